import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database, poolStates } from "../connect.ts";
import { ArrivingRows } from "./ArrivingRows.ts";

await testDatabase();

const busy = () => poolStates().find(({ pool }) => pool === "reads")?.busy;
const KEY = 4711;
const numbers = (name: string, then: string, last = 1) =>
  ArrivingRows.of<{ n: number }>(
    {
      name,
      text: `SELECT n, repeat('x', 20000) AS text, CASE WHEN n = 1 THEN ${then} END AS then
        FROM (SELECT 4 - generate_series(1, 4 - $1::int) AS n OFFSET 0) s`,
    },
    [last],
  );
async function allOf(rows: AsyncIterable<{ n: number }[]>): Promise<number[]> {
  const all: number[] = [];
  for await (const some of rows) all.push(...some.map(({ n }) => n));
  return all;
}

test("the first rows can be used before the statement finds the last one", async () => {
  const holder = await database().pool.connect();
  await holder.query("SELECT pg_advisory_lock($1)", [KEY]);
  const rows = await numbers("arriving-late", `pg_advisory_xact_lock_shared(${KEY})::text`);
  const taken: number[] = [];
  for await (const some of rows) {
    if (taken.length === 0) await holder.query("SELECT pg_advisory_unlock($1)", [KEY]);
    taken.push(...some.map(({ n }) => n));
  }
  expect(taken).toEqual([3, 2, 1]);
  holder.release();
  await rows.ended;
  expect(busy()).toBe(0);
});

test("the error of a statement comes after the rows before it, and no connection stays busy", async () => {
  const rows = await numbers("arriving-broken", "(1 / (n - 1))::text");
  await expect(allOf(rows)).rejects.toThrow("division by zero");
  await rows.ended;
  expect(busy()).toBe(0);
});

test("a connection that breaks ends the rows with an error, and another one replaces it", async () => {
  const holder = await database().pool.connect();
  await holder.query("SELECT pg_advisory_lock($1)", [KEY]);
  const rows = await numbers("arriving-cut", `pg_advisory_xact_lock_shared(${KEY})::text`);
  const failure = allOf(rows).catch(String);
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'advisory'`;
  let found = 0;
  while (found === 0) found = (await holder.query(cut)).rows.length;
  expect(await failure).toMatch(/terminat/);
  holder.release(true);
  expect(await allOf(await numbers("arriving-after", "''"))).toEqual([3, 2, 1]);
});

test("an error of the connection itself ends the rows, not the process", async () => {
  const acquired = once(database().pool, "acquire") as Promise<[{ connection: { stream: Socket } }]>;
  const rows = await numbers("arriving-reset", "''");
  const [{ connection }] = await acquired;
  connection.stream.destroy(new Error("read ECONNRESET"));
  await expect(allOf(rows)).rejects.toThrow("read ECONNRESET");
  await rows.ended;
  expect(await allOf(await numbers("arriving-again", "''"))).toEqual([3, 2, 1]);
});

test("a reader that stops early keeps no connection", async () => {
  const rows = await numbers("arriving-stopped", "''");
  for await (const _ of rows) break;
  await rows.ended;
  expect(busy()).toBe(0);
  expect(await allOf(await numbers("arriving-none", "''", 4))).toEqual([]);
});
