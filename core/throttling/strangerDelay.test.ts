import { expect, test } from "@jest/globals";
import { strangerDelay } from "./strangerDelay.ts";

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [21, 2],
  [24, 16],
  [28, 256],
  [29, 300],
  [5000, 300],
])("after %i failures, an unknown device waits %i seconds", (failures, seconds) => {
  expect(strangerDelay(failures)).toBe(seconds);
});
