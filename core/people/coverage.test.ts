import { expect, test } from "@jest/globals";
import { coverage } from "./coverage.ts";

test.each([
  ["a team of 5 with one other away is covered by 60", 5, [1], 60],
  ["the worst date counts", 5, [0, 2, 1], 40],
  ["a team of 3 with nobody else away by 67", 3, [0, 0], 67],
  ["everyone away by none", 4, [3], 0],
  ["a team of one by none", 1, [0], 0],
  ["without a working date nobody is missed", 5, [], 100],
])("%s", (_, teamSize, othersAway, percent) => expect(coverage(teamSize, othersAway).percent).toBe(percent));

test("the percentage includes the numbers of people behind it", () => {
  expect(coverage(5, [0, 1])).toEqual({ percent: 60, present: 3, people: 5 });
});
