import type { IsoDate } from "#core/calendar/dates.ts";
import { openPart, patternMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { CountingRule, PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PersonDates } from "./countedPart.ts";

/** The calendar of a person's leave of a type. */
export interface LeaveCalendar extends WorkCalendar {
  /** Returns the counting rule of a date; absent if no policy has one, so that workdays count. */
  countingOn?: (date: IsoDate) => CountingRule;
  /** Returns the unit of the policy on a date; undefined or absent if the type's unit applies. */
  unitOn?: (date: IsoDate) => PolicyDocument["unit"] | undefined;
}

/** Returns the counting rule of a date. If the policy has no rule for holidays, the office decides. */
export function countingOf(date: IsoDate, { countingOn, countHolidays }: LeaveCalendar): CountingRule {
  const rule = countingOn?.(date) ?? {};
  return { ...rule, holidays: rule.holidays ?? (countHolidays ? "count" : "skip") };
}

/** Returns a calendar whose holidays cost as much as other dates. */
export function countingHolidays(calendar: LeaveCalendar): LeaveCalendar {
  const { countingOn } = calendar;
  if (!countingOn) return { ...calendar, countHolidays: true };
  return { ...calendar, countingOn: (date) => ({ ...countingOn(date), holidays: "count" }) };
}

/** Returns a person's dates by their working pattern and the holidays of their office. */
export function datesIn(calendar: WorkCalendar): PersonDates {
  return {
    isWorked: (date) => patternMinutes(date, calendar) > 0,
    openPart: (date) => openPart(date, calendar),
  };
}
