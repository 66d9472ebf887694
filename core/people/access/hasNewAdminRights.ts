import { isAtLeast, type Role } from "./roles.ts";

interface Member {
  role: Role;
  isActive: boolean;
}

export function hasNewAdminRights(before: Member | null, { role, isActive }: Member): boolean {
  if (!isActive || !isAtLeast(role, "Admin")) return false;
  return before === null || !before.isActive || !isAtLeast(before.role, role);
}
