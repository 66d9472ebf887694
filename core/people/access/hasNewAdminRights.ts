import { isAtLeast, type Role } from "./roles.ts";

interface Member {
  role: Role;
  isActive: boolean;
}

/**
 * Returns whether a change makes a person an active Admin or Owner, or an Admin an Owner; `before` is null for a new
 * person.
 */
export function hasNewAdminRights(before: Member | null, { role, isActive }: Member): boolean {
  if (!isActive || !isAtLeast(role, "Admin")) return false;
  return before === null || !before.isActive || !isAtLeast(before.role, role);
}
