import type { Transaction } from "sequelize";
import { isAtLeast } from "#core/people/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import type { Person } from "#db/queries/person.ts";

/** Refuses (403) to change what one oneself may take off, while another Admin or Owner could do it. */
export async function assertNotOwnBalance(me: Person, personId: string, tx: Transaction): Promise<void> {
  if (personId !== me.id) return;
  const people = await peopleAround(me.organizationId, [me.id], tx);
  const others = [...people.values()].filter(
    ({ id, role, isActive }) => id !== me.id && isActive && isAtLeast(role, "Admin"),
  );
  if (others.length > 0) {
    throw new Refusal("forbidden", "own_balance", "Ask another Admin or Owner to adjust your own balance");
  }
}
