import { isAtLeast, type Role } from "./roles.ts";

/** Returns whether a role may see other people's employment dates, working hours, and allowance. */
export function seesEmployment(role: Role): boolean {
  return isAtLeast(role, "Manager");
}
