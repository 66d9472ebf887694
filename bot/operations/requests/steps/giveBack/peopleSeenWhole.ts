import { mayReadLedger } from "#core/people/access/mayReadLedger.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";

/** Returns those of the people whose leave a reader sees with every type, because the reader may see their ledger. */
export async function peopleSeenWhole(
  organizationId: string,
  people: readonly string[],
  readerId: string,
): Promise<ReadonlySet<string>> {
  const around = await peopleAround(organizationId, [...new Set([readerId, ...people])]);
  const reader = around.get(readerId);
  const sees = (id: string) => {
    const person = around.get(id);
    return person !== undefined && reader !== undefined && mayReadLedger(reader, person, around);
  };
  return new Set(people.filter(sees));
}
