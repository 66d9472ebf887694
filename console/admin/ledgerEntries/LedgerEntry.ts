import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A ledger entry, as the server sends it to the console; amounts in days. */
export interface LedgerEntry {
  id: string;
  userId: string;
  userName: string;
  type: LeaveType;
  leaveYear: number;
  kind: LedgerKind;
  days: number;
  effectiveOn: string;
  postedAt: string;
  isUnlimited: boolean;
  /** The text that explains the entry. */
  cause: string;
  reason: string | null;
  actorName: string | null;
  requestId: string | null;
  lost: number;
  lapsed: number;
  canUndo: boolean;
}
