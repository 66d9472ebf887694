import { eachDate, type IsoDate, latest } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { patternsOf, workCalendar } from "#core/offices/workCalendar.ts";
import { policyCalendar, requestCost } from "#core/requests/requestCost.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { findHolidays } from "#db/queries/offices/holidays.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

export type OwnCosts = ReadonlyMap<LeaveType, readonly DayCost[]>;

/** Returns an empty map unless `me` is an Admin and the office is their own. */
export async function ownCosts(
  { me, today, tx }: Pick<WriteContext, "me" | "today" | "tx">,
  officeId: string,
  from: IsoDate | null = null,
): Promise<OwnCosts> {
  if (me.role !== "Admin" || me.effectiveOfficeId !== officeId) return new Map();
  const { organizationId } = me;
  const [person] = await findPeopleById(organizationId, [me.id], tx);
  const office = await findAccrualOffice(organizationId, officeId, tx);
  if (!person || !office) throw new Error("A person or their office is missing");
  const holidays = await findHolidays(organizationId, officeId, undefined, tx);
  const calendar = workCalendar(holidays, person.countHolidays, patternsOf(person));
  const caseOf = await casesOf(organizationId, [person], tx);
  const types = (await findLeaveTypes(organizationId, tx)).filter(({ key }) => office.types.includes(key));
  const costs = await mapWithPauses(types, ({ key, unit }): [LeaveType, DayCost[]] => {
    const accrual = caseOf(me.id, key);
    const { startsIn } = accrual;
    const first = latest(leaveYearStart(leaveYearOf(today, startsIn), startsIn), from ?? "");
    const last = leaveYearEnd(leaveYearOf(first, startsIn) + 1, startsIn);
    const ofType = policyCalendar(calendar, accrual);
    // Computes the cost of each date separately, because costs in weeks are rounded together.
    const costOf = (date: IsoDate) => requestCost({ startDate: date, endDate: date, isHalfDay: false }, ofType, unit);
    return [key, eachDate(first, last).flatMap(costOf)];
  });
  return new Map(costs);
}
