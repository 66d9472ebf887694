import { isAtLeast, type Role } from "./roles.ts";

export function seesEmployment(role: Role): boolean {
  return isAtLeast(role, "Manager");
}
