import { SICK } from "#core/leave/LeaveType.ts";
import type { DaysGivenBack } from "#core/requests/whatIf/balancesIfApproved.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findSickOverLeave } from "#db/queries/requests/givenBack.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { leaveUnder } from "./leaveUnder.ts";

/** The requesters must be up to date. */
export async function daysGivenBack(
  { organizationId }: Pick<Person, "organizationId">,
  requests: readonly RequestView[],
  now: Date,
): Promise<DaysGivenBack[]> {
  const sick = requests.filter(({ type }) => type === SICK);
  if (sick.length === 0) return [];
  const over = await findSickOverLeave(
    organizationId,
    sick.map(({ id }) => id),
  );
  const giving = sick.filter(({ id }) => over.has(id));
  const ids = giving.map(({ userId }) => userId);
  const people = new Map((await findPeopleById(organizationId, ids)).map((person) => [person.id, person]));
  const given: DaysGivenBack[] = [];
  for (const { userId, ...request } of giving) {
    const person = people.get(userId);
    const under = person ? await leaveUnder(person, request, { now }) : [];
    for (const { leave, rests } of under) {
      const left = rests.flatMap(({ dayCosts }) => dayCosts).map(({ date, minutes }) => ({ date, minutes: -minutes }));
      given.push({ userId, type: leave.type, days: [...leave.dayCosts, ...left], accrual: leave.accrual });
    }
  }
  return given;
}
