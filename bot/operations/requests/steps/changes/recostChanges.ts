import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { DateRange } from "#core/requests/cost/addedEmployment.ts";
import { costChanges } from "#core/requests/cost/costChanges.ts";
import { reservedDays } from "#core/requests/changes/changeCosts.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findChangesToCome } from "#db/queries/requests/changes.ts";
import { storeChangeDays } from "#db/queries/requests/storeChange.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { calendarsOf } from "../calendar/calendarsOf.ts";
import { costWhileEmployed } from "../recostedLeave.ts";

/** The leave that the changes apply to must already be recalculated. */
export async function recostChanges(
  organizationId: string,
  people: readonly Person[],
  { tx, now, again }: { tx: Transaction; now: Date; again?: ReadonlyMap<string, readonly DateRange[]> },
): Promise<{ request: { id: string; status: "pending" }; person: Person }[]> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const found = await findChangesToCome(organizationId, [...byId.keys()], tx);
  const waiting = found.flatMap((request) => {
    const person = byId.get(request.userId);
    return person ? { request, person } : [];
  });
  if (waiting.length === 0) return [];
  const caseOf = await casesOf(organizationId, [...new Set(waiting.map(({ person }) => person))], tx);
  const calendarOf = await calendarsOf(organizationId, waiting, tx);
  const recosted: Awaited<ReturnType<typeof recostChanges>> = [];
  for (const { request, person } of waiting) {
    const { id, type, days: stored, leave, isCancellation } = request;
    const accrual = caseOf(person.id, type);
    const dayCosts = isCancellation
      ? []
      : costWhileEmployed(request, stored, {
          accrual,
          calendar: calendarOf(person, { type }),
          today: todayIn(person.zone, now),
          again: again?.get(person.id),
          lastDay: person.endDate ?? request.endDate,
        });
    const days = reservedDays(leave.dayCosts, dayCosts);
    const leaveYear = (date: string) => leaveYearOf(date, accrual.startsIn);
    const leaveMinutes = leave.dayCosts.reduce((sum, { minutes }) => sum + minutes, 0);
    await storeChangeDays(
      { organizationId, id, leaveMinutes },
      days.map((day) => ({ ...day, leaveYear: leaveYear(day.date) })),
      tx,
    );
    if (costChanges(stored, dayCosts)) recosted.push({ request: { id, status: "pending" }, person });
  }
  return recosted;
}
