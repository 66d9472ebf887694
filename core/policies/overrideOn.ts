import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { valueOn } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";

/** The allowance that replaces a person's yearly vacation on a day, and the next scheduled one. */
export interface OverrideOn {
  /** Null if the policy's own amount applies. */
  minutes: Minutes | null;
  /** The next scheduled change, if any. */
  next: { minutes: Minutes | null; effectiveOn: IsoDate } | null;
}

/** Returns the allowance on a day and the next scheduled one; an empty history means there was never one. */
export function overrideOn(history: readonly Versioned<Minutes | null>[], date: IsoDate): OverrideOn {
  if (history.length === 0) return { minutes: null, next: null };
  const minutes = valueOn(history, date);
  const effectiveOn = history
    .map((entry) => entry.effectiveOn)
    .filter((from) => from > date && valueOn(history, from) !== minutes)
    .toSorted()[0];
  return {
    minutes,
    next: effectiveOn === undefined ? null : { minutes: valueOn(history, effectiveOn), effectiveOn },
  };
}
