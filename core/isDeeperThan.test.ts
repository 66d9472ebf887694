import { expect, test } from "@jest/globals";
import { isDeeperThan } from "./isDeeperThan.ts";

test.each<[unknown, number]>([
  [null, 0],
  ["[[[]]]", 0],
  [[], 1],
  [{ a: 1, b: [], c: { d: [2] } }, 3],
])("%j has %i levels", (value, levels) => {
  expect(isDeeperThan(levels, value)).toBe(false);
  if (levels > 0) expect(isDeeperThan(levels - 1, value)).toBe(true);
});

test("a value of 100,000 levels is measured without a stack overflow", () => {
  const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  expect(isDeeperThan(100, deep)).toBe(true);
});
