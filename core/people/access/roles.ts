/** The roles, each with all rights of the ones before it. */
export const ROLES = ["Employee", "Manager", "Admin", "Owner"] as const;

export type Role = (typeof ROLES)[number];

/** Returns whether a role is `floor` or a higher one. */
export function isAtLeast(role: Role, floor: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(floor);
}
