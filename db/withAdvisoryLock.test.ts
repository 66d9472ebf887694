import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "./connect.ts";
import { withAdvisoryLock } from "./withAdvisoryLock.ts";

await testDatabase();
const { pool } = database();

test("a lock excludes runs of the same name but not of another, until it is released", async () => {
  const ran: string[] = [];
  const run = (name: string) => async () => void ran.push(name);
  const first = await withAdvisoryLock("posting a", async () => {
    expect(await withAdvisoryLock("posting a", run("a again"))).toBe(false);
    expect(await withAdvisoryLock("posting b", run("b"))).toBe(true);
  });
  expect([first, ran]).toEqual([true, ["b"]]);
  expect(await withAdvisoryLock("posting a", run("a"))).toBe(true);
  expect(ran).toEqual(["b", "a"]);
});

test("a failed run releases the lock", async () => {
  const failing = withAdvisoryLock("posting a", () => Promise.reject(new Error("No")));
  await expect(failing).rejects.toThrow("No");
  expect(await withAdvisoryLock("posting a", async () => {})).toBe(true);
});

test("a broken connection ends neither the run nor the process", async () => {
  const ran = await withAdvisoryLock("posting a", async () => {
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await pool.query("SELECT 1");
  });
  expect(ran).toBe(true);
  expect(await withAdvisoryLock("posting a", async () => {})).toBe(true);
});
