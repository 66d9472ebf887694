import { folded } from "./folded.ts";

const MAX_WORDS = 5;
const MAX_MISTYPED = 3;
const SHORTEST_MISTYPED = 4;
const LONGEST_MISTYPED = 20;

export function searchWords(search: string): string[] {
  return folded(search).split(" ").filter(Boolean).slice(0, MAX_WORDS);
}

/** Each pattern matches the start of a word in folded text that begins with a space. */
export function prefixPatterns(words: readonly string[]): string[] {
  return words.map((word) => `% ${escaped(word)}%`);
}

export function initialPatterns(words: readonly string[]): string[] {
  return prefixPatterns(words.map((word) => Array.from(word)[0] ?? ""));
}

/**
 * Returns alternative patterns for each word, or undefined if there are too many words or no word of a suitable length.
 * The first letter must be correct.
 */
export function typoPatterns(words: readonly string[]): string[][] | undefined {
  if (words.length === 0 || words.length > MAX_MISTYPED || !words.some(isFit)) return undefined;
  return words.map((word) => (isFit(word) ? mistyped(word) : prefixPatterns([word])));
}

function isFit({ length }: string): boolean {
  return length >= SHORTEST_MISTYPED && length <= LONGEST_MISTYPED;
}

function mistyped(word: string): string[] {
  const letters = Array.from(word);
  const all = letters.flatMap((letter, at) => {
    if (at === 0) return [];
    const before = letters.slice(0, at).map(escaped);
    const after = letters.slice(at + 1).map(escaped);
    const [next, ...rest] = after;
    return [
      joined(before, "_", after),
      joined(before, after),
      joined(before, "_", escaped(letter), after),
      ...(next === undefined ? [] : [joined(before, next, escaped(letter), rest)]),
    ];
  });
  return [...new Set(all)].map((pattern) => `% ${pattern}%`);
}

function joined(...parts: (string | string[])[]): string {
  return parts.flat().join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
