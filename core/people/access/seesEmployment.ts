import { isAtLeast, type Role } from "./roles.ts";

/** Returns whether a role sees the employment dates, the working hours, and the allowance of other people. */
export function seesEmployment(role: Role): boolean {
  return isAtLeast(role, "Manager");
}
