import { addDays, type IsoDate } from "../../calendar/dates.ts";
import type { Employment } from "../../policies/PolicyTerms.ts";
import { FIRST_DAY } from "../../policies/termsTimeline.ts";

/** Includes both dates. A null `to` means no end. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate | null;
}

export function addedEmployment(before: Employment, after: Employment): DateRange[] {
  const added: DateRange[] = [];
  if (before.startDate !== null && (after.startDate === null || after.startDate < before.startDate)) {
    added.push({ from: after.startDate ?? FIRST_DAY, to: addDays(before.startDate, -1) });
  }
  if (before.endDate !== null && (after.endDate === null || after.endDate > before.endDate)) {
    added.push({ from: addDays(before.endDate, 1), to: after.endDate });
  }
  return added;
}

export function isWithin(date: IsoDate, ranges: readonly DateRange[]): boolean {
  return ranges.some(({ from, to }) => date >= from && (to === null || date <= to));
}
