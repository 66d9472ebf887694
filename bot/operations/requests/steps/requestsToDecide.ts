import { mayDecide } from "#core/people/approver.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import type { PendingScope } from "#db/queries/requests/teamRequests.ts";
import { isUpToDate, seenUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { readInTurn } from "#bot/operations/turns/readInTurn.ts";
import { teamRequests, type TeamRequests } from "./teamRequests.ts";

/**
 * Returns the pending requests that a person may decide. First posts for people who aren't up to date, which happens
 * between midnight and the scheduler's next tick.
 */
export async function requestsToDecide(me: Person, now: Date): Promise<TeamRequests> {
  const { organizationId, leaveYearStartsIn, zone } = me;
  const scope = await scopeOf(me);
  const at = { now, zone, leaveYearStartsIn };
  const load = () => readInTurn(organizationId, () => teamRequests(organizationId, scope, at));
  const found = await load();
  const behind = found.requests.flatMap(({ posting, userId }) => (isUpToDate(posting, now) ? [] : userId));
  if (behind.length === 0) return found;
  for (const id of new Set(behind)) {
    const person = await findPerson(organizationId, id);
    if (person) await seenUpToDate(person, now);
  }
  return load();
}

/**
 * Returns the scope of the requests that a person may decide: for an Admin or Owner, everyone else's, and their own
 * only if nobody else can decide them; for a Manager, those of people below them, and the steps that are theirs.
 */
async function scopeOf(me: Person): Promise<PendingScope> {
  if (!isAtLeast(me.role, "Admin")) return { of: me.hasPolicyDocuments ? "decidable" : "below", userId: me.id };
  const people = await peopleAround(me.organizationId, [me.id]);
  const self = people.get(me.id);
  return self && mayDecide(self, self, people) ? { of: "everyone" } : { of: "everyone but", userId: me.id };
}
