import { approverOf, type People } from "#core/people/approver.ts";
import { otherAdminNames } from "./approverOfBegun.ts";

export const SELF = "You (no other Admin or Owner)";

export function approverName(personId: string, people: People, self: string): string {
  const person = people.get(personId);
  const approver = person && approverOf(person, people);
  return approver?.name ?? (otherAdminNames(personId, people) || self);
}
