import { expect, test } from "@jest/globals";
import { capAccrual } from "./capAccrual.ts";

test.each<[string, number, number, number | null, number, number]>([
  ["without a maximum, the whole amount is posted", 960, 99_999, null, 960, 0],
  ["an amount below the maximum is posted whole", 960, 0, 2400, 960, 0],
  ["only the part up to the maximum is posted", 960, 1920, 2400, 480, 480],
  ["nothing is posted at the maximum", 960, 2400, 2400, 0, 960],
  ["nothing is taken from a balance above the maximum", 960, 4800, 2400, 0, 960],
  ["a balance below 0 leaves room for more", 960, -480, 480, 960, 0],
])("%s", (_, minutes, balanceThen, maxBalance, posted, lost) => {
  expect(capAccrual(minutes, balanceThen, maxBalance)).toEqual({ posted, lost });
});
