import { isAtLeast, type Role } from "#core/people/access/roles.ts";

/**
 * Returns which teams a person sees: their own teams; for Managers also those of the people below them; for Admins and
 * Owners all teams.
 */
export function teamScope({ id, role }: { id: string; role: Role }) {
  return { viewerId: id, andBelow: isAtLeast(role, "Manager"), all: isAtLeast(role, "Admin") };
}
