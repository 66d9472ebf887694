import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A ledger line as the console is told of it, in days. */
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
  /** Why it is there, in words. */
  cause: string;
  reason: string | null;
  actorName: string | null;
  requestId: string | null;
  lost: number;
  lapsed: number;
  canUndo: boolean;
}
