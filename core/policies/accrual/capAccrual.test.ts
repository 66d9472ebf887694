import { expect, test } from "@jest/globals";
import { capAccrual } from "./capAccrual.ts";

test.each<[string, number, number, number | null, number, number]>([
  ["no maximum", 960, 99_999, null, 960, 0],
  ["room for all", 960, 0, 2400, 960, 0],
  ["room for a part", 960, 1920, 2400, 480, 480],
  ["no room", 960, 2400, 2400, 0, 960],
  ["already above, nothing is taken away", 960, 4800, 2400, 0, 960],
  ["a balance below 0 has more room", 960, -480, 480, 960, 0],
])("%s", (_, minutes, balanceThen, maxBalance, posted, lost) => {
  expect(capAccrual(minutes, balanceThen, maxBalance)).toEqual({ posted, lost });
});
