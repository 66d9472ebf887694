import { todayIn } from "#core/calendar/zones.ts";
import type { Authority } from "#core/delegations/authorityOf.ts";
import { assertMayGiveBack } from "#core/people/access/ownLeave.ts";
import type { People } from "#core/people/approver.ts";
import { keepsBegun } from "#core/requests/changes/changeCosts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";

/** A change of a person's approved leave; `wanted` is null if the leave is canceled. */
interface ChangedLeave {
  person: Person;
  leave: Span;
  wanted: Span | null;
}

/**
 * Refuses (403) a change of begun days of an Admin's or Owner's leave by a person below Admin, while another Admin or
 * Owner could make it, unless the person below Admin acts for an Admin or Owner. `people` contains those who may decide
 * the requests of `person`, and all Admins and Owners.
 */
export function guardBegunLeave(
  me: Pick<Person, "role">,
  { person, leave, wanted }: ChangedLeave,
  { authority, people, now }: { authority: Authority; people: People; now: Date },
): void {
  if (keepsBegun(leave, wanted, todayIn(person.zone, now))) return;
  const { delegation } = authority;
  const decider = delegation ? people.get(delegation.approverId) : me;
  assertMayGiveBack(decider ?? me, person, people.values());
}
