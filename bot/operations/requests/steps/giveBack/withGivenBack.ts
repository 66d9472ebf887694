import { todayIn } from "#core/calendar/zones.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { hasBegun, hasBegunUnder } from "#core/requests/overlaps/overlapRefusals.ts";
import { findSickOverLeave } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { amountsOf } from "./amountsGivenBack.ts";
import { leaveUnder } from "./leaveUnder.ts";
import { peopleSeenWhole } from "./peopleSeenWhole.ts";

interface Giving {
  givesBack?: readonly string[];
  givesBackBegun?: boolean;
  isHidden?: boolean;
}

export async function withGivenBack<Pending extends RequestView & { type: LeaveType }>(
  organizationId: string,
  requests: Pending[],
  { reader, now }: { reader: Person; now: Date },
): Promise<(Pending & Giving)[]> {
  const sick = requests.filter(({ type }) => type === SICK).map(({ id }) => id);
  if (sick.length === 0) return requests;
  const over = await findSickOverLeave(organizationId, sick);
  const hidesSome = (await seenTypes(reader)).hidden.length > 0;
  if (over.size === 0 && !hidesSome) return requests;
  const given = new Map<string, Giving>();
  const all = requests.filter(({ id }) => sick.includes(id));
  const people = all.map(({ userId }) => userId);
  const insiders = await peopleSeenWhole(organizationId, people, reader.id);
  for (const request of all) {
    const isHidden = !request.change && hidesSome && !insiders.has(request.userId);
    const person = over.has(request.id) || isHidden ? await findPerson(organizationId, request.userId) : undefined;
    if (!person) continue;
    const under = over.has(request.id) ? await leaveUnder(person, request, { now }) : [];
    const today = todayIn(person.zone, now);
    const isBegun = under.some(({ leave }) => hasBegunUnder(request, leave, today));
    given.set(request.id, {
      givesBack: givenBackWords(amountsOf(under), { isInsider: insiders.has(request.userId) }),
      givesBackBegun: isHidden ? hasBegun(request, today) : isBegun,
      isHidden,
    });
  }
  return requests.map((request) => ({
    givesBack: [],
    givesBackBegun: false,
    isHidden: false,
    ...given.get(request.id),
    ...request,
  }));
}
