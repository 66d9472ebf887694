import { isGone } from "#core/policies/accrual/AccrualCase.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { closingCase } from "#core/policies/accrual/closingCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { simpleCarryOver } from "#core/policies/accrual/simpleCarryOver.ts";
import { wholeBalance } from "./balance.ts";
import { cutsAfterLeave } from "./caps/cutsAfterLeave.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import type { LotCorrection } from "./lots/entries/LotCorrection.ts";
import { leaveYearStart } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

export function carryOverCorrections(
  whose: AccrualCase,
  entries: readonly LedgerEntry[],
  correction: LotCorrection,
): LedgerEntry[] {
  const ledger = [...entries];
  const carried = entries.filter(({ kind }) => kind === "carry_over").map(({ leaveYear }) => leaveYear);
  const years = new Set([...carried, ...(correction.past ?? []).map(({ leaveYear }) => leaveYear)]);
  for (const year of [...years].toSorted((a, b) => a - b)) {
    const opened = carryOverCorrection(whose, ledger, year, correction);
    ledger.push(...opened);
    ledger.push(...cutsAfterLeave({ accrual: whose, entries: ledger }, year, opened, correction));
  }
  return ledger.slice(entries.length);
}

export function carryOverCorrection(
  whose: AccrualCase,
  entries: readonly LedgerEntry[],
  year: LeaveYear,
  { today, id }: Pick<LotCorrection, "today" | "id">,
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
