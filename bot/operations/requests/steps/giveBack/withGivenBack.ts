import { todayIn } from "#core/calendar/dates.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { hasBegunUnder } from "#core/requests/giveBack/givesBackBegun.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findSickOverLeave } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { amountsOf } from "./amountsGivenBack.ts";
import { leaveUnder } from "./leaveUnder.ts";
import { peopleSeenWhole } from "./peopleSeenWhole.ts";

/** What the approval of pending sick leave would give back of other leave. */
interface Giving {
  /** Sentences, as the reader may see them. */
  givesBack?: readonly string[];
  /** True if days of that leave have begun. */
  givesBackBegun?: boolean;
}

/** Adds to pending sick leave what its approval would give back of other leave, for a reader. */
export async function withGivenBack<Pending extends RequestView & { type: LeaveType }>(
  organizationId: string,
  requests: Pending[],
  { readerId, now }: { readerId: string; now: Date },
): Promise<(Pending & Giving)[]> {
  const sick = requests.filter(({ type, change }) => type === SICK && !change).map(({ id }) => id);
  if (sick.length === 0) return requests;
  const over = await findSickOverLeave(organizationId, sick);
  if (over.size === 0) return requests;
  const given = new Map<string, Giving>();
  const giving = requests.filter(({ id }) => over.has(id));
  const people = giving.map(({ userId }) => userId);
  const insiders = await peopleSeenWhole(organizationId, people, readerId);
  for (const request of giving) {
    const person = await findPerson(organizationId, request.userId);
    if (!person) continue;
    const under = await leaveUnder(person, request, { now });
    const today = todayIn(person.zone, now);
    given.set(request.id, {
      givesBack: givenBackWords(amountsOf(under), { isInsider: insiders.has(request.userId) }),
      givesBackBegun: under.some(({ leave }) => hasBegunUnder(request, leave, today)),
    });
  }
  return requests.map((request) => ({ givesBack: [], givesBackBegun: false, ...given.get(request.id), ...request }));
}
