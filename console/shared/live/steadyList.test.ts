import { expect, test } from "@jest/globals";
import { type Steady, steadyList } from "./steadyList.ts";

const items = (ids: string) => ids.split("").map((id) => ({ id }));
const shown = (ids: string) => items(ids).map((item) => ({ item, isGone: false }));
const textOf = (list: readonly Steady<{ id: string }>[]) =>
  list.map(({ item, isGone }) => (isGone ? `(${item.id})` : item.id)).join("");

test.each([
  ["new items come last", "bc", "abc", "", "bca"],
  ["an item that left keeps its place", "abc", "ac", "", "a(b)c"],
  ["an item that the person removed leaves", "abc", "ac", "b", "ac"],
  ["a removed item that returns is shown", "ac", "abc", "b", "acb"],
  ["items keep their places when the list has another order", "abc", "cba", "", "abc"],
])("%s", (_, before, now, removed, after) => {
  expect(textOf(steadyList(shown(before), items(now), new Set(removed)))).toBe(after);
});

test("an item that left and returns is shown again", () => {
  const gone = steadyList(shown("ab"), items("b"), new Set());
  expect(textOf(steadyList(gone, items("ab"), new Set()))).toBe("ab");
});
