import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RecountedDate } from "#core/ledger/recountedLedger.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findPeopleWithLeave } from "#db/queries/people/people.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { findLeaveToCome } from "#db/queries/requests/findLeaveToCome.ts";
import { calendarsOf } from "#bot/operations/requests/steps/calendar/calendarsOf.ts";
import { LAST_ZONE } from "#bot/operations/requests/steps/recostRequests.ts";
import { recostedLeave } from "#bot/operations/requests/steps/recostedLeave.ts";

interface Recounting {
  tx: Transaction;
  now: Date;
}

export async function recountedDates(
  organizationId: string,
  type: LeaveType,
  caseOf: ReadonlyMap<string, AccrualCase>,
  { tx, now }: Recounting,
): Promise<ReadonlyMap<string, RecountedDate[]>> {
  const from = todayIn(LAST_ZONE, now);
  const since = [...caseOf.keys()].map((id) => ({ id, from }));
  const people = await findPeopleById(organizationId, await findPeopleWithLeave(organizationId, since, tx), tx);
  const byId = new Map(people.map((person) => [person.id, person]));
  const found = await findLeaveToCome(
    organizationId,
    people.map(({ id }) => ({ id, from })),
    null,
    tx,
  );
  const leave = found.flatMap((request) => {
    const person = byId.get(request.userId);
    return person && request.type === type && request.status === "approved" ? { request, person } : [];
  });
  const caseIn = (id: string) => {
    const accrual = caseOf.get(id);
    if (!accrual) throw new Error("A person has no accrual case");
    return accrual;
  };
  const calendarOf = await calendarsOf(organizationId, leave, tx);
  const dates = new Map<string, RecountedDate[]>();
  for (const { request, person, changes } of await recostedLeave(leave, { caseOf: caseIn, calendarOf }, { now })) {
    if (!changes) continue;
    const costs = new Map(request.dayCosts.map(({ date, minutes }) => [date, minutes]));
    const changed = [...changes.written, ...changes.removed.map((date) => ({ date, minutes: 0 }))];
    const recounted = changed.map(({ date, minutes }) => ({ date, minutes, was: costs.get(date) ?? 0 }));
    dates.set(person.id, [...(dates.get(person.id) ?? []), ...recounted]);
  }
  return dates;
}
