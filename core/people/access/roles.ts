/** The roles, each with all that the ones before it may do. */
export const ROLES = ["Employee", "Manager", "Admin", "Owner"] as const;

/** What somebody is in their organisation. */
export type Role = (typeof ROLES)[number];

/** Whether a role is that of `floor` or above it. */
export function isAtLeast(role: Role, floor: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(floor);
}
