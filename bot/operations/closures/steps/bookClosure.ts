import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { groupBy } from "#core/groupBy.ts";
import { isWithin } from "#core/requests/changes/changeCosts.ts";
import { findApprovedSickLeave } from "#db/queries/requests/givenBack.ts";
import { giveBackNewLeave } from "#bot/operations/requests/steps/giveBack/giveBackLeave.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { whileEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { policyCalendar, requestCost, totalMinutes } from "#core/requests/requestCost.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { announceEach } from "#bot/operations/notifications/steps/announce.ts";
import { calendarsOf } from "#bot/operations/requests/steps/calendar/calendarsOf.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

export interface ChargedClosure {
  id: string;
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  charged: string;
  unit: LeaveUnit;
}

export type ClosureCost = Awaited<ReturnType<typeof closureCosts>>[number];

/** The people must be locked and up to date. */
export async function closureCosts(
  organizationId: string,
  closure: ChargedClosure,
  people: readonly Person[],
  { tx, now }: { tx: Transaction; now: Date },
) {
  const { startDate, endDate, charged, unit } = closure;
  const caseOf = await casesOf(organizationId, people, tx);
  const request = { startDate, endDate, isHalfDay: false, isClosure: true };
  const leave = people.map((person) => ({ person, request }));
  const calendarOf = await calendarsOf(organizationId, leave, tx);
  const ids = people.map(({ id }) => id);
  const sickOf = groupBy(await findApprovedSickLeave(organizationId, ids, closure, tx), ({ userId }) => userId);
  return mapWithPauses(people, (person) => {
    const accrual = caseOf(person.id, charged);
    const lastYear = leaveYearOf(todayIn(person.zone, now), accrual.startsIn) + 1;
    const costs = requestCost(request, policyCalendar(calendarOf(person, request), accrual), unit);
    const sick = charged === SICK ? [] : (sickOf.get(person.id) ?? []);
    const opening = leaveYearStart(accrual.opening, accrual.startsIn);
    const dayCosts = whileEmployed(costs, accrual).filter(({ date }) => date >= opening);
    return { person, accrual, dayCosts, sick, isTooFar: leaveYearOf(endDate, accrual.startsIn) > lastYear };
  });
}

export function costsBesideSick({ dayCosts, sick }: Pick<ClosureCost, "dayCosts" | "sick">): DayCost[] {
  const isSick = (date: IsoDate) =>
    sick.some((leave) => isWithin({ ...ONE_DATE, startDate: date, endDate: date }, leave));
  return dayCosts.filter(({ date }) => !isSick(date));
}

export const BOOKED_FOR = "Company closure: ";

const ONE_DATE = { isHalfDay: false };

export async function bookClosure(
  organizationId: string,
  { id: closureId, name, startDate, endDate, charged: type }: ChargedClosure,
  costs: readonly ClosureCost[],
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string | null },
): Promise<string[]> {
  const booked = await mapWithPauses(costs, ({ person, accrual, dayCosts, sick }) => {
    const id = newId();
    const isUnlimitedOn = (date: IsoDate) => termsAt(accrual, date).isUnlimited;
    const entries = usageEntries({ id, type, dayCosts }, accrual.startsIn, isUnlimitedOn);
    return { id, person, accrual, dayCosts, sick, entries: entries.map((entry) => ({ ...entry, requestId: id })) };
  });
  const decision = { status: "approved" as const, decidedAt: now, decisionReason: `${BOOKED_FOR}${name}` };
  const requests = booked.map(({ id, person, dayCosts }) => ({
    id,
    organizationId,
    userId: person.id,
    type,
    startDate,
    endDate,
    isHalfDay: false,
    minutes: totalMinutes(dayCosts),
    closureId,
    submittedAt: now,
    updatedAt: now,
    ...decision,
  }));
  await insertManyRows(PtoRequest, requests, tx);
  const days = booked.flatMap(({ id: requestId, accrual, dayCosts }) =>
    dayCosts.map((day) => ({ organizationId, requestId, leaveYear: leaveYearOf(day.date, accrual.startsIn), ...day })),
  );
  if (days.length > 0) await insertManyRows(PtoRequestDay, days, tx);
  const sets = booked.map(({ person, entries }) => ({ people: [person.id], entries }));
  await insertEntrySets(organizationId, sets, { now, actorId, existing: "none" }, tx);
  await correctAfterPosting(organizationId, booked, { tx, now });
  for (const { person, sick } of booked) {
    for (const leave of sick) await giveBackNewLeave(person, leave, { tx, now });
  }
  const entered = booked.map(({ id, person, dayCosts, sick }) => {
    const payload = { requestId: id, isRecorded: true, ...(actorId !== null && { actorId }) };
    const announcement = { organizationId, event: "request.entered", key: id, payload } as const;
    return { announcement, people: totalMinutes(costsBesideSick({ dayCosts, sick })) === 0 ? [] : [person] };
  });
  await announceEach(entered, { tx, now });
  return booked.map(({ id }) => id);
}
