import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { dueCarryOver } from "#core/policies/accrual/dueEvents.ts";
import { grantNameOn } from "#core/policies/accrual/grantNameOn.ts";
import { partsEarnedBy } from "#core/policies/accrual/earnedBy.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { PartsOfYear } from "#core/policies/accrual/PartsOfYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { takenFromLaterYears } from "./takenFromLaterYears.ts";
import type { ChangeCause, LedgerEntry } from "../../LedgerEntry.ts";
import { changeEntry, firstChangedYear, mayLackCarryOver } from "../../changeEntry.ts";
import { carryOverEntries } from "./carryOverEntries.ts";
import type { LotCorrection } from "./LotCorrection.ts";
import { lossEntries } from "./lossEntries.ts";
import { lotCapReturn } from "./lotCapReturn.ts";
import { lotDetails, ofGrant } from "./lotDetails.ts";
import { lotDifferences } from "./lotDifferences.ts";
import { carryOverAgain } from "./lotCorrections.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { settlementEntries } from "../../settlement/settlementEntries.ts";

interface LotChange extends LotCorrection {
  cause: ChangeCause;
  since?: IsoDate;
  before?: AccrualCase | undefined;
  isRegrouped?: boolean;
  isRestored?: boolean;
}

export function lotChangeEntries({ accrual, entries }: PersonLedger, change: LotChange): LedgerEntry[] {
  const { startsIn, opening } = accrual;
  const { today } = change;
  const thisYear = leaveYearOf(today, startsIn);
  const since = firstChangedYear(change, accrual);
  const ledger = [...entries];
  const now: PersonLedger = { accrual, entries: ledger };
  for (let year = opening; year <= thisYear; year++) {
    const known = [...ledger];
    const again = carryOverAgain(now, year, change);
    ledger.push(...again);
    if (again.length === 0 && mayLackCarryOver(year, since, change)) ledger.push(...missingCarryOver(now, year, since));
    if (year >= since || year === thisYear) {
      ledger.push(...lotReturnEntries(now, { accrual: change.before ?? accrual, entries: known }, year, change));
      ledger.push(...lotDifferences(now, year, change));
    }
    ledger.push(...lossEntries(now, year, today, change));
  }
  ledger.push(...settlementEntries(now, today, change));
  ledger.push(...takenFromLaterYears(accrual, ledger, change));
  return ledger.slice(entries.length);
}

function missingCarryOver(ledger: PersonLedger, year: LeaveYear, since: LeaveYear): LedgerEntry[] {
  const waits = year <= since && [year - 1, year].some((one) => isWaiting(ledger.accrual, one));
  const isCarriedOver = ledger.entries.some(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  return !isCarriedOver && !waits && dueCarryOver(ledger.accrual, year) ? carryOverEntries(ledger, year) : [];
}

export function lotReturnEntries(
  now: PersonLedger,
  before: PersonLedger,
  year: LeaveYear,
  change: LotChange,
): LedgerEntry[] {
  const { type, startsIn } = now.accrual;
  const { today, cause, id } = change;
  const lastDay = leaveYearEnd(year, startsIn);
  if (!change.before || termsAt(now.accrual, earliest(lastDay, today)).isUnlimited) return [];
  if (isWaiting(now.accrual, year) || isWaiting(before.accrual, year)) return [];
  const ofYear = new PartsOfYear(now.accrual, year);
  return [...lotCapReturn(year, { before, after: now, openedOn: change.openedOn })].flatMap(
    ([grant, minutes]): LedgerEntry[] => {
      if (minutes === 0) return [];
      const lot = partsEarnedBy(ofYear, earliest(lastDay, today)).findLast((part) => part.grant === grant)?.lot;
      const named = { grant, ...grantNameOn(now.accrual, grant, today) };
      const dates = lot ?? { usableFrom: today, expiresOn: null };
      const suffix = `:returned${lastDay < today ? `:${year}` : ""}${ofGrant(grant)}`;
      const details = { cause, lost: -minutes, ...lotDetails(named, today, dates) };
      return [changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix, details })];
    },
  );
}
