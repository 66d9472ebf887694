import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { EarnedPart } from "#core/policies/accrual/PartsOfYear.ts";
import { sumOf } from "#core/policies/accrual/earnedBy.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import { accruedInto } from "../../accruedInto.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";

interface OwedLot {
  owed: Minutes;
  dates: LotDates;
  suffix: string;
}

interface Posted {
  entries: readonly LedgerEntry[];
  year: LeaveYear;
  grant: number;
  today: IsoDate;
}

/** A difference that can't be divided among the lots gets the dates of the newest lot. */
export function owedLots(parts: readonly EarnedPart[], posted: Posted): OwedLot[] {
  const { entries, year, grant, today } = posted;
  const owed = sumOf(parts) - accruedInto(entries, year, grant);
  if (owed === 0) return [];
  const lots = byExpiry(parts, posted);
  const isWhole = lots.reduce((sum, lot) => sum + lot.owed, 0) === owed;
  if (isWhole && (lots.length === 1 || lots.every((lot) => lot.owed > 0))) return lots;
  return [{ owed, dates: parts.at(-1)?.lot ?? { usableFrom: today, expiresOn: null }, suffix: "" }];
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
