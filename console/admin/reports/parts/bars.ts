/** More bars than this can't be told apart. */
const MOST_BARS = 20;

/** The longest bars, by name where they are the same, and all others in one. */
export function longestBars<Bar extends { name: string }>(
  bars: readonly Bar[],
  lengthOf: (bar: Bar) => number,
  together: (others: readonly Bar[], name: string) => Bar,
): Bar[] {
  const sorted = bars.toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.name.localeCompare(other.name));
  const others = sorted.slice(MOST_BARS);
  const longest = sorted.slice(0, MOST_BARS);
  return others.length === 0 ? longest : [...longest, together(others, `${others.length} others`)];
}

/** How high the picture of some bars is, in pixels. */
export function heightOf(bars: readonly unknown[]): number {
  return bars.length * 34 + 36;
}
