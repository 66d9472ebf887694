import { addDays, addMonths, earliest, type IsoDate } from "#core/calendar/dates.ts";
import { nextMonthDay } from "#core/calendar/months.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { Span } from "../requestCost.ts";
import { longestBlock } from "./longestBlock.ts";

export interface MissingBlock {
  /** `days` and `longest` are in workdays. */
  days: number;
  longest: number;
  /** The last day of the leave year. The block must begin by this day. */
  by: IsoDate;
  remindedOn: IsoDate | null;
}

export interface AskedBlock {
  rule: NonNullable<BookingRule["block"]>;
  first: IsoDate;
  last: IsoDate;
}

export function askedBlock(
  { timeline, startsIn, employment }: Pick<AccrualCase, "timeline" | "startsIn" | "employment">,
  today: IsoDate,
): AskedBlock | undefined {
  const rule = termsOn(timeline, today).document?.booking?.block;
  if (!rule) return undefined;
  const year = leaveYearOf(today, startsIn);
  const [first, last] = [leaveYearStart(year, startsIn), leaveYearEnd(year, startsIn)];
  const isThroughout = employment.some(
    ({ startDate, endDate }) => (startDate === null || startDate <= first) && (endDate === null || endDate >= last),
  );
  return isThroughout ? { rule, first, last } : undefined;
}

export function missingBlock(
  { rule: { days, remindFrom }, first, last }: AskedBlock,
  leave: readonly Span[],
  { calendar, today }: { calendar: WorkCalendar; today: IsoDate },
): MissingBlock | undefined {
  const longest = longestBlock(leave, calendar, { first, last });
  if (longest >= days) return undefined;
  return {
    days,
    longest,
    by: last,
    remindedOn: latestReminder(nextMonthDay(remindFrom, addDays(first, -1)), earliest(today, last)),
  };
}

function latestReminder(from: IsoDate, today: IsoDate): IsoDate | null {
  let due: IsoDate | null = null;
  for (let month = 0; addMonths(from, month) <= today; month++) due = addMonths(from, month);
  return due;
}
