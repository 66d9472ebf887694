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

test.each<[string, number, number]>([
  ["leaves others as much time as it takes while they have work", 1, 5],
  ["continues immediately while they have none", 0, 0],
])("a long calculation %s", async (_, others, rest) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  const waited: number[] = [];
  const pauses = new Pauses(async (ms) => void waited.push(ms));
  time.mockReturnValue(5);
  setImmediate(() => time.mockReturnValue(5 + others));
  await pauses.take();
  expect(waited).toEqual(rest > 0 ? [rest] : []);
});

test("calculations that rested at once continue in different turns of the event loop", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  const [one, two] = [new Pauses(async () => {}), new Pauses(async () => {})];
  time.mockReturnValue(5);
  let turn = 0;
  const count = () => {
    turn += 1;
    time.mockReturnValue(6);
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const [first = 0, second] = await Promise.all([one, two].map((pauses) => pauses.take().then(() => turn)));
  clearImmediate(counting);
  expect(second).toBeGreaterThan(first);
});
