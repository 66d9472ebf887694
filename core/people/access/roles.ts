import type { LeaveTypeView, TypeRequesters } from "#core/leave/LeaveTypeView.ts";

/** Each role has all rights of the roles before it. */
export const ROLES = ["Employee", "Manager", "Admin", "Owner"] as const;

export type Role = (typeof ROLES)[number];

export function isAtLeast(role: Role, floor: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(floor);
}

const REQUESTERS_FROM: Record<TypeRequesters, Role> = { everyone: "Employee", managers: "Manager", admins: "Admin" };

export function isRequestable(
  { requestableBy, archived }: Pick<LeaveTypeView, "requestableBy" | "archived">,
  role: Role,
): boolean {
  return !archived && isAtLeast(role, REQUESTERS_FROM[requestableBy]);
}

export function aRole(role: Role): string {
  return role === "Manager" ? "a Manager" : `an ${role}`;
}
