import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { grantNameOn } from "#core/policies/accrual/grantNameOn.ts";
import { partsEarnedBy } from "#core/policies/accrual/earnedBy.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { PartsOfYear } from "#core/policies/accrual/PartsOfYear.ts";
import { Fraction } from "#core/policies/document/exact.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { ChangeCause, LedgerEntry } from "../../LedgerEntry.ts";
import { changeEntry } from "../../changeEntry.ts";
import { cappedSize } from "../caps.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { rulesOn, YearReplay } from "../YearReplay.ts";
import { ACCRUALS, accrualsIn, grantOf, lostIn } from "../../accrualsIn.ts";
import { isCorrection, replayedAccruals } from "../../caps/replayedAccruals.ts";
import { takenBack } from "../../caps/takenBack.ts";
import { takenAfterRaises } from "../../caps/undoneRaises.ts";
import { undoneCorrections } from "../../caps/undoneCorrections.ts";
import { correctedAccruals, type GrantLot } from "./correctedAccruals.ts";
import type { LotCorrection } from "./LotCorrection.ts";
import { lotDetails, ofGrant } from "./lotDetails.ts";
import { areAsPosted, owesNothing } from "./lotsAsPosted.ts";
import { owedLots } from "./owedLots.ts";

export function lotDifferences(
  { accrual, entries }: PersonLedger,
  year: LeaveYear,
  change: LotCorrection & { cause: ChangeCause },
): LedgerEntry[] {
  const { type, startsIn } = accrual;
  const { today, cause, id } = change;
  const isClosed = year < leaveYearOf(today, startsIn);
  const on = isClosed ? leaveYearEnd(year, startsIn) : today;
  if (termsAt(accrual, on).isUnlimited) return [];
  const parts = partsEarnedBy(new PartsOfYear(accrual, year), on);
  const waits = isWaiting(accrual, year);
  const owedByGrant = grantsOf(parts, entries, year).flatMap((grant) => {
    const earned = parts.filter((part) => part.grant === grant);
    const lots = owedLots(earned, { entries, year, grant, today });
    if (!waits && owesNothing(lots) && areAsPosted({ accrual, entries }, { year, grant, on })) return [];
    return lots.filter(({ owed }) => owed > 0 || !waits).map((lot) => ({ grant, ...lot }));
  });
  const entryOf = ({ grant, owed, dates, suffix, corrects }: GrantLot, minutes: Minutes): LedgerEntry => {
    const named = { grant, ...grantNameOn(accrual, grant, today) };
    const details = {
      cause,
      ...(minutes !== owed && { lost: owed - minutes }),
      ...lotDetails(named, today, dates),
      ...(corrects !== undefined && { corrects }),
    };
    const where = `${isClosed ? `:${year}` : ""}${ofGrant(grant)}${suffix}`;
    return changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix: where, details });
  };
  const accruals = accrualsIn(entries, year);
  const takesBack = isCorrection(cause) && lostIn(accruals) > 0 && owedByGrant.some(({ owed }) => owed < 0);
  const replayed = takesBack ? replayedAccruals({ accrual, entries }, year, on) : null;
  const tooHigh = owedByGrant.filter(({ corrects }) => corrects !== undefined);
  const posted = correctedAccruals(tooHigh, accruals, replayed).map(({ lot, minutes }) => entryOf(lot, minutes));
  // Caps on the other lots must not count the minutes that corrections take back.
  const replay = new YearReplay({ accrual, entries: [...entries, ...posted] }, year);
  const rules = rulesOn(accrual, on);
  for (const lot of owedByGrant.filter(({ corrects }) => corrects === undefined)) {
    const { grant, owed } = lot;
    const book = replay.eveningOf(on);
    const isOfGrant = (entry: LedgerEntry) => grantOf(entry) === grant;
    const again = () => replayedAccruals({ accrual, entries }, year, on).filter(isOfGrant);
    const decrease = () => {
      const known = [...accruals, ...posted].filter(isOfGrant);
      if (replayed) return takenBack(owed, known, replayed.filter(isOfGrant)).posted;
      return takenAfterRaises(owed, known, { cause, firstDay: leaveYearStart(year, startsIn), replayed: again });
    };
    const isOfLot = (entry: LedgerEntry) => (entry.details?.expiresOn ?? null) === lot.dates.expiresOn;
    const increase = () => {
      const raised = posted.filter(({ minutes }) => minutes > 0);
      const known = isCorrection(cause) ? accruals.filter(isOfLot) : [...accruals, ...raised];
      const how = { accrual, year, replayed: again };
      const { restored, atMost } = undoneCorrections(owed, known.filter(isOfGrant), cause, how);
      return Math.max(restored, cappedSize(rules, book, { grant, on, size: new Fraction(atMost) }).valueOf());
    };
    const entry = entryOf(lot, owed < 0 ? decrease() : increase());
    posted.push(entry);
    replay.add(entry);
  }
  return posted;
}

function grantsOf(parts: readonly { grant: number }[], entries: readonly LedgerEntry[], year: LeaveYear): number[] {
  const accrued = entries.filter(({ kind, leaveYear }) => leaveYear === year && ACCRUALS.has(kind));
  const grants = [...parts.map(({ grant }) => grant), ...accrued.map(grantOf)];
  return [...new Set(grants)].toSorted((one, other) => one - other);
}
