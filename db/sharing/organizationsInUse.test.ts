import { afterEach, expect, jest, test } from "@jest/globals";
import { isUsedByOthers, noteUse } from "./organizationsInUse.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("an organization shares the process for half a second after another one used it", () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(9_000);
  noteUse("b");
  time.mockReturnValue(10_000);
  noteUse("a");
  expect([isUsedByOthers("a"), isUsedByOthers("b")]).toEqual([false, true]);
  time.mockReturnValue(10_400);
  noteUse("b");
  noteUse("b");
  expect([isUsedByOthers("a"), isUsedByOthers("b")]).toEqual([true, true]);
  time.mockReturnValue(10_600);
  expect([isUsedByOthers("a"), isUsedByOthers("b")]).toEqual([true, false]);
  time.mockReturnValue(11_000);
  expect([isUsedByOthers("a"), isUsedByOthers("b")]).toEqual([false, false]);
});
