import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

export const LEDGER_KINDS = [
  "opening",
  "accrual",
  "carry_over",
  "usage",
  "usage_reversal",
  "recost",
  "adjustment",
  "credit",
  "policy_change",
  "expiry",
  "cap",
  "transfer",
  "settlement",
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type SettlementOutcome = "paid_out" | "reclaimed" | "written_off";

export type ChangeCause =
  | "policy"
  | "override"
  | "office"
  | "start_date"
  | "facts"
  | "events"
  | "undo"
  | "leave"
  | "hours"
  | "leaving"
  | "return";

export interface EntryDetails {
  requestId?: string;
  /** The approved credit, or a credit that lost its approval. */
  creditId?: string;
  workedOn?: IsoDate;
  /** True if a recost entry comes from a change of approved leave. */
  isChange?: true;
  /** True if a reversal undid an approval. */
  isUndo?: boolean;
  /** The period of an accrual: '2027', '2027-03', or the first day of another period. */
  period?: string;
  /** Minutes lost to a maximum balance or a cap. Negative if a policy_change returned minutes. */
  lost?: Minutes;
  limit?: Minutes;
  /** Minutes of the closed year that expired because they weren't carried over. */
  expired?: Minutes;
  /** Earlier versions stored this field; `expiredIn` reads both fields. */
  lapsed?: Minutes;
  /** Set if the entry corrects an entry for a closed year that changed later. */
  isCorrection?: true;
  /** Set if the entry reverses another entry because the leave year changed. */
  isReversal?: true;
  /** The source key of the corrected entry. Lots treat an entry and its corrections as a single entry. */
  corrects?: string;
  cause?: ChangeCause;
  /** Absent for the first grant. */
  grant?: number;
  /** The name at the time of the entry. */
  grantName?: string;
  /** Set if the age of a carried-over lot matters. */
  grantedOn?: IsoDate;
  /** Absent if the lot is usable from `effectiveOn`. */
  usableFrom?: IsoDate;
  /** The last day on which the lot can be used; absent if it never expires. */
  expiresOn?: IsoDate;
  /** Set if the entry was posted after the day on which it was due. */
  dueOn?: IsoDate;
  outcome?: SettlementOutcome;
  to?: LeaveType;
  from?: LeaveType;
}

/** Corrections are new entries. */
export interface LedgerEntry {
  type: LeaveType;
  leaveYear: LeaveYear;
  kind: LedgerKind;
  minutes: Minutes;
  effectiveOn: IsoDate;
  /** Unique per person, so that no cause is posted twice. */
  sourceKey: string;
  /** Leave under unlimited terms counts as used but doesn't affect the balance. */
  isUnlimited: boolean;
  details?: EntryDetails;
}

/** `Figures` count bookings regardless of their date, and entries of other kinds from their date on. */
export function isBooking(kind: LedgerKind): boolean {
  return kind === "usage" || kind === "usage_reversal" || kind === "recost";
}

export function isSent(entry: LedgerEntry): entry is LedgerEntry & { details: { to: LeaveType } } {
  return entry.kind === "transfer" && entry.details?.to !== undefined;
}

export function isReceived(entry: LedgerEntry): entry is LedgerEntry & { details: { from: LeaveType } } {
  return entry.kind === "transfer" && entry.details?.from !== undefined;
}

export function isSettlementOf({ kind, effectiveOn, details }: LedgerEntry, endDate: IsoDate): boolean {
  return kind === "settlement" && (details?.dueOn ?? effectiveOn) === endDate;
}

export function expiredIn(details: Pick<EntryDetails, "expired" | "lapsed"> | null | undefined): Minutes {
  return details?.expired ?? details?.lapsed ?? 0;
}
