import type { Role } from "#core/people/access/roles.ts";
import type { Prepare } from "./screenSteps.ts";

/** A screen, or a dialog on one, and the steps that lead to it. */
export interface Screen {
  name: string;
  /** The viewer's role; undefined if signed out. */
  as?: Role;
  path: string;
  /** The heading of the page. */
  heading: string | RegExp;
  /** Runs before the page is opened, to replace responses of the demo. */
  arrange?: Prepare;
  /** Steps on the page that lead to this state. */
  prepare?: Prepare;
  /** True if another screen has the same parts, so that only the long form of the tests visits this one. */
  isVariant?: true;
}
