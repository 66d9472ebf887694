import { addDays, daysBetween, eachDate, type IsoDate, latest } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { afterWait } from "#core/calendar/months.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { patternOn, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { type BookingRule, firstMatching } from "#core/policies/document/bookingRule.ts";
import { exact, Fraction, ONE, ratio } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { countText } from "#core/policies/document/summary/numberText.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { workingFacts } from "#core/policies/facts/workingFacts.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import { earlyStartText } from "../RequestInput.ts";
import { countedPart, datesIn, type PersonDates, type Span } from "../requestCost.ts";
import { inRowText, type LeaveBeside, leaveInRow, type InRow } from "./leaveInRow.ts";

export interface BookingFacts {
  today: IsoDate;
  accrual: Pick<AccrualCase, "timeline">;
  /** Must contain the holidays from today on, to count notice in workdays. */
  calendar: WorkCalendar;
  /** Required only if the policy has rules on the length of leave. */
  beside?: LeaveBeside;
  /** If null, any waiting period counts as over. */
  hiredOn: IsoDate | null;
}

/** In days, for policies without a rule about past dates. */
const BACKDATED_BY_DEFAULT: Record<LeaveType, number | undefined> = { [SICK]: 7 };

export function earlyStart(
  { startDate }: Pick<Span, "startDate">,
  { today, accrual, isRecorded = false }: { today: IsoDate; accrual: AccrualCase; isRecorded?: boolean },
): Refusal[] {
  if (startDate >= today) return [];
  const { type, startsIn, opening, timeline } = accrual;
  const rule = termsOn(timeline, startDate).document?.booking?.maxBackdateDays;
  const days = rule ?? BACKDATED_BY_DEFAULT[type] ?? 0;
  const yearStart = leaveYearStart(Math.max(leaveYearOf(today, startsIn), opening), startsIn);
  const from = isRecorded ? leaveYearStart(opening, startsIn) : latest(addDays(today, -days), yearStart);
  if (startDate >= from) return [];
  const text = earlyStartText(from, today);
  return [startRefusal("invalid", "start_in_past", text)];
}

export function earliestStart(facts: Parameters<typeof earlyStart>[1]): IsoDate {
  let day = facts.today;
  for (;;) {
    const before = addDays(day, -1);
    if (earlyStart({ startDate: before }, facts).length > 0) return day;
    day = before;
  }
}

export function noticeRefusals(
  { startDate }: Span,
  { cost, inRow }: { cost: Fraction; inRow: InRow },
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
  const isEnoughAlone = noticeNeeded({ startDate }, cost, document, calendar).compare(given) <= 0;
  const earliest = isWorking ? "" : `, so the earliest start date is ${formatFullDate(addDays(today, days))}`;
  const text = isEnoughAlone
    ? `${inRowText(inRow, unit)}, which needs ${notice}`
    : `This request needs ${notice}${earliest}`;
  return [startRefusal("rule", "short_notice", text)];
}

function noticeNeeded(
  { startDate }: Pick<Span, "startDate">,
  cost: Fraction,
  document: PolicyDocument,
  calendar: WorkCalendar,
): Fraction {
  const { hoursPerDay, workingWeekdays: weekdays } = workingFacts(patternOn(startDate, calendar.patterns));
  const person: PolicyPerson = { hoursPerDay };
  person.workingWeekdays = weekdays;
  return noticeDays({ document, person }, document.booking ?? {}, cost);
}

/** A request for past dates gives no notice. */
export function isNoticeKept(span: Span, minutes: Minutes, document: PolicyDocument, facts: BookingFacts): boolean {
  const inRow = leaveInRow(span, minutes, facts.beside);
  const cost = ratio(inRow.minutes, minutesPer(document.unit));
  if (noticeNeeded(span, cost, document, facts.calendar).compare(0) <= 0) return true;
  return span.startDate >= facts.today && noticeRefusals(span, { cost, inRow }, document, facts).length === 0;
}

export function waitingRefusals(
  { startDate }: Span,
  { booking }: PolicyDocument,
  { hiredOn }: BookingFacts,
): Refusal[] {
  if (!booking?.waitingPeriod || hiredOn === null) return [];
  const from = afterWait(hiredOn, booking.waitingPeriod);
  if (startDate >= from) return [];
  const text = `Leave can't start before ${formatFullDate(from)}, when the waiting period ends`;
  return [startRefusal("rule", "waiting_period", text)];
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/** Returns days or, with `noticeMultiple`, an amount in the unit of `cost`. */
export function noticeOf({ notice = [], noticeMultiple }: BookingRule, cost: Fraction): Fraction {
  if (noticeMultiple !== undefined) return cost.mul(exact(noticeMultiple)).ceil();
  return new Fraction(firstMatching(notice, cost)?.days ?? 0);
}

/** Returns calendar days or workdays. Throws `MissingFact` if the hours per day are required and unknown. */
export function noticeDays(facts: Pick<GrantCase, "document" | "person">, rule: BookingRule, cost: Fraction): Fraction {
  return noticeOf(rule, cost).mul(daysPerNotice(facts, rule));
}

/** Returns the calendar days or workdays from the submission through the day before the leave. */
export function actualNotice(
  submittedOn: IsoDate,
  first: IsoDate,
  { noticeIn }: Pick<BookingRule, "noticeIn">,
  dates: PersonDates,
): Fraction {
  const dayBefore = addDays(first, -1);
  if (noticeIn !== "workingDays") return new Fraction(daysBetween(submittedOn, dayBefore));
  return new Fraction(eachDate(submittedOn, dayBefore).filter((date) => countedPart(date, {}, dates) > 0).length);
}

function daysPerNotice(
  { document, person }: Pick<GrantCase, "document" | "person">,
  { noticeMultiple, noticeIn }: BookingRule,
): Fraction {
  if (noticeMultiple === undefined) return ONE;
  if (document.unit === "week") return new Fraction(noticeIn === "workingDays" ? workingWeekdays(person).length : 7);
  if (document.unit !== "hour") return ONE;
  if (person.hoursPerDay === undefined) throw new MissingFact("hoursPerDay");
  return ONE.div(exact(person.hoursPerDay));
}

/** Monday is 1. */
export function workingWeekdays(person: PolicyPerson): readonly number[] {
  return person.workingWeekdays ?? MONDAY_TO_FRIDAY;
}

function startRefusal(kind: "invalid" | "rule", code: string, text: string): Refusal {
  return new Refusal(kind, code, text, { fields: { startDate: text } });
}
