import { expect, test } from "@jest/globals";
import { folded } from "./folded.ts";
import { prefixPatterns, searchWords, typoPatterns } from "./searchPatterns.ts";

test.each([
  ["José Núñez", "jose nunez"],
  ["Anna-Lena O'Neil", "anna lena o neil"],
  ["Søren Łukasz", "soren lukasz"],
  ["ΟΔΥΣΣΕΥΣ", "οδυσσευσ"],
  ["हिन्दी", "हिन्दी"],
  ["  GRACE.kim@example.com ", "grace kim example com"],
])("%j is folded to %j", (text, expected) => expect(folded(text)).toBe(expected));

test("words match the beginnings of words, and wildcards match themselves", () => {
  expect(prefixPatterns(searchWords("Kim gr"))).toEqual(["% kim%", "% gr%"]);
  expect(prefixPatterns(searchWords("100%"))).toEqual([String.raw`% 100\%%`]);
  expect(searchWords("a b c d e f")).toHaveLength(5);
  expect(searchWords(" - ")).toEqual([]);
});

const isLike = (text: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll("%", ".*").replaceAll("_", ".")}$`).test(text);

test.each(["garce", "grce", "grrace", "grave", "gracee"])("%j finds Grace despite the typing error", (typed) => {
  const [patterns = []] = typoPatterns([typed]) ?? [];
  expect(patterns.some((pattern) => isLike(" grace kim", pattern))).toBe(true);
});

test("two errors, or a wrong first letter, find nothing", () => {
  for (const typed of ["gxxce", "xrace"]) {
    const [patterns = []] = typoPatterns([typed]) ?? [];
    expect(patterns.some((pattern) => isLike(" grace kim", pattern))).toBe(false);
  }
});

test("typing errors are accepted neither in short words nor in searches of many words", () => {
  expect(typoPatterns(["kim"])).toBeUndefined();
  expect(typoPatterns(["kim", "garce"])?.[0]).toEqual(["% kim%"]);
  expect(typoPatterns(["grace", "grace", "grace", "grace"])).toBeUndefined();
});
