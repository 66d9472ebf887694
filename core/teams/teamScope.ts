import { isAtLeast, type Role } from "#core/people/access/roles.ts";

export function teamScope({ id, role }: { id: string; role: Role }) {
  return { viewerId: id, andBelow: isAtLeast(role, "Manager"), all: isAtLeast(role, "Admin") };
}
