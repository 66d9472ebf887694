import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type Versioned, valueOn } from "./termsTimeline.ts";

/** What replaces a person's yearly vacation on a day, and what will from a later one. */
export interface OverrideOn {
  /** Null where the policy's own amount holds. */
  minutes: Minutes | null;
  /** The next change that is already set, if any. */
  next: { minutes: Minutes | null; effectiveOn: IsoDate } | null;
}

/** The override that holds on a day, and the next one that was set for later; no history at all is no override ever. */
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
