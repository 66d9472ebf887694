import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { EarnedPart } from "#core/policies/accrual/PartsOfYear.ts";
import { sumOf } from "#core/policies/accrual/earnedBy.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import { accruedInto } from "../../accruedInto.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface OwedLot {
  owed: Minutes;
  dates: LotDates;
  suffix: string;
  /** The source key of the accrual that was too high. */
  corrects?: string;
}

interface Posted {
  entries: readonly LedgerEntry[];
  year: LeaveYear;
  grant: number;
  today: IsoDate;
}

/**
 * Lots that are too high are corrected separately if they expire on different days or have expired, because their
 * losses were too high, too. A remaining difference gets the dates of the newest lot.
 */
export function owedLots(parts: readonly EarnedPart[], posted: Posted): OwedLot[] {
  const { entries, year, grant, today } = posted;
  const accruals = accrualsOf(posted);
  const earned = parts.map(({ lot }) => lot.expiresOn);
  const differ = new Set([...earned, ...accruals.map(({ details }) => details?.expiresOn ?? null)]).size > 1;
  const isApart = ({ dates: { expiresOn } }: OwedLot) => expiresOn !== null && (differ || expiresOn < today);
  const all = byExpiry(parts, posted).map((lot) => (isApart(lot) ? withCorrected(lot, parts, accruals) : lot));
  const corrected = all.filter(({ corrects }) => corrects !== undefined);
  const difference = sumOf(parts) - accruedInto(entries, year, grant);
  const owed = corrected.reduce((sum, lot) => sum - lot.owed, difference);
  if (owed === 0) return corrected;
  const lots = all.filter(({ corrects }) => corrects === undefined);
  const isWhole = lots.reduce((sum, lot) => sum + lot.owed, 0) === owed;
  if (isWhole && (lots.length === 1 || lots.every((lot) => lot.owed > 0))) return [...corrected, ...lots];
  return [...corrected, { owed, dates: parts.at(-1)?.lot ?? { usableFrom: today, expiresOn: null }, suffix: "" }];
}

function accrualsOf({ entries, year, grant }: Posted): LedgerEntry[] {
  return entries.filter(
    ({ kind, leaveYear, details }) => kind === "accrual" && leaveYear === year && (details?.grant ?? 0) === grant,
  );
}

function withCorrected(lot: OwedLot, parts: readonly EarnedPart[], accruals: readonly LedgerEntry[]): OwedLot {
  const { expiresOn } = lot.dates;
  const [accrual, ...others] = accruals.filter(({ details }) => details?.expiresOn === expiresOn);
  if (lot.owed > 0 || !accrual || others.length > 0) return lot;
  const now = parts.find(({ dueOn }) => dueOn === accrual.effectiveOn);
  return now && now.lot.expiresOn !== expiresOn ? lot : { ...lot, corrects: accrual.sourceKey };
}

function byExpiry(parts: readonly EarnedPart[], { entries, year, grant, today }: Posted): OwedLot[] {
  const earnedBy = groupBy(parts, ({ lot }) => lot.expiresOn ?? "");
  const postedBy = groupBy(entries, ({ details }) => details?.expiresOn ?? "");
  const days = [...new Set([...earnedBy.keys(), ...postedBy.keys()])].toSorted();
  return days.flatMap((day): OwedLot[] => {
    const earned = earnedBy.get(day) ?? [];
    const owed = sumOf(earned) - accruedInto(postedBy.get(day) ?? [], year, grant);
    const dates = earned.at(-1)?.lot ?? { usableFrom: today, expiresOn: day || null };
    return owed === 0 ? [] : [{ owed, dates, suffix: day && `:${day}` }];
  });
}
