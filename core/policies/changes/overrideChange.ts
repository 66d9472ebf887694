import type { YearStart } from "#core/leave/leaveYear.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { effectiveDay } from "./effectiveDay.ts";
import { valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

/** An allowance (override) and its first day; null means the policy's own amount. */
export interface ScheduledOverride {
  effectiveOn: IsoDate;
  minutes: Minutes | null;
}

/** The maximum number of changes to an allowance, because each balance of the person is computed from all of them. */
const MAX_CHANGES = 500;

/**
 * Returns the versions that a new allowance adds to its history, by day; none if nothing changes. The allowance applies
 * from its day until the first change scheduled after today, and replaces earlier changes up to today. Without a day,
 * setting today's value changes nothing, and any other value applies from the first day of the leave year. Throws (422)
 * if the history is full.
 */
export function overrideChange(
  history: readonly Versioned<Minutes | null>[],
  minutes: Minutes | null,
  { on, today, startsIn }: { on: IsoDate | undefined; today: IsoDate; startsIn: YearStart },
): ScheduledOverride[] {
  if (on === undefined && minutes === valueOn(history, today)) return [];
  if (history.length >= MAX_CHANGES)
    throw new Refusal("rule", "too_many_changes", `An allowance can change at most ${MAX_CHANGES} times`);
  const scheduled = history.map((entry) => entry.effectiveOn);
  const effectiveOn = effectiveDay(on, { today, startsIn, scheduled });
  const known = [...new Set(history.map((entry) => entry.effectiveOn))].toSorted().filter((day) => day > effectiveOn);
  const replaced = [effectiveOn, ...known.filter((day) => day <= today)];
  if (replaced.every((day) => valueOn(history, day) === minutes)) return [];

  let before = valueOn(history, effectiveOn > today ? effectiveOn : today);
  const kept = known.filter((day) => {
    const isChange = day > today && valueOn(history, day) !== before;
    if (day > today) before = valueOn(history, day);
    return isChange;
  });
  return [{ effectiveOn, minutes }, ...kept.map((day) => ({ effectiveOn: day, minutes: valueOn(history, day) }))];
}
