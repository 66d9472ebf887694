import { type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import type { CountingRule } from "#core/policies/document/PolicyDocument.ts";

/** A person's workdays and holidays, recorded or simulated. */
export interface PersonDates {
  isWorked: (date: IsoDate) => boolean;
  /** Returns the part of a date that no holiday covers: 0, 0.5 or 1. */
  openPart: (date: IsoDate) => number;
}

/** Returns the part of a date of leave that counts under a policy's counting rule: 0, 0.5 or 1. */
export function countedPart(date: IsoDate, rule: CountingRule, dates: PersonDates): number {
  if (!isCounted(date, rule, dates)) return 0;
  return rule.holidays === "count" ? 1 : dates.openPart(date);
}

function isCounted(date: IsoDate, { days = "working" }: CountingRule, { isWorked }: PersonDates): boolean {
  if (days === "calendar") return true;
  return days === "mondayToSaturday" ? weekdayOf(date) <= 6 : isWorked(date);
}
