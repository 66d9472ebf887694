import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { Capacity } from "./transitions.ts";

/** Returns only `owner` and `admin`, because `decider` and `approver` depend on the hierarchy. */
export function capacitiesOf(person: { id: string; role: Role }, request: { userId: string }): Capacity[] {
  return [
    ...(person.id === request.userId ? (["owner"] as const) : []),
    ...(isAtLeast(person.role, "Admin") ? (["admin"] as const) : []),
  ];
}
