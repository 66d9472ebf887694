import { expect, test } from "@jest/globals";
import { collectWithPauses } from "./collectWithPauses.ts";

function* slowly() {
  for (const item of [1, 2]) {
    const start = performance.now();
    while (performance.now() - start < 30);
    yield item;
  }
}

test("a long calculation is collected whole, and other work runs in between", async () => {
  let ran = 0;
  setImmediate(() => void (ran += 1));
  const collected = collectWithPauses(slowly());
  expect(ran).toBe(0);
  expect(await collected).toEqual([1, 2]);
  expect(ran).toBe(1);
});
