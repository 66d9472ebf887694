import type { Minutes } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { groupBy } from "#core/groupBy.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { MinutesSum } from "./MinutesSum.ts";
import { type EarnedPart, PartsOfYear } from "./PartsOfYear.ts";
import { periodOf } from "../termsTimeline.ts";

/** Returns the minutes before any cap. Ignores terms that begin after `on`. */
export function earnedBy(accrual: AccrualCase, year: LeaveYear, on: IsoDate): Minutes {
  return [...earnedByGrant(new PartsOfYear(accrual, year), on).values()].reduce((sum, minutes) => sum + minutes, 0);
}

export function earnedByGrant(ofYear: PartsOfYear, on: IsoDate): Map<number, Minutes> {
  const parts = groupBy(partsEarnedBy(ofYear, on), ({ grant }) => grant);
  return new Map([...parts].map(([grant, ofGrant]) => [grant, sumOf(ofGrant)]));
}

export function partsEarnedBy(ofYear: PartsOfYear, on: IsoDate): EarnedPart[] {
  const { timeline } = ofYear.accrual;
  const current = periodOf(timeline, on);
  const known = timeline.indexOf(current);
  if (current.terms.isUnlimited) {
    return known === 0 ? [] : partsEarnedBy(ofYear, addDays(current.from, -1));
  }
  return ofYear.knownBy(known).filter(({ dueOn }) => dueOn <= on);
}

export function sumOf(parts: readonly EarnedPart[]): Minutes {
  const sum = new MinutesSum();
  for (const { minutes } of parts) sum.add(minutes);
  return sum.rounded();
}
