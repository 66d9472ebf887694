import type { Blackout } from "#core/blackouts/Blackout.ts";
import { addDays, eachDate, formatFullDate, formatSpan, type IsoDate } from "#core/calendar/dates.ts";
import { afterWait } from "#core/calendar/months.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { listText } from "#core/listText.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Unit } from "#core/policies/document/amountRule.ts";
import { exact, type Fraction, ratio } from "#core/policies/document/exact.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { countText, leastText } from "#core/policies/document/summary/numberText.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { workingFacts } from "#core/policies/facts/workingFacts.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import { patternOn } from "#core/working/patternOn.ts";
import { datesIn } from "../cost/LeaveCalendar.ts";
import type { Span } from "../requestCost.ts";
import { type InRow, type LeaveBeside, leaveInRow } from "./leaveInRow.ts";
import { actualNotice, noticeDays } from "./noticeOf.ts";

export interface BookingFacts {
  today: IsoDate;
  accrual: Pick<AccrualCase, "timeline">;
  /** Must contain the holidays from today on, to calculate notice in workdays. */
  calendar: WorkCalendar;
  /** The person's other leave of the type; needed only if the policy has rules for the length of leave. */
  beside?: LeaveBeside;
  /** The first day of the employment; if it is null because it isn't recorded, any waiting period counts as over. */
  hiredOn: IsoDate | null;
}

/**
 * Returns the refusals of a request by the booking rules of the policy in force on its first date, and by the closed
 * days of the policies in force on each date. `earlyStart` checks past dates. `whole` is the leave to which a change
 * adds the dates.
 */
export function bookingRefusals(span: Span, minutes: Minutes, facts: BookingFacts, whole: Span = span): Refusal[] {
  const { timeline } = facts.accrual;
  const { document } = termsOn(timeline, span.startDate);
  const closed = closedDates({ first: span.startDate, last: span.endDate }, (date) => {
    return termsOn(timeline, date).document?.booking;
  });
  const cost = document && minutes > 0 ? ratio(minutes, minutesPer(document.unit)) : undefined;
  const { isHidden = false } = facts.beside ?? {};
  const inRow = { ...leaveInRow(whole, minutes, facts.beside), isHidden };
  return [
    ...(document && cost ? amountRefusals(span, { cost, minutes }, document, inRow) : []),
    ...(document && cost ? noticeRefusals(span, { cost, inRow }, document, facts) : []),
    ...(closed.length > 0 ? [refusal("closed_days", "startDate", closedText(closed))] : []),
    ...(document ? waitingRefusals(span, document, facts) : []),
  ];
}

/** Leave in a row, which a text describes unless the caller may not see it. */
type ShownRow = InRow & { isHidden: boolean };

function amountRefusals(
  { isHalfDay }: Span,
  { cost, minutes }: { cost: Fraction; minutes: Minutes },
  document: PolicyDocument,
  inRow: ShownRow,
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

/** Leave in a row counts as one request, because otherwise two requests could take more than the policy allows. */
function lengthRefusals(inRow: ShownRow, own: Minutes, { unit, booking = {} }: PolicyDocument): Refusal[] {
  const { longest } = booking;
  if (longest === undefined || !isTooLong(booking, ratio(inRow.minutes, minutesPer(unit)))) return [];
  const limit = countText(longest, unit);
  const text =
    inRow.minutes === own || inRow.isHidden
      ? `A request can cover at most ${limit}`
      : `${inRowText(inRow, unit)}, but the limit is ${limit}`;
  return [refusal("request_too_long", "endDate", text)];
}

function inRowText({ minutes, startDate, endDate }: InRow, unit: Unit): string {
  const amount = countText(ratio(minutes, minutesPer(unit)).valueOf(), unit);
  return `Counting the leave next to it, this is ${amount} in a row (${formatSpan(startDate, endDate)})`;
}

/** Leave in a row needs the notice of one request of its length, before the dates that are added to it. */
function noticeRefusals(
  { startDate }: Span,
  { cost, inRow }: { cost: Fraction; inRow: ShownRow },
  document: PolicyDocument,
  { today, calendar }: BookingFacts,
): Refusal[] {
  const { unit, booking = {} } = document;
  if (startDate < today) return [];
  const given = actualNotice(today, startDate, booking, datesIn(calendar));
  const needed = noticeNeeded({ startDate }, ratio(inRow.minutes, minutesPer(unit)), document, calendar);
  if (needed.compare(given) <= 0) return [];
  const days = needed.ceil().valueOf();
  const isWorking = booking.noticeIn === "workingDays";
  const notice = `${countText(days, isWorking ? "workday" : "day")}${days === 1 ? "'s" : "'"} notice`;
  const isEnoughAlone = !inRow.isHidden && noticeNeeded({ startDate }, cost, document, calendar).compare(given) <= 0;
  const earliest = isWorking ? "" : `, so the earliest start date is ${formatFullDate(addDays(today, days))}`;
  const text = isEnoughAlone
    ? `${inRowText(inRow, unit)}, which needs ${notice}`
    : `This request needs ${notice}${earliest}`;
  return [refusal("short_notice", "startDate", text)];
}

/** Returns the notice that a policy requires of a request, in calendar days or workdays. */
function noticeNeeded(
  { startDate }: Pick<Span, "startDate">,
  cost: Fraction,
  document: PolicyDocument,
  calendar: WorkCalendar,
): Fraction {
  const { hoursPerDay, workingWeekdays } = workingFacts(patternOn(startDate, calendar.patterns));
  const person: PolicyPerson = { hoursPerDay };
  person.workingWeekdays = workingWeekdays;
  return noticeDays({ document, person }, document.booking ?? {}, cost);
}

/** Returns whether a request gives the notice that its policy requires; a request for past dates gives none. */
export function isNoticeKept(span: Span, minutes: Minutes, document: PolicyDocument, facts: BookingFacts): boolean {
  const inRow = { ...leaveInRow(span, minutes, facts.beside), isHidden: false };
  const cost = ratio(inRow.minutes, minutesPer(document.unit));
  if (noticeNeeded(span, cost, document, facts.calendar).compare(0) <= 0) return true;
  return span.startDate >= facts.today && noticeRefusals(span, { cost, inRow }, document, facts).length === 0;
}

function waitingRefusals({ startDate }: Span, { booking }: PolicyDocument, { hiredOn }: BookingFacts): Refusal[] {
  if (!booking?.waitingPeriod || hiredOn === null) return [];
  const from = afterWait(hiredOn, booking.waitingPeriod);
  if (startDate >= from) return [];
  const text = `The first leave can start on ${formatFullDate(from)}, when the waiting period is over`;
  return [refusal("waiting_period", "startDate", text)];
}

export function isTooLong({ longest }: BookingRule, cost: Fraction): boolean {
  return longest !== undefined && cost.compare(exact(longest)) > 0;
}

/** Returns whether a request costs less than the smallest amount that a policy accepts. */
function isTooShort({ step }: Pick<PolicyDocument, "step">, cost: Fraction): boolean {
  return step !== undefined && cost.compare(exact(step)) < 0;
}

export function isMultiple({ multipleOf }: BookingRule, cost: Fraction): boolean {
  return multipleOf === undefined || cost.mod(exact(multipleOf)).equals(0);
}

/** Returns the dates on which leave is refused, by the booking rules of each date. */
export function closedDates(
  { first, last }: { first: IsoDate; last: IsoDate },
  ruleOn: (date: IsoDate) => BookingRule | undefined,
): IsoDate[] {
  return eachDate(first, last).filter((date) => ruleOn(date)?.closed?.includes(date.slice(5)));
}

/** The maximum number of closed dates that are named one by one. */
const MAX_NAMED = 3;

function closedText(closed: readonly IsoDate[]): string {
  const [first = ""] = closed;
  if (closed.length <= MAX_NAMED) return `Leave isn't allowed on ${listText(closed.map(formatFullDate), "or")}`;
  return `Leave isn't allowed on ${closed.length} of these dates, the first of which is ${formatFullDate(first)}`;
}

/**
 * Returns a refusal for each blackout period of the request's type that the request overlaps, with the period's reason.
 */
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
