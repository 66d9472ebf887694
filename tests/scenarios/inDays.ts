import type { IsoDate } from "#core/calendar/dates.ts";
import { balanceOn } from "#core/ledger/balance.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "./aCase.ts";

/** In minutes. */
export const DAY = 480;
export const yearly = (days: number) => ({ accrual: days * DAY });
export const monthly = (days: number) => ({ accrual: days * DAY, accrualPeriod: "month" }) as const;
export const increments = (days: number) => ({ accrual: days * DAY, accrualTiming: "monthly_increments" }) as const;
export const atEnd = { accrualTiming: "end_of_period" } as const;

type Given = Parameters<typeof aCase>[0];

export function accruedDays(policy: Partial<PolicyTerms>, on: IsoDate, more: Given = {}): number {
  const startsIn = more?.startsIn ?? 1;
  const year = leaveYearOf(on, startsIn);
  return earnedBy(aCase({ policy, addedOn: `${year}-01-01`, ...more }), year, on) / DAY;
}

export function balance(policy: Partial<PolicyTerms>, from: IsoDate, on: IsoDate, others: LedgerEntry[] = []): number {
  const entries = [...others, ...dueEntries(aCase({ policy, addedOn: from, startDate: from }), others, null, on)];
  return balanceOn(entries, leaveYearOf(on), on) / DAY;
}
