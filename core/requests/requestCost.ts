import { eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { halfOn, hoursOf, type LeaveParts, type PartialDates, type PartInHours } from "#core/leave/LeaveParts.ts";
import { minuteOf, NOON } from "#core/leave/times.ts";
import {
  type Holiday,
  isClosed,
  isHolidayCounted,
  openMinutes,
  openPart,
  patternMinutes,
  patternOn,
  type WorkCalendar,
} from "#core/offices/workCalendar.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { CountingRule, PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { workedDates } from "#core/working/WorkingPattern.ts";

/** Includes both dates. `parts` is absent for whole dates and for a half day without a known half. */
export interface Span {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts?: LeaveParts | null | undefined;
}

export type Unit = Parameters<typeof minutesPer>[0];

export function requestCost(span: Span, calendar: LeaveCalendar, unit: Unit = "day"): DayCost[] {
  const dates = datesIn(calendar);
  const taken = eachDate(span.startDate, span.endDate).flatMap((date) => {
    const counted = countedPart(date, countingOf(date, calendar), dates);
    const { part, isRest } = takenPart(date, span, { counted, holiday: calendar.holidays.get(date) });
    return part > 0 ? [{ date, part, isRest }] : [];
  });
  const costs = costsInUnit(taken, calendar, unit);
  const hours = hoursOf(span);
  if (!hours) return costs;
  return costs
    .map(({ date, minutes }) => ({ date, minutes: Math.min(minutes, minutesBeside(date, hours, calendar)) }))
    .filter(({ minutes }) => minutes > 0);
}

function minutesBeside(date: IsoDate, { minutes, startTime }: PartInHours, calendar: LeaveCalendar): Minutes {
  const part = calendar.holidays.get(date)?.part;
  if (startTime === null || countingOf(date, calendar).holidays === "count") return minutes;
  const start = minuteOf(startTime);
  const inMorning = Math.min(minutes, Math.max(0, NOON - start));
  if (part === "am") return minutes - inMorning;
  return part === "pm" ? inMorning : minutes;
}

export function totalMinutes(costs: readonly DayCost[]): Minutes {
  return costs.reduce((sum, { minutes }) => sum + minutes, 0);
}

export interface LeaveCalendar extends WorkCalendar {
  /** Absent if no policy has a document. Workdays then count. */
  countingOn?: (date: IsoDate) => CountingRule;
  /** Absent, or returns undefined, if the type's unit applies. */
  unitOn?: (date: IsoDate) => PolicyDocument["unit"] | undefined;
}

export function policyCalendar(calendar: WorkCalendar, accrual: CaseOfTerms): LeaveCalendar {
  if (!usesLots(accrual)) return calendar;
  const documentOn = (date: IsoDate) => termsAt(accrual, date).document;
  return {
    ...calendar,
    countingOn: (date) => documentOn(date)?.counting ?? {},
    unitOn: (date) => documentOn(date)?.unit,
  };
}

export function countingOf(date: IsoDate, calendar: LeaveCalendar): CountingRule {
  const rule = calendar.countingOn?.(date) ?? {};
  if (isClosed(date, calendar)) return { ...rule, holidays: "skip" };
  return { ...rule, holidays: rule.holidays ?? (isHolidayCounted(date, calendar) ? "count" : "skip") };
}

export function datesIn(calendar: WorkCalendar): PersonDates {
  return {
    isWorked: (date) => patternMinutes(date, calendar) > 0,
    openPart: (date) => openPart(date, calendar),
  };
}

export interface PersonDates {
  isWorked: (date: IsoDate) => boolean;
  /** Returns the part of a date that no holiday covers, counted as 0, 0.5, or 1. */
  openPart: (date: IsoDate) => number;
}

export function countedPart(date: IsoDate, rule: CountingRule, dates: PersonDates): number {
  if (!isCounted(date, rule, dates)) return 0;
  return rule.holidays === "count" ? 1 : dates.openPart(date);
}

function isCounted(date: IsoDate, { days = "working" }: CountingRule, { isWorked }: PersonDates): boolean {
  if (days === "calendar") return true;
  return days === "mondayToSaturday" ? weekdayOf(date) <= 6 : isWorked(date);
}

export interface TakenPart {
  part: number;
  /** The afternoon costs the rest after the morning, so that both halves together cost as much as the whole date. */
  isRest: boolean;
}

/** `counted` is the part of the date that counts, for example 0.5 on a half holiday. */
export function takenPart(
  date: IsoDate,
  leave: PartialDates,
  { counted, holiday }: { counted: number; holiday: Pick<Holiday, "part"> | undefined },
): TakenPart {
  const half = halfOn(date, leave);
  const isOfHours = holiday?.part === "hours";
  if (half === "full") {
    const most = leave.isHalfDay ? 0.5 : 1;
    return { part: isOfHours ? counted * most : Math.min(counted, most), isRest: false };
  }
  if (counted === 0.5 && !isOfHours) return { part: holiday?.part === half ? 0 : 0.5, isRest: false };
  return { part: counted / 2, isRest: half === "pm" };
}

interface TakenDate extends TakenPart {
  date: IsoDate;
}

function costsInUnit(taken: readonly TakenDate[], calendar: LeaveCalendar, unit: Unit): DayCost[] {
  const weeks = roundedSums();
  const costOf = ({ date, part, isRest }: TakenDate): Minutes => {
    const unitOn = calendar.unitOn?.(date) ?? unit;
    if (unitOn === "week") return weeks((part * minutesPer("week")) / datesPerWeek(date, calendar));
    const isInHours = unitOn === "hour" || calendar.countingOn?.(date).in === "hours";
    const amount = isInHours ? part * minutesInHours(date, calendar) : part * minutesPer(unitOn);
    return isRest ? Math.floor(amount) : Math.ceil(amount);
  };
  return taken.map((each) => ({ date: each.date, minutes: costOf(each) })).filter(({ minutes }) => minutes > 0);
}

function minutesInHours(date: IsoDate, calendar: LeaveCalendar): number {
  if (countingOf(date, calendar).holidays === "count") return patternMinutes(date, calendar);
  return openMinutes(date, calendar) / openPart(date, calendar);
}

/** Rounds running sums, so that a whole week costs exactly one week. */
function roundedSums(): (amount: number) => Minutes {
  let exact = 0;
  let charged: Minutes = 0;
  return (amount) => {
    exact += amount;
    const minutes = Math.floor(exact + 0.5 + 1e-9) - charged;
    charged += minutes;
    return minutes;
  };
}

function datesPerWeek(date: IsoDate, calendar: LeaveCalendar): number {
  const { days = "working" } = countingOf(date, calendar);
  if (days !== "working") return days === "calendar" ? 7 : 6;
  const pattern = patternOn(date, calendar.patterns);
  return workedDates(pattern) / pattern.weeks.length;
}
