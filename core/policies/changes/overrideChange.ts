import type { YearStart } from "#core/leave/leaveYear.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { effectiveDay } from "./effectiveDay.ts";
import { valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

/** `minutes` is null for the policy's own amount. */
export interface ScheduledOverride {
  effectiveOn: IsoDate;
  minutes: Minutes | null;
}

const MAX_CHANGES = 500;

type History = readonly Versioned<Minutes | null>[];

export function overrideChange(
  history: History,
  minutes: Minutes | null,
  { on, today, startsIn }: { on: IsoDate | undefined; today: IsoDate; startsIn: YearStart },
): ScheduledOverride[] {
  if (on === undefined && minutes === valueOn(history, today)) return [];
  if (history.length >= MAX_CHANGES)
    throw new Refusal("rule", "too_many_changes", `An allowance can change at most ${MAX_CHANGES} times`);
  const scheduled = history.map((entry) => entry.effectiveOn);
  const effectiveOn = effectiveDay(on, { today, startsIn, scheduled });
  const known = daysOf(history).filter((day) => day > effectiveOn);
  const replaced = [effectiveOn, ...known.filter((day) => day <= today)];
  if (replaced.every((day) => valueOn(history, day) === minutes)) return [];

  const until = latest(effectiveOn, today);
  const restored = restoredDays(history, minutes, { from: effectiveOn, until });
  let before = valueOn(history, until);
  const kept = known.filter((day) => {
    const isChange = day > today && (valueOn(history, day) !== before || restored.includes(day));
    if (day > today) before = valueOn(history, day);
    return isChange;
  });
  return [{ effectiveOn, minutes }, ...kept.map((day) => ({ effectiveOn: day, minutes: valueOn(history, day) }))];
}

function restoredDays(
  history: History,
  minutes: Minutes | null,
  { from, until }: { from: IsoDate; until: IsoDate },
): IsoDate[] {
  const versions = history.toSorted((one, other) => one.version - other.version);
  const isChange = (day: IsoDate) => valueOn(versions, day) !== valueBefore(versions, day);
  const present = valueOn(versions, until);
  const isReplaced = daysOf(versions).some((day) => from <= day && day <= until && isChange(day));
  if (minutes === present || !isReplaced) return [];
  const added = versions.findLastIndex((_, nth) => nth > 0 && valueOn(versions.slice(0, nth), until) !== present);
  const before = versions.slice(0, Math.max(1, added));
  return daysOf(before).filter((day) => {
    const value = valueOn(before, day);
    return day > until && value !== valueBefore(before, day) && value === valueOn(versions, day);
  });
}

function daysOf(history: History): IsoDate[] {
  return [...new Set(history.map((entry) => entry.effectiveOn))].toSorted();
}

function valueBefore(history: History, day: IsoDate): Minutes | null {
  return valueOn(history, addDays(day, -1));
}
