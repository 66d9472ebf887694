import { headerWords } from "./headerWords.ts";

export interface HeaderSet {
  headers: readonly string[];
  /** The position of each column in the file, in the order of `headers`. */
  places: readonly number[];
}

export function headerSet(cells: readonly string[]): HeaderSet {
  const sorted = cells
    .map((cell, place) => ({ words: headerWords(cell), place }))
    .toSorted((one, other) => (one.words < other.words ? -1 : one.words > other.words ? 1 : one.place - other.place));
  return { headers: sorted.map(({ words }) => words), places: sorted.map(({ place }) => place) };
}

export function inSetOrder<Value>(values: readonly Value[], { places }: HeaderSet, none: Value): Value[] {
  return places.map((place) => values[place] ?? none);
}

export function inFileOrder<Value>(values: readonly Value[], { places }: HeaderSet, none: Value): Value[] {
  const ordered = places.map(() => none);
  places.forEach((place, nth) => {
    ordered[place] = values[nth] ?? none;
  });
  return ordered;
}
