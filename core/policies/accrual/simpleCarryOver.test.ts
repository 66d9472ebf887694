import { expect, test } from "@jest/globals";
import { simpleCarryOver } from "./simpleCarryOver.ts";

test.each([
  ["8 left, limit 5: 5 carried, 3 expired", 8, 5, 5, 3],
  ["6 left, limit 7: all carried", 6, 7, 6, 0],
  ["2 days overdrawn: carried whole", -2, 5, -2, 0],
  ["limit 0: all expired", 8, 0, 0, 8],
  ["half days are not lost", 1.5, 5, 1.5, 0],
])("%s", (_, left, limit, carried, expired) => {
  expect(simpleCarryOver(left * 480, limit * 480)).toEqual({ carried: carried * 480, expired: expired * 480 });
});
