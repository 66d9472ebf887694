import type { Role } from "#core/people/access/roles.ts";
import type { Prepare } from "./screenSteps.ts";

export interface Screen {
  name: string;
  as?: Role;
  path: string;
  heading: string | RegExp;
  arrange?: Prepare;
  prepare?: Prepare;
  opens?: string;
  isWhole?: true;
  isVariant?: true;
}
