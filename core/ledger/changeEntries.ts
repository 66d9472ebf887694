import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { dueCarryOver } from "#core/policies/accrual/dueEvents.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { balanceOn, wholeBalance } from "./balance.ts";
import { capReturn } from "./caps/capReturn.ts";
import type { OpeningDays } from "./caps/openingsAsEntered.ts";
import { changeEntry, firstChangedYear, mayLackCarryOver } from "./changeEntry.ts";
import { carryOverCorrection } from "./carryOverCorrections.ts";
import type { ChangeCause, LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import { lotChangeEntries } from "./lots/entries/lotChangeEntries.ts";
import { takenFromLaterYears } from "./lots/entries/takenFromLaterYears.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";
import { accrualsIn, accruedInto, lostIn } from "./accrualsIn.ts";
import { isCorrection, replayedAccruals } from "./caps/replayedAccruals.ts";
import { takenBack } from "./caps/takenBack.ts";
import { takenAfterRaises } from "./caps/undoneRaises.ts";
import { undoneCorrections } from "./caps/undoneCorrections.ts";

export interface Change {
  today: IsoDate;
  cause: ChangeCause;
  id: string;
  since?: IsoDate;
  /** If present, the entries of the years from `since` on must be individual entries, not sums. */
  before?: AccrualCase | undefined;
  openedOn?: OpeningDays | undefined;
  isRegrouped?: boolean;
  isRestored?: boolean;
}

/** Everything due by today must have been posted under the old case. */
export function changeEntries(changed: AccrualCase, entries: readonly LedgerEntry[], change: Change): LedgerEntry[] {
  if (usesLots(changed)) return lotChangeEntries({ accrual: changed, entries }, change);
  const { startsIn, opening } = changed;
  const thisYear = leaveYearOf(change.today, startsIn);
  const since = firstChangedYear(change, changed);
  const ledger = [...entries];
  for (let year = opening; year <= thisYear; year++) {
    const known = [...ledger];
    ledger.push(
      ...redoCarryOver(changed, ledger, year, { change, mayBeMissing: mayLackCarryOver(year, since, change) }),
    );
    if (year < since && year !== thisYear) continue;
    ledger.push(...returnEntries(changed, { known, ledger }, year, change));
    ledger.push(...differenceOf(changed, ledger, year, change));
  }
  ledger.push(...takenFromLaterYears(changed, ledger, change));
  return ledger.slice(entries.length);
}

function differenceOf(
  changed: AccrualCase,
  ledger: readonly LedgerEntry[],
  year: LeaveYear,
  { today, cause, id }: Change,
): LedgerEntry[] {
  const { type, startsIn } = changed;
  const isClosed = year < leaveYearOf(today, startsIn);
  const on = isClosed ? leaveYearEnd(year, startsIn) : today;
  const { isUnlimited, maxBalance } = termsAt(changed, on);
  const owed = earnedBy(changed, year, on) - accruedInto(ledger, year);
  if (isUnlimited || owed === 0) return [];
  const balance = isClosed ? wholeBalance(ledger, year) : balanceOn(ledger, year, on);
  const accruals = accrualsIn(ledger, year);
  const isReplayed = owed < 0 && isCorrection(cause) && lostIn(accruals) > 0;
  const replayed = () => replayedAccruals({ accrual: changed, entries: ledger }, year, on);
  const decrease = () =>
    isReplayed
      ? takenBack(owed, accruals, replayed()).posted
      : takenAfterRaises(owed, accruals, { cause, firstDay: leaveYearStart(year, startsIn), replayed });
  const increase = () => {
    const { restored, atMost } = undoneCorrections(owed, accruals, cause, { accrual: changed, year, replayed });
    return Math.max(restored, capAccrual(atMost, balance, maxBalance).posted);
  };
  const posted = owed < 0 ? decrease() : increase();
  const lost = owed - posted;
  const suffix = isClosed ? `:${year}` : "";
  const details = lost === 0 ? { cause } : { cause, lost };
  return [changeEntry({ today, id }, { type, leaveYear: year, minutes: posted, suffix, details })];
}

export function returnEntries(
  changed: AccrualCase,
  { known, ledger }: { known: readonly LedgerEntry[]; ledger: readonly LedgerEntry[] },
  year: LeaveYear,
  { before, today, cause, id, openedOn }: Change,
): LedgerEntry[] {
  const { type, startsIn } = changed;
  const lastDay = leaveYearEnd(year, startsIn);
  if (!before || termsAt(changed, lastDay < today ? lastDay : today).isUnlimited) return [];
  const after = { accrual: changed, entries: ledger };
  const minutes = capReturn(year, { before: { accrual: before, entries: known }, after, openedOn });
  if (minutes === 0) return [];
  const suffix = `:returned${lastDay < today ? `:${year}` : ""}`;
  return [changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix, details: { cause, lost: -minutes } })];
}

function redoCarryOver(
  changed: AccrualCase,
  ledger: readonly LedgerEntry[],
  year: LeaveYear,
  { change, mayBeMissing }: { change: Change; mayBeMissing: boolean },
): LedgerEntry[] {
  const isCarriedOver = ledger.some(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  if (isCarriedOver) return carryOverCorrection(changed, ledger, year, change);
  const due = mayBeMissing ? dueCarryOver(changed, year) : null;
  const entry = due && entryOf(due, ledgerThen(due, ledger));
  return entry ? [entry] : [];
}
