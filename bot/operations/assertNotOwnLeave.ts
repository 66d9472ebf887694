import type { Transaction } from "sequelize";
import { type OwnLeave, refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";

export async function assertNotOwnLeave(
  me: Pick<Person, "id" | "organizationId">,
  personId: string,
  what: OwnLeave | readonly OwnLeave[],
  tx: Transaction,
): Promise<void> {
  const acts = [what].flat();
  if (personId !== me.id || acts.length === 0) return;
  const people = await peopleAround(me.organizationId, [me.id], tx);
  for (const act of acts) refuseOwnLeave(me.id, personId, act, people.values());
}
