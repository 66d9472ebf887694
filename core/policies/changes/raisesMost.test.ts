import { expect, test } from "@jest/globals";
import { raisesMost } from "./raisesMost.ts";

const of = (...on: [before: number | null, after: number | null][]) => ({
  id: "person",
  on: on.map(([before, after]) => ({ before, after })),
});

test.each<[string, ReturnType<typeof of>, ReturnType<typeof of>[], boolean]>([
  ["a raise of one person only", of([20, 30]), [of([20, 20])], true],
  ["the same raise of everyone", of([20, 30]), [of([5, 15]), of([0, 0])], false],
  ["a larger raise of another person", of([20, 25]), [of([20, 26])], false],
  ["a raise on a later day only", of([20, 20], [20, 40]), [of([20, 40], [20, 20])], true],
  ["a raise without others", of([20, 21]), [], true],
  ["a cut", of([20, 10]), [of([20, 5])], false],
  ["unlimited leave for one person", of([20, null]), [of([20, 90])], true],
  ["unlimited leave for everyone", of([20, null]), [of([20, null])], false],
  ["the end of unlimited leave", of([null, 20]), [of([null, 10])], false],
])("%s", (_, person, others, most) => expect(raisesMost(person, others)).toBe(most));
