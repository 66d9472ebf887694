import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import { type AccrualCase, isEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { type DateRange, isWithin } from "#core/requests/cost/addedEmployment.ts";
import { type CostChanges, costChanges } from "#core/requests/cost/costChanges.ts";
import { policyCalendar, type Span, type Unit } from "#core/requests/requestCost.ts";
import { recost } from "#core/requests/cost/recost.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { LeaveToCome } from "#db/queries/requests/findLeaveToCome.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { calendarsOf } from "./calendar/calendarsOf.ts";

interface LeaveOfPerson {
  request: LeaveToCome;
  person: Person;
}

export interface Recosted extends LeaveOfPerson {
  dayCosts: DayCost[];
  changes: CostChanges | null;
}

export interface CostSources {
  caseOf: (personId: string, type: LeaveType) => AccrualCase;
  calendarOf: Awaited<ReturnType<typeof calendarsOf>>;
}

interface By {
  now: Date;
  again?: ReadonlyMap<string, readonly DateRange[]>;
}

export function recostedLeave(
  leave: readonly LeaveOfPerson[],
  { caseOf, calendarOf }: CostSources,
  by: By,
): Promise<Recosted[]> {
  return mapWithPauses(leave, ({ request, person }) => {
    const dayCosts = costNow(request, person, { calendar: calendarOf(person, request), ...by }, caseOf);
    return { request, person, dayCosts, changes: costChanges(request.dayCosts, dayCosts) };
  });
}

function costNow(
  request: LeaveToCome,
  person: Person,
  { calendar, now, again }: By & { calendar: WorkCalendar },
  caseOf: CostSources["caseOf"],
): DayCost[] {
  return costWhileEmployed(request, request.dayCosts, {
    accrual: caseOf(person.id, request.type),
    calendar,
    today: todayIn(person.zone, now),
    again: again?.get(person.id),
    // Leave can't extend past the end of the employment in which it began.
    lastDay: request.employmentEnd ?? person.endDate ?? request.endDate,
  });
}

export function costWhileEmployed(
  leave: Span & { unit: Unit },
  stored: readonly DayCost[],
  {
    accrual,
    calendar,
    today,
    again = [],
    lastDay,
  }: {
    accrual: AccrualCase;
    calendar: WorkCalendar;
    today: IsoDate;
    again: readonly DateRange[] | undefined;
    lastDay: IsoDate;
  },
): DayCost[] {
  return recost(leave, stored, policyCalendar(calendar, accrual), today, again).filter(({ date }) => {
    const isKept = date <= today && !isWithin(date, again);
    return date <= lastDay && (isKept || isEmployed(accrual, date));
  });
}
