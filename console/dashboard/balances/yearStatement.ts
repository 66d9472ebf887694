import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking, type LedgerKind } from "#core/ledger/LedgerEntry.ts";

/** A ledger entry as shown: its change in days, and the balance of its leave year after it. */
export interface StatementLine {
  id: string;
  leaveYear: number;
  kind: LedgerKind;
  days: number;
  effectiveOn: IsoDate;
  /** True for days taken while the type was unlimited; they don't count toward the balance. */
  isUnlimited: boolean;
  balance: number;
  /** The text that explains the entry. */
  cause: string;
  /** The days that expired in the previous year at this carry-over. */
  lapsed: number;
  /** True for an entry that was reversed because the leave year changed, and for its reversal. */
  isReversed: boolean;
  /** Whether the reader may undo the entry. */
  canUndo: boolean;
}

/** The parts of one leave year's balance; brought + carried + accrued + adjusted − booked = balance. */
export interface YearStatement {
  leaveYear: number;
  lines: StatementLine[];
  brought: number;
  carried: number;
  accrued: number;
  adjusted: number;
  booked: number;
  balance: number;
  /** Days taken while the type was unlimited. */
  uncounted: number;
  /** The outcome at the start of the next year; null before that. */
  ending: { on: IsoDate; carried: number; lapsed: number } | null;
}

/** Returns the statement of one leave year, from the entries of all years, oldest first. */
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

/** Returns the leave years to offer: those with entries that count, the current and the next one. */
export function leaveYears(lines: readonly StatementLine[], current: number): number[] {
  const years = new Set([
    ...lines.filter((line) => !line.isReversed).map(({ leaveYear }) => leaveYear),
    current,
    current + 1,
  ]);
  return [...years].toSorted((one, other) => one - other);
}

/** Ignores reversed carry-overs: a year that ended under an earlier first month has not ended under the current one. */
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
