import { afterEach, expect, jest, test } from "@jest/globals";
import { noteUse } from "#db/sharing/organizationsInUse.ts";
import { Pauses } from "./Pauses.ts";

afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise(setImmediate);
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

test.each<[string, number, string[], number[]]>([
  ["rests after 5 ms, and then twice as long as each piece, while others have work", 1, [], [4, 4]],
  ["rests while several organizations use the process", 0, ["one", "other"], [4, 4]],
  ["continues immediately while nobody else does", 0, ["one"], []],
])("a long calculation %s", async (_, work, organizations, rests) => {
  let now = -1e9;
  const time = jest.spyOn(performance, "now").mockReturnValue(2 * now);
  for (const id of ["another", "one"]) noteUse(id);
  time.mockReturnValue(now);
  for (const id of organizations) noteUse(id);
  const waited: number[] = [];
  const pauses = new Pauses(async (ms) => void waited.push(ms));
  for (const piece of [4, 1, 1, 1]) {
    time.mockReturnValue((now += piece));
    const turn = setImmediate(() => time.mockReturnValue((now += work)));
    await pauses.take();
    clearImmediate(turn);
  }
  expect(waited).toEqual(rests);
});

test("several calculations in the same turn of the event loop pause as one does", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  const first = new Pauses();
  time.mockReturnValue(4);
  await first.take();
  const second = new Pauses();
  let ran = 0;
  setImmediate(() => void (ran += 1));
  time.mockReturnValue(6);
  await second.take();
  expect(ran).toBe(1);
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
