import { countText } from "#core/countText.ts";

/** The largest number of bars that can still be told apart. */
const MAX_BARS = 20;

/** Returns the longest bars, equal ones sorted by name, and one combined bar for all others. */
export function longestBars<Bar extends { name: string }>(
  bars: readonly Bar[],
  lengthOf: (bar: Bar) => number,
  together: (others: readonly Bar[], name: string) => Bar,
): Bar[] {
  const sorted = bars.toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.name.localeCompare(other.name));
  const others = sorted.slice(MAX_BARS);
  const longest = sorted.slice(0, MAX_BARS);
  return others.length === 0 ? longest : [...longest, together(others, countText(others.length, "other"))];
}

/** Returns the height of a chart with these bars, in pixels. */
export function heightOf(bars: readonly unknown[]): number {
  return bars.length * 34 + 36;
}
