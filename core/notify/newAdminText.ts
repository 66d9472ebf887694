import type { Role } from "#core/people/access/roles.ts";

export interface NewAdmin {
  name: string;
  role: Role;
  byName: string | null;
  isInvited: boolean;
}

export function newAdminText({ name, role }: Pick<NewAdmin, "name" | "role">): string {
  return `${name} is now an ${role}`;
}

export function newAdminByText({ byName, isInvited }: Pick<NewAdmin, "byName" | "isInvited">): string {
  const actor = byName ?? "A former Admin or Owner";
  return isInvited ? `${actor} invited them.` : `${actor} gave them this role.`;
}
