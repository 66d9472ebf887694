import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

/** What a line of the ledger can be. */
export const LEDGER_KINDS = [
  "opening",
  "accrual",
  "carry_over",
  "usage",
  "usage_reversal",
  "recost",
  "adjustment",
  "policy_change",
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What was changed when a policy_change is posted. */
export type ChangeCause = "policy" | "override" | "office" | "start_date" | "leaving" | "return";

export interface LineDetails {
  /** The request that was charged, credited or costed anew. */
  requestId?: string;
  /** What an accrual was earned in: '2027' or '2027-03'. */
  period?: string;
  /** What an accrual or a policy_change lost to the maximum balance; below 0 what a policy_change gave back of it. */
  lost?: Minutes;
  /** The carry-over limit that applied. */
  limit?: Minutes;
  /** What the closed year held beyond that limit. */
  lapsed?: Minutes;
  /** A carry-over counted anew, after the closed year has changed. */
  isCorrection?: true;
  /** The line reverses another one, because the leave year has changed. */
  isReversal?: true;
  /** What was changed. */
  cause?: ChangeCause;
}

/** One line of a person's ledger: never changed, never deleted, put right by another line. */
export interface LedgerEntry {
  type: LeaveType;
  leaveYear: LeaveYear;
  kind: LedgerKind;
  /** Signed: what the line adds to the balance. */
  minutes: Minutes;
  effectiveOn: IsoDate;
  /** Unique per person, so that one cause never posts twice. */
  sourceKey: string;
  /** Usage under an unlimited policy: counts as used, never in the balance. */
  isUnlimited: boolean;
  details?: LineDetails;
}

/** Bookings count whatever their date; every other kind counts once its day has come. */
export function isBooking(kind: LedgerKind): boolean {
  return kind === "usage" || kind === "usage_reversal" || kind === "recost";
}
