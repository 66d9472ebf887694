import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { valueOn } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";

export interface OverrideOn {
  /** Null if the policy's own amount applies. */
  minutes: Minutes | null;
  next: { minutes: Minutes | null; effectiveOn: IsoDate } | null;
}

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
