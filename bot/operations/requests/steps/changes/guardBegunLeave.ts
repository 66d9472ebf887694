import { todayIn } from "#core/calendar/zones.ts";
import { assertMayGiveBack } from "#core/people/access/ownLeave.ts";
import type { People } from "#core/people/approver.ts";
import { keepsBegun } from "#core/requests/changes/changeCosts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";

/** `wanted` is null if the leave is canceled. */
interface ChangedLeave {
  person: Person;
  leave: Span;
  wanted: Span | null;
}

/**
 * Refuses (403) a change of begun days of an Admin's or Owner's leave by a person below Admin, while another Admin or
 * Owner could make it. A delegate's own role counts, because an Admin can make a password link for a delegate below
 * Admin. `people` contains all Admins and Owners.
 */
export function guardBegunLeave(
  me: Pick<Person, "role">,
  { person, leave, wanted }: ChangedLeave,
  { people, now }: { people: People; now: Date },
): void {
  if (keepsBegun(leave, wanted, todayIn(person.zone, now))) return;
  assertMayGiveBack(me, person, people.values());
}
