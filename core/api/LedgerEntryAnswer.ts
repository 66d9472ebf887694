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
  /** The balance doesn't include leave used under an unlimited policy. */
  isUnlimited: z.boolean(),
  cause: z.string(),
  requestId: id.nullable(),
  /** Lost to the maximum balance; negative if some was returned. */
  lost: dayCount,
  /** Leave of the previous year that was not carried over. */
  expired: dayCount,
  canUndo: z.boolean(),
});

/** Amounts in the unit of the type. */
export const LedgerEntryAnswer = Entry.extend({
  /** The balance of the entry's leave year after the entry. */
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
  /** As MM-DD; absent if it is the organization's. */
  leaveYearStartsOn: monthDay.exactOptional(),
  postedAt: instant,
  reason: z.string().nullable(),
  actorName: z.string().nullable(),
});
export type PersonsLedgerEntryAnswer = z.infer<typeof PersonsLedgerEntryAnswer>;

/** The last check that each ledger entry has its cause, and each cause its entries. */
export const LedgerCheckAnswer = z.strictObject({
  at: instant,
  people: count,
  /** The number of ledger entries. */
  lines: count,
  findings: count,
});
export type LedgerCheckAnswer = z.infer<typeof LedgerCheckAnswer>;
