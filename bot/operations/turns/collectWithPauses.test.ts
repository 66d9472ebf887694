import { afterEach, expect, jest, test } from "@jest/globals";
import { collectWithPauses } from "./collectWithPauses.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a long calculation is collected whole, and other work runs in between", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  function* slowly() {
    for (const item of [1, 2]) {
      time.mockReturnValue(item * 30);
      yield item;
    }
  }
  let ran = 0;
  setImmediate(() => void (ran += 1));
  const collected = collectWithPauses(slowly());
  expect(ran).toBe(0);
  expect(await collected).toEqual([1, 2]);
  expect(ran).toBe(1);
});
