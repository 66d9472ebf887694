import { expect, test } from "@jest/globals";
import { roundedMinutes } from "./roundedMinutes.ts";

const DAY = 480;
type Mode = "up" | "down" | "nearest" | "halfUpElseKeep";

test.each<[number, number, Mode, number]>([
  [4.1667 * DAY, 0.5, "down", 4 * DAY],
  [4.1667 * DAY, 0.5, "up", 4.5 * DAY],
  [4.1667 * DAY, 0.5, "nearest", 4 * DAY],
  [4.25 * DAY, 0.5, "nearest", 4.5 * DAY],
  [4.6 * DAY, 1, "halfUpElseKeep", 5 * DAY],
  [4.4 * DAY, 1, "halfUpElseKeep", 4.4 * DAY],
  [10 * DAY - 1, 0.5, "down", 10 * DAY],
  [10 * DAY + 1, 0.5, "up", 10 * DAY],
  [-0.4 * DAY, 0.5, "up", 0],
  [-0.4 * DAY, 0.5, "down", -0.5 * DAY],
])("%d minutes, to %d days, %s: %d minutes can be used", (minutes, to, mode, expected) => {
  expect(roundedMinutes(Math.round(minutes), { unit: "day", rounding: { to, mode } })).toBe(expected);
});

test("without a rule, an amount stays as it is", () => {
  expect(roundedMinutes(2001, { unit: "day" })).toBe(2001);
});
