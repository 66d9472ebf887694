import { expect, test } from "@jest/globals";
import { Pauses } from "./Pauses.ts";

test("a long calculation lets other work run in between, and a short one doesn't", async () => {
  const pauses = new Pauses();
  let ran = 0;
  const other = () => void (ran += 1);
  setImmediate(other);
  await pauses.take();
  expect(ran).toBe(0);
  const start = performance.now();
  while (performance.now() - start < 30);
  await pauses.take();
  expect(ran).toBe(1);
});
