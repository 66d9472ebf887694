import type { IsoDate } from "#core/calendar/dates.ts";
import { isGone } from "#core/policies/accrual/AccrualCase.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { closingCase } from "#core/policies/accrual/closingCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { simpleCarryOver } from "#core/policies/accrual/simpleCarryOver.ts";
import { wholeBalance } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearStart } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

interface Correction {
  today: IsoDate;
  id: string;
}

export function carryOverCorrections(
  whose: AccrualCase,
  entries: readonly LedgerEntry[],
  correction: Correction,
): LedgerEntry[] {
  const ledger = [...entries];
  const years = new Set(entries.filter(({ kind }) => kind === "carry_over").map(({ leaveYear }) => leaveYear));
  for (const year of [...years].toSorted((a, b) => a - b)) {
    ledger.push(...carryOverCorrection(whose, ledger, year, correction));
  }
  return ledger.slice(entries.length);
}

export function carryOverCorrection(
  whose: AccrualCase,
  entries: readonly LedgerEntry[],
  year: LeaveYear,
  { today, id }: Correction,
): LedgerEntry[] {
  const carriedEntries = entries.filter(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  const [first] = carriedEntries;
  if (!first) return [];
  const { type } = first;
  const firstDay = leaveYearStart(year, whose.startsIn);
  const { timeline } = closingCase(whose, year - 1);
  const limit = isGone(whose, firstDay) ? 0 : termsOn(timeline, firstDay).carryOver;
  const { carried, expired } = simpleCarryOver(wholeBalance(entries, year - 1), limit);
  const minutes = carried - carriedEntries.reduce((sum, entry) => sum + entry.minutes, 0);
  if (minutes === 0) return [];
  return [
    {
      type,
      leaveYear: year,
      kind: "carry_over",
      minutes,
      effectiveOn: today,
      sourceKey: `carry_over:${type}:${year}:${id}`,
      isUnlimited: false,
      details: { limit, expired, isCorrection: true },
    },
  ];
}
