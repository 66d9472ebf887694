import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { EarnedPart } from "#core/policies/accrual/PartsOfYear.ts";
import { sumOf } from "#core/policies/accrual/earnedBy.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import { ACCRUALS, accruedInto, grantOf } from "../../accrualsIn.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

export interface OwedLot {
  owed: Minutes;
  dates: LotDates;
  suffix: string;
  corrects?: string;
}

interface Posted {
  entries: readonly LedgerEntry[];
  year: LeaveYear;
  grant: number;
  today: IsoDate;
}

export function owedLots(parts: readonly EarnedPart[], posted: Posted): OwedLot[] {
  const { entries, year, grant, today } = posted;
  const lots = lotsOf(posted);
  const expiryDays = [
    ...parts.map(({ lot }) => lot.expiresOn),
    ...lots.filter(({ kind }) => kind === "accrual").map(({ details }) => details?.expiresOn ?? null),
  ];
  const differ = new Set(expiryDays).size > 1;
  const isApart = ({ dates: { expiresOn } }: OwedLot) => expiresOn !== null && (differ || expiresOn < today);
  const all = byExpiry(parts, posted).flatMap((lot) => (isApart(lot) ? corrections(lot, parts, lots) : [lot]));
  const corrected = all.filter(({ corrects }) => corrects !== undefined);
  const difference = sumOf(parts) - accruedInto(entries, year, grant);
  const owed = corrected.reduce((sum, lot) => sum - lot.owed, difference);
  if (owed === 0) return corrected;
  const others = all.filter(({ corrects }) => corrects === undefined);
  const isWhole = others.reduce((sum, lot) => sum + lot.owed, 0) === owed;
  if (isWhole && (others.length === 1 || others.every((lot) => lot.owed > 0))) return [...corrected, ...others];
  return [...corrected, { owed, dates: parts.at(-1)?.lot ?? { usableFrom: today, expiresOn: null }, suffix: "" }];
}

interface PostedLot extends LedgerEntry {
  left: Minutes;
}

function lotsOf({ entries, year, grant }: Posted): PostedLot[] {
  const ofGrant = entries.filter(
    (entry) => ACCRUALS.has(entry.kind) && entry.leaveYear === year && grantOf(entry) === grant,
  );
  const corrected = groupBy(ofGrant, ({ details, sourceKey }) => details?.corrects ?? sourceKey);
  return ofGrant
    .filter(({ details }) => details?.corrects === undefined)
    .map((entry) => ({ ...entry, left: accruedInto(corrected.get(entry.sourceKey) ?? [], year, grant) }))
    .filter(({ kind, left }) => kind === "accrual" || left > 0)
    .toReversed();
}

function corrections(lot: OwedLot, parts: readonly EarnedPart[], lots: readonly PostedLot[]): OwedLot[] {
  const { expiresOn } = lot.dates;
  const ofDay = lots.filter(({ details }) => (details?.expiresOn ?? null) === expiresOn);
  const hasMoved = ({ kind, effectiveOn }: PostedLot) =>
    kind === "accrual" && parts.some(({ dueOn, lot: now }) => dueOn === effectiveOn && now.expiresOn !== expiresOn);
  if (lot.owed > 0 || ofDay.some(hasMoved)) return [lot];
  let rest = -lot.owed;
  const corrected = ofDay.flatMap(({ sourceKey, left }, index): OwedLot[] => {
    const minutes = Math.min(left, rest);
    if (minutes <= 0) return [];
    rest -= minutes;
    const suffix = index === 0 ? lot.suffix : `${lot.suffix}:${index}`;
    return [{ ...lot, owed: -minutes, suffix, corrects: sourceKey }];
  });
  return rest === 0 ? corrected : [...corrected, { ...lot, owed: -rest, suffix: `${lot.suffix}:rest` }];
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
