import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { noteUse } from "../sharing/organizationsInUse.ts";
import { inPiece } from "../sharing/rests.ts";
import { inBatches } from "./inBatches.ts";

await testDatabase();

beforeEach(() => {
  const time = jest.spyOn(performance, "now").mockReturnValue(-1e9);
  for (const id of ["another", "one"]) noteUse(id);
  time.mockRestore();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const brokenAtTheEnd = () =>
  inBatches(
    "one",
    `SELECT n, (SELECT max(1 / (n - 1000) + m) FROM generate_series(1, 10) m) AS broken
     FROM generate_series(1, 1000) n ORDER BY n`,
    [],
  );

const numbers = (to: number, organizationId = "one") =>
  inBatches<{ number: number }>(organizationId, "SELECT number FROM generate_series(1, $1::int) number", [to]);

async function sizesOf(to: number): Promise<number[]> {
  const sizes: number[] = [];
  for await (const { length } of numbers(to)) sizes.push(length);
  return sizes;
}

test("all rows are read once, in batches, and the connection is released", async () => {
  const sizes: number[] = [];
  let last = 0;
  for await (const piece of numbers(2500)) {
    sizes.push(piece.length);
    for (const { number } of piece) expect(number).toBe((last += 1));
  }
  expect([sizes, last]).toEqual([Array.from({ length: 10 }, () => 250), 2500]);
  const { totalCount, idleCount } = database().searches;
  expect(idleCount).toBe(totalCount);
});

test("no batch is empty, and there is none after exactly a thousand rows", async () => {
  expect(await sizesOf(0)).toEqual([]);
  expect(await sizesOf(1000)).toEqual([250, 250, 250, 250]);
});

test("an expensive column is calculated batch by batch only while others use the process", async () => {
  jest.spyOn(performance, "now").mockReturnValue(0);
  noteUse("another");
  const rows = brokenAtTheEnd();
  expect((await rows.next()).value).toHaveLength(100);
  await rows.return();
  jest.restoreAllMocks();
  jest.spyOn(performance, "now").mockReturnValue(1000);
  await expect(brokenAtTheEnd().next()).rejects.toThrow("division by zero");
});

test("concurrent changes are not visible", async () => {
  const { pool } = database();
  await pool.query("CREATE TABLE counted AS SELECT generate_series(1, 1500) AS number");
  const rows = inBatches("one", "SELECT number FROM counted ORDER BY number", []);
  await rows.next();
  await pool.query("DELETE FROM counted");
  expect((await rows.next()).value).toHaveLength(250);
  await rows.return();
});

test("two reads run at once, and the third waits until one ends", async () => {
  const [one, two, three] = [numbers(5000), numbers(5000, "two"), numbers(1, "three")];
  await Promise.all([one.next(), two.next()]);
  let isThird = false;
  const third = three.next().then(() => (isThird = true));
  await two.next();
  const { totalCount, idleCount } = database().searches;
  expect([isThird, totalCount - idleCount]).toEqual([false, 2]);
  await one.return();
  expect(await third).toBe(true);
  await Promise.all([two.return(), three.return()]);
  expect(database().searches.waitingCount).toBe(0);
});

test("a slow reader blocks others of their organization only", async () => {
  const [slow, next, other] = [numbers(5000), numbers(1), numbers(1, "two")];
  await slow.next();
  let isNext = false;
  const waiting = next.next().then(() => (isNext = true));
  expect((await other.next()).value).toHaveLength(1);
  await other.return();
  expect(isNext).toBe(false);
  await slow.return();
  expect(await waiting).toBe(true);
  await next.return();
});

test("while others use the process, a file is read in smaller batches, one at a time with reports", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(performance.now());
  noteUse("two");
  const signal = new EventEmitter();
  const report = inPiece("one", () => once(signal, "end"));
  const rows = numbers(250);
  let isRead = false;
  const first = rows.next().then(({ value }) => ((isRead = true), value));
  for await (const { length } of numbers(1, "two")) expect(length).toBe(1);
  expect(isRead).toBe(false);
  signal.emit("end");
  await report;
  expect(await first).toHaveLength(100);
  await rows.return();
  time.mockRestore();
});

test("a failed statement releases its connection", async () => {
  await expect(inBatches("one", "SELECT 1 / 0", []).next()).rejects.toThrow("division by zero");
  await expect(inBatches("one", "SELECT nonsense", []).next()).rejects.toThrow("nonsense");
  const { totalCount, idleCount } = database().searches;
  expect(idleCount).toBe(totalCount);
});
