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
  | "opening"
  | "hours"
  | "leaving"
  | "return";

export interface EntryDetails {
  requestId?: string;
  creditId?: string;
  workedOn?: IsoDate;
  isChange?: true;
  isUndo?: boolean;
  /** A leave year such as '2027', a month such as '2027-03', or the first day of another period. */
  period?: string;
  /** Minutes that a maximum balance or a cap cut. A correction can have a negative value. */
  lost?: Minutes;
  limit?: Minutes;
  expired?: Minutes;
  /** Earlier versions stored this field instead of `expired`. */
  lapsed?: Minutes;
  isCorrection?: true;
  isReversal?: true;
  /** The source key of the corrected entry. */
  corrects?: string;
  cause?: ChangeCause;
  grant?: number;
  grantName?: string;
  grantedOn?: IsoDate;
  usableFrom?: IsoDate;
  /** The last day on which the lot can be used. */
  expiresOn?: IsoDate;
  dueOn?: IsoDate;
  outcome?: SettlementOutcome;
  to?: LeaveType;
  from?: LeaveType;
}

export interface LedgerEntry {
  type: LeaveType;
  leaveYear: LeaveYear;
  kind: LedgerKind;
  minutes: Minutes;
  effectiveOn: IsoDate;
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
