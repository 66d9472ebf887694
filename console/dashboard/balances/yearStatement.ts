import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking, type LedgerKind } from "#core/ledger/LedgerEntry.ts";

/** A line of the ledger as it is shown: what it adds or takes, in days, and the balance of its leave year after it. */
export interface StatementLine {
  id: string;
  leaveYear: number;
  kind: LedgerKind;
  days: number;
  effectiveOn: IsoDate;
  /** Taken while nothing was limited: not in the balance. */
  isUnlimited: boolean;
  balance: number;
  /** Why it is there, in words. */
  cause: string;
  /** What a carry-over left behind in the year before. */
  lapsed: number;
  /** True if it was reversed because the leave year has changed, and for the reversal. */
  isReversed: boolean;
  /** Whether the reader may take it back. */
  canUndo: boolean;
}

/** What the balance of one leave year is made of; brought + carried + accrued + adjusted − booked = balance. */
export interface YearStatement {
  leaveYear: number;
  lines: StatementLine[];
  brought: number;
  carried: number;
  accrued: number;
  adjusted: number;
  booked: number;
  balance: number;
  /** Taken while the type was unlimited. */
  uncounted: number;
  /** What became of it when the next year began; null before that. */
  ending: { on: IsoDate; carried: number; lapsed: number } | null;
}

/** The statement of one leave year from the lines of all, oldest first. */
export function yearStatement(all: readonly StatementLine[], leaveYear: number): YearStatement {
  const lines = all.filter((line) => line.leaveYear === leaveYear);
  const balance = lines.at(-1)?.balance ?? 0;
  const brought = sum(lines, ({ kind }) => kind === "opening");
  const carried = sum(lines, ({ kind }) => kind === "carry_over");
  const adjusted = sum(lines, ({ kind }) => kind === "adjustment");
  const booked = 0 - sum(lines, ({ kind, isUnlimited }) => isBooking(kind) && !isUnlimited);
  const uncounted = 0 - sum(lines, ({ kind, isUnlimited }) => isBooking(kind) && isUnlimited);
  const accrued = sum(lines, ({ kind }) => kind === "accrual" || kind === "policy_change");
  const ending = endingOf(all.filter((line) => line.leaveYear === leaveYear + 1 && isCarryOver(line)));
  return { leaveYear, lines, brought, carried, accrued, adjusted, booked, balance, uncounted, ending };
}

/** The leave years that can be looked at: those with lines that count, the current and the next one. */
export function leaveYears(lines: readonly StatementLine[], current: number): number[] {
  const years = new Set([
    ...lines.filter((line) => !line.isReversed).map(({ leaveYear }) => leaveYear),
    current,
    current + 1,
  ]);
  return [...years].toSorted((one, other) => one - other);
}

/** A year that ended in another month than it does now has not ended. */
function isCarryOver({ kind, isReversed }: StatementLine): boolean {
  return kind === "carry_over" && !isReversed;
}

function endingOf(carryOvers: readonly StatementLine[]): YearStatement["ending"] {
  const [first] = carryOvers;
  if (!first) return null;
  const carried = sum(carryOvers, () => true);
  return { on: first.effectiveOn, carried, lapsed: carryOvers.at(-1)?.lapsed ?? 0 };
}

function sum(lines: readonly StatementLine[], isCounted: (line: StatementLine) => boolean): number {
  return rounded(lines.filter(isCounted).reduce((total, { days }) => total + days, 0));
}

function rounded(days: number): number {
  return Math.round(days * 100) / 100;
}
