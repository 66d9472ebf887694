import { type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { isClosed, openPart, patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import type { CountingRule, PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";

/** The calendar of a person's leave of a type. */
export interface LeaveCalendar extends WorkCalendar {
  /** Returns the counting rule of a date; absent if no policy is a document, so that workdays count. */
  countingOn?: (date: IsoDate) => CountingRule;
  /** Returns the unit of the policy on a date; undefined or absent if the type's unit applies. */
  unitOn?: (date: IsoDate) => PolicyDocument["unit"] | undefined;
}

/** Returns a person's calendar with the counting rules and units of the policies in force on each date. */
export function policyCalendar(calendar: WorkCalendar, accrual: CaseOfTerms): LeaveCalendar {
  if (!usesLots(accrual)) return calendar;
  const documentOn = (date: IsoDate) => termsAt(accrual, date).document;
  return {
    ...calendar,
    countingOn: (date) => documentOn(date)?.counting ?? {},
    unitOn: (date) => documentOn(date)?.unit,
  };
}

/**
 * Returns the counting rule of a date. If the policy has no rule for holidays, the office decides. Closures never
 * count.
 */
export function countingOf(date: IsoDate, calendar: LeaveCalendar): CountingRule {
  const { countingOn, countHolidays } = calendar;
  const rule = countingOn?.(date) ?? {};
  if (isClosed(date, calendar)) return { ...rule, holidays: "skip" };
  return { ...rule, holidays: rule.holidays ?? (countHolidays ? "count" : "skip") };
}

/** Returns a calendar without holidays and closures. */
export function withoutHolidays(calendar: LeaveCalendar): LeaveCalendar {
  return { ...calendar, holidays: new Map() };
}

/** Returns a person's dates by their working pattern and the holidays of their office. */
export function datesIn(calendar: WorkCalendar): PersonDates {
  return {
    isWorked: (date) => patternMinutes(date, calendar) > 0,
    openPart: (date) => openPart(date, calendar),
  };
}

/** A person's workdays and holidays, recorded or simulated. */
export interface PersonDates {
  isWorked: (date: IsoDate) => boolean;
  /** Returns the part of a date that no holiday covers: 0, 0.5, or 1. */
  openPart: (date: IsoDate) => number;
}

/** Returns the part of a date of leave that counts under a policy's counting rule: 0, 0.5, or 1. */
export function countedPart(date: IsoDate, rule: CountingRule, dates: PersonDates): number {
  if (!isCounted(date, rule, dates)) return 0;
  return rule.holidays === "count" ? 1 : dates.openPart(date);
}

function isCounted(date: IsoDate, { days = "working" }: CountingRule, { isWorked }: PersonDates): boolean {
  if (days === "calendar") return true;
  return days === "mondayToSaturday" ? weekdayOf(date) <= 6 : isWorked(date);
}
