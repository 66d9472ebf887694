import { z } from "zod";
import { LEDGER_KINDS } from "#core/ledger/LedgerEntry.ts";
import { count, dayCount, id, instant, isoDate, leaveType, monthDay } from "./fields.ts";

const Entry = z.strictObject({
  id,
  type: leaveType,
  leaveYear: z.int(),
  kind: z.enum(LEDGER_KINDS),
  days: dayCount,
  effectiveOn: isoDate,
  isUnlimited: z.boolean(),
  cause: z.string(),
  requestId: id.nullable(),
  lost: dayCount,
  expired: dayCount,
  canUndo: z.boolean(),
});

export const LedgerEntryAnswer = Entry.extend({
  balance: dayCount,
  /** True if the policy grants nothing, so its limit determines the balance. */
  isLimited: z.boolean(),
  /** True for an entry that was reversed because the leave year changed, and for the entry that reversed it. */
  isReversed: z.boolean(),
});
export type LedgerEntryAnswer = z.infer<typeof LedgerEntryAnswer>;

export const PersonsLedgerEntryAnswer = Entry.extend({
  userId: id,
  userName: z.string(),
  leaveYearStartsOn: monthDay.exactOptional(),
  postedAt: instant,
  reason: z.string().nullable(),
  actorName: z.string().nullable(),
});
export type PersonsLedgerEntryAnswer = z.infer<typeof PersonsLedgerEntryAnswer>;

export const LedgerCheckAnswer = z.strictObject({
  at: instant,
  people: count,
  lines: count,
  findings: count,
});
export type LedgerCheckAnswer = z.infer<typeof LedgerCheckAnswer>;
