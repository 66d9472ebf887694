import { afterEach, expect, jest, test } from "@jest/globals";
import { Pauses } from "./Pauses.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a long calculation lets other work run in between, and a short one doesn't", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  const pauses = new Pauses();
  let ran = 0;
  const other = () => void (ran += 1);
  setImmediate(other);
  await pauses.take();
  expect(ran).toBe(0);
  time.mockReturnValue(30);
  await pauses.take();
  expect(ran).toBe(1);
});
