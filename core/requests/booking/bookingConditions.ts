import type { IsoDate } from "#core/calendar/dates.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { exact, type Fraction, greatest, ratio, ZERO } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { countText, numberText } from "#core/policies/document/summary/numberText.ts";
import { DOCUMENT_NEEDED, type Documented, lacksDocument } from "./neededDocument.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";

interface Booked {
  startDate: IsoDate;
  minutes: Minutes;
  /** True if leave of the type isn't paid. */
  isUnpaid?: boolean;
}

const UNPAID = "This leave is unpaid";

/**
 * Returns the document that a request needs and the request's unpaid part, as sentences without a period, by the policy
 * in force on its first date; `evidenceCount` is the number of the files that it already has.
 */
export function bookingConditions(
  { startDate, minutes, evidenceCount = 0, isUnpaid = false }: Booked & { evidenceCount?: number },
  { timeline }: Pick<AccrualCase, "timeline">,
): string[] {
  const { document } = termsOn(timeline, startDate);
  if (!document?.booking) return isUnpaid ? [UNPAID] : [];
  const cost = ratio(minutes, minutesPer(document.unit));
  const pay = isUnpaid ? [UNPAID] : payTexts(document, cost);
  return [...(evidenceCount > 0 ? [] : evidenceTexts(document, cost)), ...pay];
}

/** Returns the conditions of a submitted request, as `bookingConditions` does for a new one. */
export function waitingConditions(request: Booked & Documented, { timeline }: Pick<AccrualCase, "timeline">): string[] {
  const needed = lacksDocument(request) ? [DOCUMENT_NEEDED] : [];
  if (request.isUnpaid) return [...needed, UNPAID];
  const { document } = termsOn(timeline, request.startDate);
  if (!document?.booking) return needed;
  return [...needed, ...payTexts(document, ratio(request.minutes, minutesPer(document.unit)))];
}

/** Returns the cost beyond which a request needs evidence, by the policy in force on its first date, or null. */
export function evidenceOver(startDate: IsoDate, { timeline }: Pick<AccrualCase, "timeline">): Minutes | null {
  const { document } = termsOn(timeline, startDate);
  const after = document?.booking?.evidenceAfter;
  return document && after !== undefined ? exact(after).mul(minutesPer(document.unit)).floor().valueOf() : null;
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
  if (exact(evidenceAfter).equals(0)) return [DOCUMENT_NEEDED];
  return [`${DOCUMENT_NEEDED} for more than ${countText(evidenceAfter, unit)}`];
}

function payTexts({ unit, booking = {} }: PolicyDocument, cost: Fraction): string[] {
  const unpaid = unpaidPart(booking, cost);
  if (unpaid.compare(0) <= 0) return [];
  if (unpaid.equals(cost)) return [UNPAID];
  const part = numberText(unpaid);
  return [`${part} of ${countText(cost, unit)} ${part === "1" ? "is" : "are"} unpaid`];
}
