import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { hoursOf, type PartialDates, partsOfDates } from "#core/leave/LeaveParts.ts";
import { openMinutes, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Unit } from "#core/policies/document/amountRule.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { exact, ratio } from "#core/policies/document/exact.ts";
import { countText } from "#core/policies/document/summary/numberText.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";

export interface OtherLeave extends PartialDates {
  minutes: Minutes;
  /** Leave of another type doesn't count, but can connect leave that counts. */
  isOfOtherType?: boolean;
}

export interface LeaveBeside {
  leave: readonly OtherLeave[];
  calendar: Pick<WorkCalendar, "holidays" | "patterns">;
}

export interface InRow {
  minutes: Minutes;
  startDate: IsoDate;
  endDate: IsoDate;
}

export function dependsOnLength({ approval = [], notice = [], ...rule }: BookingRule): boolean {
  const { longest, noticeMultiple, evidenceAfter, paidUpTo } = rule;
  return (
    [longest, noticeMultiple, evidenceAfter, paidUpTo].some((limit) => limit !== undefined) ||
    notice.some(({ upTo }) => upTo !== undefined) ||
    approval.some(({ upTo, auto }) => upTo !== undefined || auto?.upTo !== undefined)
  );
}

export function leaveInRow(span: PartialDates, minutes: Minutes, beside?: LeaveBeside): InRow {
  const own: OtherLeave = { ...span, minutes };
  const { leave = [], calendar } = beside ?? {};
  const row = calendar && rowsOf([own, ...leave], calendar).find((found) => found.includes(own));
  const inRow = row?.filter((one) => one === own || !one.isOfOtherType) ?? [own];
  const [first = own] = inRow;
  const last = inRow.reduce((one, other) => (other.endDate > one.endDate ? other : one));
  return {
    minutes: inRow.reduce((sum, one) => sum + one.minutes, 0),
    startDate: first.startDate,
    endDate: last.endDate,
  };
}

function rowsOf(leave: readonly OtherLeave[], calendar: LeaveBeside["calendar"]): OtherLeave[][] {
  const rows: OtherLeave[][] = [];
  let end = "";
  let isOpen = false;
  const sorted = leave
    .map((one) => ({ one, beginsLate: leavesWork(one, "start", calendar) }))
    // Leave at the beginning of a date comes first, so that a row can continue on the rest of the date.
    .toSorted((a, b) => a.one.startDate.localeCompare(b.one.startDate) || Number(a.beginsLate) - Number(b.beginsLate));
  for (const { one, beginsLate } of sorted) {
    const row = rows.at(-1);
    const isNext = one.startDate <= end || (!isOpen && !beginsLate && isFreeBetween(end, one.startDate, calendar));
    if (row && isNext) row.push(one);
    else rows.push([one]);
    const endsEarly = leavesWork(one, "end", calendar);
    if (one.endDate === end) isOpen &&= endsEarly;
    else if (one.endDate > end) [end, isOpen] = [one.endDate, endsEarly];
  }
  return rows;
}

function isFreeBetween(end: IsoDate, start: IsoDate, calendar: LeaveBeside["calendar"]): boolean {
  if (end === "") return false;
  for (let date = addDays(end, 1); date < start; date = addDays(date, 1)) {
    if (openMinutes(date, calendar) > 0) return false;
  }
  return true;
}

function leavesWork(leave: PartialDates, edge: "start" | "end", calendar: LeaveBeside["calendar"]): boolean {
  const date = edge === "start" ? leave.startDate : leave.endDate;
  const open = openMinutes(date, calendar);
  if (open === 0) return false;
  const hours = hoursOf(leave);
  if (hours) return hours.minutes < open;
  const { startPart, endPart } = partsOfDates(leave);
  const [taken, before] = edge === "start" ? [startPart, "am"] : [endPart, "pm"];
  if (taken === "full") return leave.isHalfDay === true && !leave.parts;
  return taken !== before && calendar.holidays.get(date)?.part !== before;
}

export function inRowText({ minutes, startDate, endDate }: InRow, unit: Unit): string {
  const amount = countText(ratio(minutes, minutesPer(unit)).valueOf(), unit);
  return `Together with adjacent leave, this is ${amount} in a row (${formatSpan(startDate, endDate)})`;
}

export function evidenceOver(
  { startDate, minutes, inRow = minutes }: { startDate: IsoDate; minutes: Minutes; inRow?: Minutes },
  { timeline }: Pick<AccrualCase, "timeline">,
): Minutes | null {
  const { document } = termsOn(timeline, startDate);
  const after = document?.booking?.evidenceAfter;
  if (!document || after === undefined) return null;
  const over = exact(after).mul(minutesPer(document.unit)).floor().valueOf();
  return Math.max(0, over - (inRow - minutes));
}
