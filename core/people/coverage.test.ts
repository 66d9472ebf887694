import { expect, test } from "@jest/globals";
import { coverage } from "./coverage.ts";

test.each([
  ["a team of 5 with one other person away has 60% coverage", 5, [1], 60],
  ["the date with the lowest coverage counts", 5, [0, 2, 1], 40],
  ["a team of 3 with nobody else away has 67% coverage", 3, [0, 0], 67],
  ["a team with everyone away has no coverage", 4, [3], 0],
  ["a team of one has no coverage", 1, [0], 0],
  ["a request without a workday leaves full coverage", 5, [], 100],
])("%s", (_, teamSize, othersAway, percent) => expect(coverage(teamSize, othersAway).percent).toBe(percent));

test("the percentage includes the numbers of people behind it", () => {
  expect(coverage(5, [0, 1])).toEqual({ percent: 60, present: 3, people: 5 });
});
