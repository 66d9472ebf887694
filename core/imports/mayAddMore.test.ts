import { expect, test } from "@jest/globals";
import { assertMayAddMore, MAX_NEW_A_DAY } from "./mayAddMore.ts";

test("the daily limit applies to new people and never to an import without any", () => {
  expect(() => assertMayAddMore(MAX_NEW_A_DAY, 0)).not.toThrow();
  expect(() => assertMayAddMore(0, MAX_NEW_A_DAY + 1)).not.toThrow();
  expect(() => assertMayAddMore(1, MAX_NEW_A_DAY)).toThrow("No more than 20,000 people");
});
