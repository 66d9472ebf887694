import { isAtLeast, type Role } from "#core/people/access/roles.ts";

/**
 * Returns the teams that a person sees, as conditions for queries: their own; for Managers, also those of the people
 * below them; for Admins and Owners, all.
 */
export function teamScope({ id, role }: { id: string; role: Role }) {
  return { viewerId: id, andBelow: isAtLeast(role, "Manager"), all: isAtLeast(role, "Admin") };
}
