import { type SeenTypes, typesSeenByColleagues } from "#core/leaveTypes/seenType.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import type { Person } from "#db/queries/people/person.ts";

export async function seenTypes(person: Person): Promise<SeenTypes> {
  return typesSeenByColleagues(await currentLeaveTypes(person));
}
