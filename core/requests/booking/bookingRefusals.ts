import type { Blackout } from "#core/blackouts/Blackout.ts";
import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { hoursOf } from "#core/leave/LeaveParts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView, LeaveUnit, TypeRequesters } from "#core/leave/LeaveTypeView.ts";
import { listText } from "#core/listText.ts";
import { isRequestable, type Role } from "#core/people/access/roles.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { exact, type Fraction, ratio } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { countText, leastText } from "#core/policies/document/summary/numberText.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import { HALF_DAY_TEXT } from "../RequestInput.ts";
import { type LeaveCalendar, requestCost, type Span, totalMinutes } from "../requestCost.ts";
import { inRowText, leaveInRow, type InRow } from "./leaveInRow.ts";
import { type BookingFacts, noticeRefusals, waitingRefusals } from "./startRefusals.ts";

/** For a change, `span` is an added part, and `whole` is the changed leave. */
export function bookingRefusals(span: Span, minutes: Minutes, facts: BookingFacts, whole: Span = span): Refusal[] {
  const { timeline } = facts.accrual;
  const { document } = termsOn(timeline, span.startDate);
  const closed = closedDates({ first: span.startDate, last: span.endDate }, (date) => {
    return termsOn(timeline, date).document?.booking;
  });
  const cost = document && minutes > 0 ? ratio(minutes, minutesPer(document.unit)) : undefined;
  const inRow = leaveInRow(whole, minutes, facts.beside);
  return [
    ...(document && cost ? amountRefusals(span, { cost, minutes }, document, inRow) : []),
    ...(document && cost ? noticeRefusals(span, { cost, inRow }, document, facts) : []),
    ...(closed.length > 0 ? [refusal("closed_days", "startDate", closedText(closed))] : []),
    ...(document ? waitingRefusals(span, document, facts) : []),
  ];
}

function amountRefusals(
  { isHalfDay }: Span,
  { cost, minutes }: { cost: Fraction; minutes: Minutes },
  document: PolicyDocument,
  inRow: InRow,
): Refusal[] {
  const { unit, step, booking = {} } = document;
  const { multipleOf } = booking;
  const refusals: Refusal[] = [];
  const add = (code: string, text: string, field = "endDate") => refusals.push(refusal(code, field, text));
  if (step !== undefined && isTooShort(document, cost)) {
    add("request_too_short", `The smallest request is ${leastText(step, unit)}`, isHalfDay ? "isHalfDay" : "endDate");
  }
  refusals.push(...lengthRefusals(inRow, minutes, document));
  if (multipleOf !== undefined && !isMultiple(booking, cost)) {
    add("not_a_multiple", `Requests must be in multiples of ${countText(multipleOf, unit)}`);
  }
  return refusals;
}

/** Leave in a row counts as one request, so several requests together can't exceed the limit. */
function lengthRefusals(inRow: InRow, own: Minutes, { unit, booking = {} }: PolicyDocument): Refusal[] {
  const { longest } = booking;
  if (longest === undefined || !isTooLong(booking, ratio(inRow.minutes, minutesPer(unit)))) return [];
  const limit = countText(longest, unit);
  const text =
    inRow.minutes === own
      ? `A request can cover at most ${limit}`
      : `${inRowText(inRow, unit)}, but the limit is ${limit}`;
  return [refusal("request_too_long", "endDate", text)];
}

export function isTooLong({ longest }: BookingRule, cost: Fraction): boolean {
  return longest !== undefined && cost.compare(exact(longest)) > 0;
}

function isTooShort({ step }: Pick<PolicyDocument, "step">, cost: Fraction): boolean {
  return step !== undefined && cost.compare(exact(step)) < 0;
}

export function isMultiple({ multipleOf }: BookingRule, cost: Fraction): boolean {
  return multipleOf === undefined || cost.mod(exact(multipleOf)).equals(0);
}

export function closedDates(
  { first, last }: { first: IsoDate; last: IsoDate },
  ruleOn: (date: IsoDate) => BookingRule | undefined,
): IsoDate[] {
  return eachDate(first, last).filter((date) => ruleOn(date)?.closed?.includes(date.slice(5)));
}

const MAX_NAMED = 3;

function closedText(closed: readonly IsoDate[]): string {
  const [first = ""] = closed;
  if (closed.length <= MAX_NAMED) return `Leave isn't allowed on ${listText(closed.map(formatFullDate), "or")}`;
  return `Leave isn't allowed on ${closed.length} of these dates, the first of which is ${formatFullDate(first)}`;
}

export function blackoutRefusals(
  { type, startDate, endDate }: Pick<Span, "startDate" | "endDate"> & { type: LeaveType },
  blackouts: readonly Blackout[],
): Refusal[] {
  return blackouts
    .filter((other) => other.startDate <= endDate && other.endDate >= startDate)
    .filter(({ types }) => types === null || types.includes(type))
    .map((blackout) =>
      refusal("blackout", "startDate", `Leave isn't allowed ${datesText(blackout)}: ${blackout.reason}`),
    );
}

function datesText({ startDate, endDate }: Pick<Blackout, "startDate" | "endDate">): string {
  const first = formatFullDate(startDate);
  return startDate === endDate ? `on ${first}` : `from ${first}, to ${formatFullDate(endDate)}`;
}

function refusal(code: string, field: string, text: string): Refusal {
  return new Refusal("rule", code, text, { fields: { [field]: text } });
}

const REQUESTERS: Record<TypeRequesters, string> = {
  everyone: "Everyone",
  managers: "Managers, Admins, and Owners",
  admins: "Admins and Owners",
};

export function typeRefusal(
  type: Pick<LeaveTypeView, "name" | "requestableBy" | "archived">,
  role: Role,
): Refusal | undefined {
  if (isRequestable(type, role)) return undefined;
  const text = type.archived
    ? `${type.name} is archived and can't be requested`
    : `Only ${REQUESTERS[type.requestableBy]} can request ${leaveText(type.name)}`;
  return type.archived
    ? refusal("type_archived", "type", text)
    : new Refusal("forbidden", "type_not_requestable", text, { fields: { type: text } });
}

export function partRefusals(span: Span, calendar: LeaveCalendar, unit: LeaveUnit): Refusal[] {
  if (span.isHalfDay && !isHalfDayPossible(span, calendar, unit)) {
    return [invalid("half_day_impossible", "isHalfDay", HALF_DAY_TEXT)];
  }
  const hours = hoursOf(span);
  if (!hours) return [];
  if (unit !== "hour") {
    return [invalid("hours_impossible", "minutes", "Only leave types measured in hours can be requested by the hour")];
  }
  const whole = totalMinutes(requestCost({ ...span, parts: null }, calendar, unit));
  if (whole === 0 || hours.minutes <= whole) return [];
  return [invalid("too_many_hours", "minutes", `Only ${amountInWords(whole, "hour")} can be taken on this date`)];
}

function isHalfDayPossible(
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  calendar: LeaveCalendar,
  unit: LeaveUnit,
): boolean {
  return startDate === endDate && requestCost({ startDate, endDate, isHalfDay: false }, calendar, unit).length > 0;
}

export function invalid(code: string, field: string, text: string): Refusal {
  return new Refusal("invalid", code, text, { fields: { [field]: text } });
}
