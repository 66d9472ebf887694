import { addDays, eachDate, earliest, type IsoDate, latest } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { hoursOf, partsOfDates } from "#core/leave/LeaveParts.ts";
import { type CaseOfEmployment, whileEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { type LeaveCalendar, requestCost, type Span, type Unit } from "../requestCost.ts";

export interface BookedLeave extends Span {
  dayCosts: readonly DayCost[];
}

/** `extra` is the number of minutes beyond those that the approved leave reserves. */
export interface ChangedDay extends DayCost {
  extra: number;
}

export function changedCosts(
  leave: BookedLeave,
  wanted: Span | null,
  {
    calendar,
    accrual,
    unit,
    today,
  }: { calendar: LeaveCalendar; accrual: CaseOfEmployment; unit: Unit; today: IsoDate },
): DayCost[] {
  if (!wanted) return [];
  const isKept = ({ date }: DayCost) =>
    date <= today && isIn(date, leave) && partOn(date, leave) === partOn(date, wanted);
  const fresh = whileEmployed(requestCost(wanted, calendar, unit), accrual).filter((day) => !isKept(day));
  return [...leave.dayCosts.filter(isKept), ...fresh].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Until the decision, each date reserves the larger of the two costs. */
export function reservedDays<Day extends DayCost>(
  booked: readonly DayCost[],
  wanted: readonly Day[],
): (Day & ChangedDay)[] {
  const before = new Map(booked.map(({ date, minutes }) => [date, minutes]));
  return wanted.map((day) => ({ ...day, extra: Math.max(0, day.minutes - (before.get(day.date) ?? 0)) }));
}

export function addedDates(leave: Span, wanted: Span): { startDate: IsoDate; endDate: IsoDate }[] {
  const before = { startDate: wanted.startDate, endDate: earliest(wanted.endDate, addDays(leave.startDate, -1)) };
  const after = { startDate: latest(wanted.startDate, addDays(leave.endDate, 1)), endDate: wanted.endDate };
  return [before, after].filter(({ startDate, endDate }) => startDate <= endDate);
}

export function spanOf({ startDate, endDate, isHalfDay, parts = null }: Span) {
  return { startDate, endDate, isHalfDay, parts };
}

export function keepsPast(leave: Span, wanted: Span, today: IsoDate): boolean {
  const past = eachDate(earliest(leave.startDate, wanted.startDate), addDays(today, -1));
  return past.every((date) => partOn(date, leave) === partOn(date, wanted));
}

export function keepsBegun(leave: Span, wanted: Span | null, today: IsoDate): boolean {
  const begun = eachDate(leave.startDate, earliest(leave.endDate, today));
  return begun.every((date) => wanted !== null && partOn(date, leave) === partOn(date, wanted));
}

export function isWithin(span: Span, leave: Span): boolean {
  if (!isIn(span.startDate, leave) || !isIn(span.endDate, leave)) return false;
  return eachDate(span.startDate, span.endDate).every((date) => {
    const part = partOn(date, leave);
    return part === partOn(date, { startDate: date, endDate: date, isHalfDay: false }) || part === partOn(date, span);
  });
}

function partOn(date: IsoDate, span: Span): string | undefined {
  if (!isIn(date, span)) return undefined;
  const { startPart, endPart } = partsOfDates(span);
  const hours = hoursOf(span);
  const half = `${span.isHalfDay} ${date === span.startDate ? startPart : "full"} ${date === span.endDate ? endPart : "full"}`;
  return hours ? `${half} ${hours.minutes} ${hours.startTime}` : half;
}

function isIn(date: IsoDate, { startDate, endDate }: Span): boolean {
  return startDate <= date && date <= endDate;
}
