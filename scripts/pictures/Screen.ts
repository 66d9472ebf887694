import type { Role } from "#core/people/access/roles.ts";
import type { Prepare } from "./screenSteps.ts";

/** May be a dialog on a screen. */
export interface Screen {
  name: string;
  /** Undefined if signed out. */
  as?: Role;
  path: string;
  heading: string | RegExp;
  /** Runs before the page opens, to replace the demo's responses. */
  arrange?: Prepare;
  prepare?: Prepare;
  /** The path of the page that the steps open, with the names of its parameters, if they open another page. */
  opens?: string;
  /** Pictures show the whole page after the steps, including what is below the window. */
  isWhole?: true;
  /** Another screen has the same components, so only the long test run (SOAK) visits this one. */
  isVariant?: true;
}
