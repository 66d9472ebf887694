import { expect, test } from "@jest/globals";
import { mapWithPauses } from "./mapWithPauses.ts";

test("a long calculation returns its results in order, and other work runs between two items", async () => {
  let ran = 0;
  setImmediate(() => void (ran += 1));
  const ranBefore: number[] = [];
  const results = await mapWithPauses([1, 2], (item) => {
    ranBefore.push(ran);
    const start = performance.now();
    while (performance.now() - start < 30);
    return item * 10;
  });
  expect(results).toEqual([10, 20]);
  expect(ranBefore).toEqual([0, 1]);
});
