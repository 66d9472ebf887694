import { countText } from "#core/countText.ts";

const MAX_BARS = 20;

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

/** In pixels. */
export function heightOf(bars: readonly unknown[]): number {
  return bars.length * 34 + 36;
}
