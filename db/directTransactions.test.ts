import { Socket } from "node:net";
import { expect, jest, test } from "@jest/globals";
import type { Transaction } from "sequelize";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "./connect.ts";
import { connectionOf, rows } from "./queries/statement.ts";
import { writeAtCommit, writeLast } from "./writeAtCommit.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => statements.push(sql) });
const { pool, sequelize } = database();
await pool.query("CREATE TABLE once (id int UNIQUE)");
await sequelize.transaction(async () => {});

const named = (text: string) => ({ name: text, text });
const insert = (id: number) => named(`INSERT INTO once (id) VALUES (${id})`);
const read = (tx: Transaction) => rows(named("SELECT id FROM once"), [], tx);
const stored = async () => (await pool.query("SELECT id FROM once ORDER BY id")).rows.map(({ id }) => id);
const readTwice = (tx: Transaction) => Promise.all([read(tx), read(tx)]);

async function packetsOf(work: (tx: Transaction) => Promise<unknown>): Promise<{ outcome: string; packets: number }> {
  const sent = [jest.spyOn(Socket.prototype, "_write"), jest.spyOn(Socket.prototype, "_writev")];
  let stream: unknown;
  const run = sequelize.transaction(async (tx) => {
    ({ stream } = (connectionOf(tx) as unknown as { connection: { stream: unknown } }).connection);
    await work(tx);
    await writeAtCommit(() => insert(1).text, tx);
    await writeLast(tx);
  });
  const outcome = await run.then(
    () => "kept",
    ({ code }: { code: string }) => code,
  );
  const packets = sent.flatMap(({ mock }) => mock.contexts.filter((socket) => socket === stream)).length;
  for (const spy of sent) spy.mockRestore();
  return { outcome, packets };
}

test("a transaction sends its beginning with its first statements, and its last writes with the commit", async () => {
  statements.length = 0;
  expect(await packetsOf(readTwice)).toEqual({ outcome: "kept", packets: 2 });
  const { text } = named("SELECT id FROM once");
  expect(statements).toEqual(["START TRANSACTION", text, text, insert(1).text, "COMMIT"]);
  expect(await stored()).toEqual([1]);
});

test("a transaction whose last writes fail keeps nothing, and leaves a usable connection", async () => {
  expect(await packetsOf((tx) => rows(insert(2), [], tx))).toEqual({ outcome: "23505", packets: 2 });
  expect(await stored()).toEqual([1]);
  expect(await sequelize.transaction(read)).toEqual([{ id: 1 }]);
});

test("a transaction whose last writes can't be sent keeps nothing, and leaves a usable connection", async () => {
  const run = sequelize.transaction(async (tx) => {
    await rows(insert(2), [], tx);
    await writeAtCommit((bind) => `INSERT INTO once SELECT 3 WHERE ${bind({ big: 1n })}::jsonb IS NOT NULL`, tx);
    await writeLast(tx);
  });
  await expect(run).rejects.toThrow("BigInt");
  expect(await stored()).toEqual([1]);
  expect(await sequelize.transaction(read)).toEqual([{ id: 1 }]);
});

test.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ["after it", (tx) => read(tx).then(() => rows(insert(5), [], tx))],
  ["with it", (tx) => Promise.all([rows(insert(5), [], tx), rows(insert(6), [], tx)])],
])("a transaction whose beginning fails keeps nothing that is sent %s", async (_, work) => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const client = await sequelize.transaction((tx) => Promise.resolve(connectionOf(tx)));
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...[first, ...others]: unknown[]) =>
    query(first === "START TRANSACTION READ WRITE" ? "SELECT 1 / 0" : first, ...others)) as typeof client.query;
  const run = sequelize.transaction((tx) => work(tx));
  await expect(run).rejects.toThrow(/Connection terminated|read-only transaction/);
  warn.mockRestore();
  expect(await stored()).toEqual([1]);
  expect(await sequelize.transaction(read)).toEqual([{ id: 1 }]);
});

test.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ["kept", (tx) => Promise.resolve(tx)],
  [
    "kept with its last writes",
    async (tx) => {
      await writeAtCommit(() => "UPDATE once SET id = id", tx);
      await writeLast(tx);
      await expect(read(tx)).rejects.toThrow("The transaction has already ended");
    },
  ],
  ["undone", () => Promise.reject(new Error("Undone"))],
])("no statement runs in a transaction that was %s", async (_, work) => {
  let past: Transaction | undefined;
  const run = sequelize.transaction((tx) => {
    past = tx;
    return work(tx);
  });
  await run.catch(() => {});
  await expect(read(past!)).rejects.toThrow("The transaction has already ended");
  await sequelize.transaction(async (tx) => {
    await expect(read(past!)).rejects.toThrow("The transaction has already ended");
    expect(await read(tx)).toEqual([{ id: 1 }]);
  });
});

const failing = (tx: Transaction) =>
  Promise.all([rows(insert(3), [], tx), rows(named("SELECT 1 / 0"), [], tx), rows(insert(4), [], tx)]);

test("a statement that fails undoes those that were sent before it and with it", async () => {
  expect(await packetsOf(failing)).toMatchObject({ outcome: "22012" });
  expect(await stored()).toEqual([1]);
});

test("a write outside a transaction gets one of its own", async () => {
  await sequelize.query("INSERT INTO once (id) VALUES (7)");
  expect(await stored()).toEqual([1, 7]);
  await sequelize.query("DELETE FROM once WHERE id = 7");
  expect(await stored()).toEqual([1]);
});
