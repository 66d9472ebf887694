import { approverOf, type People } from "#core/people/approver.ts";
import { otherAdminNames } from "./approverOfBegun.ts";

export const SELF = "You (no other Admin or Owner)";

/**
 * Names the people who decide a person's request (`mayDecide`): the approver or, without one, the other Admins and
 * Owners. If there are none either, the person decides; returns `self` then.
 */
export function approverName(personId: string, people: People, self: string): string {
  const person = people.get(personId);
  const approver = person && approverOf(person, people);
  return approver?.name ?? (otherAdminNames(personId, people) || self);
}
