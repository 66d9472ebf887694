import { isAbove, isAdmin } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";

/**
 * Returns those of the people whose leave a reader sees with every type: the reader and the people below them, and
 * everyone for Admins and Owners.
 */
export async function peopleSeenWhole(
  organizationId: string,
  people: readonly string[],
  readerId: string,
): Promise<ReadonlySet<string>> {
  const around = await peopleAround(organizationId, [...new Set([readerId, ...people])]);
  const reader = around.get(readerId);
  const sees = (id: string) => {
    const person = around.get(id);
    return person !== undefined && reader !== undefined && (isAdmin(reader) || isAbove(reader, person, around));
  };
  return new Set(people.filter((id) => id === readerId || sees(id)));
}
