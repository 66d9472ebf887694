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
  /** The cost including adjacent leave. Defaults to `minutes`. */
  inRow?: Minutes;
  isUnpaid?: boolean;
}

const UNPAID = "This leave is unpaid";

export function conditionTexts(
  { startDate, minutes, inRow = minutes, evidenceCount = 0, isUnpaid = false }: Booked & { evidenceCount?: number },
  { timeline }: Pick<AccrualCase, "timeline">,
): string[] {
  const { document } = termsOn(timeline, startDate);
  if (!document?.booking) return isUnpaid ? [UNPAID] : [];
  const costs = costsOf({ minutes, inRow }, document);
  const pay = isUnpaid ? [UNPAID] : payTexts(document, costs);
  return [...(evidenceCount > 0 ? [] : evidenceTexts(document, costs)), ...pay];
}

export type EvidenceOfLeave = Pick<Documented, "evidenceOver" | "evidenceCount">;

export function waitingConditionTexts(
  request: Booked & Documented & { evidenceOfLeave?: EvidenceOfLeave },
  { timeline }: Pick<AccrualCase, "timeline">,
): string[] {
  const needed = lacksDocument({ ...request, ...request.evidenceOfLeave }) ? [DOCUMENT_NEEDED] : [];
  if (request.isUnpaid) return [...needed, UNPAID];
  const { document } = termsOn(timeline, request.startDate);
  if (!document?.booking) return needed;
  const { minutes, inRow = minutes } = request;
  return [...needed, ...payTexts(document, costsOf({ minutes, inRow }, document))];
}

interface Costs {
  own: Fraction;
  inRow: Fraction;
}

function costsOf({ minutes, inRow }: { minutes: Minutes; inRow: Minutes }, { unit }: PolicyDocument): Costs {
  return { own: ratio(minutes, minutesPer(unit)), inRow: ratio(inRow, minutesPer(unit)) };
}

export function unpaidPart({ paidUpTo }: BookingRule, cost: Fraction): Fraction {
  return paidUpTo === undefined ? ZERO : greatest(ZERO, cost.sub(exact(paidUpTo)));
}

export function needsEvidence({ evidenceAfter }: BookingRule, cost: Fraction): boolean {
  return evidenceAfter !== undefined && cost.compare(exact(evidenceAfter)) > 0;
}

function evidenceTexts({ unit, booking = {} }: PolicyDocument, { own, inRow }: Costs): string[] {
  const { evidenceAfter } = booking;
  if (evidenceAfter === undefined || !needsEvidence(booking, inRow)) return [];
  if (exact(evidenceAfter).equals(0)) return [DOCUMENT_NEEDED];
  const needed = `${DOCUMENT_NEEDED} for more than ${countText(evidenceAfter, unit)}`;
  if (needsEvidence(booking, own)) return [needed];
  return [`${needed}; together with adjacent leave, this is ${countText(inRow.valueOf(), unit)} in a row`];
}

function payTexts({ unit, booking = {} }: PolicyDocument, { own, inRow }: Costs): string[] {
  const unpaid = unpaidPart(booking, inRow);
  if (unpaid.compare(0) <= 0) return [];
  if (unpaid.equals(inRow)) return [UNPAID];
  const part = numberText(unpaid);
  const are = part === "1" ? "is" : "are";
  if (inRow.equals(own)) return [`${part} of ${countText(own, unit)} ${are} unpaid`];
  return [`Together with adjacent leave, ${part} of ${countText(inRow.valueOf(), unit)} in a row ${are} unpaid`];
}
