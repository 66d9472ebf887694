import type { Transaction } from "sequelize";
import { mayReadLedger } from "#core/people/access/mayReadLedger.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";

export async function peopleSeenWhole(
  organizationId: string,
  people: readonly string[],
  readerId: string,
  tx?: Transaction,
): Promise<ReadonlySet<string>> {
  const around = await peopleAround(organizationId, [...new Set([readerId, ...people])], tx);
  const reader = around.get(readerId);
  const sees = (id: string) => {
    const person = around.get(id);
    return person !== undefined && reader !== undefined && mayReadLedger(reader, person, around);
  };
  return new Set(people.filter(sees));
}
