import type { IsoDate } from "#core/calendar/dates.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { exact, type Fraction, greatest, ratio, ZERO } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { countText, numberText } from "#core/policies/document/summary/numberText.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";

/**
 * Returns the evidence that a request needs and the request's unpaid part, as sentences without a period, by the policy
 * in force on its first date.
 */
export function bookingConditions(
  { startDate, minutes }: { startDate: IsoDate; minutes: Minutes },
  { timeline }: Pick<AccrualCase, "timeline">,
): string[] {
  const { document } = termsOn(timeline, startDate);
  if (!document?.booking) return [];
  const cost = ratio(minutes, minutesPer(document.unit));
  return [...evidenceTexts(document, cost), ...payTexts(document, cost)];
}

/** Returns the part of a request's cost beyond the amount that is paid. */
export function unpaidPart({ paidUpTo }: BookingRule, cost: Fraction): Fraction {
  return paidUpTo === undefined ? ZERO : greatest(ZERO, cost.sub(exact(paidUpTo)));
}

/** Returns whether a request costs more than the amount up to which no evidence is needed. */
export function needsEvidence({ evidenceAfter }: BookingRule, cost: Fraction): boolean {
  return evidenceAfter !== undefined && cost.compare(exact(evidenceAfter)) > 0;
}

function evidenceTexts({ unit, booking = {} }: PolicyDocument, cost: Fraction): string[] {
  const { evidenceAfter } = booking;
  if (evidenceAfter === undefined || !needsEvidence(booking, cost)) return [];
  if (exact(evidenceAfter).equals(0)) return ["Evidence is needed"];
  return [`Evidence is needed for more than ${countText(evidenceAfter, unit)}`];
}

function payTexts({ unit, booking = {} }: PolicyDocument, cost: Fraction): string[] {
  const unpaid = unpaidPart(booking, cost);
  if (unpaid.compare(0) <= 0) return [];
  if (unpaid.equals(cost)) return ["This leave is unpaid"];
  const part = numberText(unpaid);
  return [`${part} of ${countText(cost, unit)} ${part === "1" ? "is" : "are"} unpaid`];
}
