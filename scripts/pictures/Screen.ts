import type { Role } from "#core/people/access/roles.ts";
import type { Prepare } from "./screenSteps.ts";

export interface Screen {
  name: string;
  as?: Role;
  path: string;
  heading: string | RegExp;
  /** Runs before the page opens, to replace the demo's responses. */
  arrange?: Prepare;
  prepare?: Prepare;
  /** If the steps open another page, its path with the names of its parameters. */
  opens?: string;
  isWhole?: true;
  /** Only the long test run (SOAK) visits variants. */
  isVariant?: true;
}
