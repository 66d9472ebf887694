import { Refusal } from "#core/refusal.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { evidenceOver } from "../booking/bookingConditions.ts";
import { type LeaveBeside, leaveInRow } from "../booking/leaveInRow.ts";
import type { Span } from "../requestCost.ts";
import { leaveGivenBack } from "./leaveGivenBack.ts";

interface Facts {
  accrual: Pick<AccrualCase, "timeline"> & { type?: string };
  live?: readonly LiveRequest[];
  beside?: LeaveBeside;
}

/**
 * Returns whether a new request waits for a document before its approval gives back other leave; the policy in force on
 * its first date decides whether it needs one.
 */
export function waitsForDocument(span: Span, minutes: Minutes, { accrual, live = [], beside }: Facts): boolean {
  const { startDate } = span;
  const over = evidenceOver({ startDate, minutes, inRow: leaveInRow(span, minutes, beside).minutes }, accrual);
  if (over === null || minutes <= over) return false;
  return accrual.type !== undefined && leaveGivenBack({ ...span, type: accrual.type }, live).length > 0;
}

/**
 * Returns the refusal (422) to approve sick leave that gives back other leave and lacks the document that it needs. For
 * an approver who doesn't see all of the person's leave (`isHidden`), it doesn't mention other leave.
 */
export function documentMissing({ isHidden }: { isHidden: boolean }): Refusal {
  const text = isHidden
    ? "This sick leave can't be approved until the document that it needs is attached"
    : "This sick leave gives back other approved leave, so it can't be approved until the document that it needs is attached";
  return new Refusal("rule", "document_needed", text);
}
