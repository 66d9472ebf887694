import { afterEach, expect, jest, test } from "@jest/globals";
import { isShared, isUsedByOthers, noteUse } from "./organizationsInUse.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("an organization shares the process for half a second after another one used it", () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(9_000);
  noteUse("b");
  time.mockReturnValue(10_000);
  noteUse("a");
  expect([isUsedByOthers("a"), isUsedByOthers("b"), isShared()]).toEqual([false, true, false]);
  time.mockReturnValue(10_400);
  noteUse("b");
  noteUse("b");
  expect([isUsedByOthers("a"), isUsedByOthers("b"), isShared()]).toEqual([true, true, true]);
  time.mockReturnValue(10_600);
  expect([isUsedByOthers("a"), isUsedByOthers("b"), isShared()]).toEqual([true, false, false]);
  time.mockReturnValue(11_000);
  expect([isUsedByOthers("a"), isUsedByOthers("b"), isShared()]).toEqual([false, false, false]);
});
