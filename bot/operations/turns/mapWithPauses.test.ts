import { afterEach, expect, jest, test } from "@jest/globals";
import { mapWithPauses } from "./mapWithPauses.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a long calculation returns its results in order, and other work runs between two items", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  let ran = 0;
  setImmediate(() => void (ran += 1));
  const ranBefore: number[] = [];
  const results = await mapWithPauses([1, 2], (item) => {
    ranBefore.push(ran);
    time.mockReturnValue(item * 30);
    return item * 10;
  });
  expect(results).toEqual([10, 20]);
  expect(ranBefore).toEqual([0, 1]);
});
