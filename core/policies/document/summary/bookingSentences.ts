import type { Unit } from "../amountRule.ts";
import type { BookingRule } from "../bookingRule.ts";
import { exact, type ExactNumber } from "../exact.ts";
import { approvalTexts, type PeopleNames, requestsText } from "./approvalTexts.ts";
import { afterWaitText, monthDayText } from "./dateText.ts";
import { listText } from "#core/listText.ts";
import { sentence } from "./plainName.ts";
import { countText, numberText } from "./numberText.ts";

export function bookingSentences(booking: BookingRule | undefined, unit: Unit, names: PeopleNames): string[] {
  if (!booking) return [];
  const {
    longest,
    multipleOf,
    block,
    closed = [],
    waitingPeriod,
    maxBackdateDays: back,
    evidenceAfter,
    paidUpTo,
  } = booking;
  return [
    ...noticeTexts(booking, unit),
    ...(longest === undefined ? [] : [`a request covers at most ${countText(longest, unit)}`]),
    ...(multipleOf === undefined ? [] : [`requests are in multiples of ${countText(multipleOf, unit)}`]),
    ...(closed.length === 0 ? [] : [`leave isn't allowed on ${listText(closed.map(monthDayText), "or")}`]),
    ...(block ? [blockClause(block)] : []),
    ...(waitingPeriod ? [`the first leave can begin ${afterWaitText(waitingPeriod)}`] : []),
    ...(back === undefined ? [] : [`requests can start up to ${countText(back, "day")} in the past`]),
    ...(evidenceAfter === undefined
      ? []
      : [`leave of more than ${countText(evidenceAfter, unit)} requires a document`]),
    ...(paidUpTo === undefined ? [] : [`the first ${countText(paidUpTo, `consecutive ${unit}`)} of leave are paid`]),
    ...approvalTexts(booking.approval ?? [], unit, names),
    ...aheadTexts(booking, unit),
  ].map(sentence);
}

function blockClause({ days, remindFrom }: NonNullable<BookingRule["block"]>): string {
  const length = countText(days, "consecutive workday");
  return `each person must book ${length} in every leave year, with reminders from ${monthDayText(remindFrom)} on`;
}

function noticeTexts({ notice = [], noticeMultiple, noticeIn }: BookingRule, unit: Unit): string[] {
  const day = { workingDays: "workday", calendarDays: "calendar day" }[noticeIn ?? "calendarDays"];
  const rows = notice.map(({ upTo, days }, index) => {
    const length =
      days === 0 ? "no" : `${countText(days, noticeIn === undefined ? "day" : day)}${days === 1 ? "'s" : "'"}`;
    return `${requestsText(upTo, index, unit)} need ${length} notice`;
  });
  const texts = rows.length > 0 ? [rows.join("; ")] : [];
  if (noticeMultiple === undefined) return texts;
  const counted = noticeIn === undefined ? "" : `, counted in ${day}s`;
  return [...texts, `requests need notice ${timesText(noticeMultiple)} as long as the leave${counted}`];
}

function timesText(multiple: ExactNumber): string {
  const value = exact(multiple);
  return value.equals(1) ? "at least" : value.equals(2) ? "twice" : `${numberText(value)} times`;
}

function aheadTexts({ bookAhead }: BookingRule, unit: Unit): string[] {
  if (bookAhead === undefined) return [];
  return [
    bookAhead
      ? `a request can use ${unit}s that will be earned before its first day`
      : `a request can use only ${unit}s that are already earned`,
  ];
}
