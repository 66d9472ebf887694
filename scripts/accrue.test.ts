import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { database } from "#db/connect.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";

const { url } = await testDatabase();
const today = todayIn("America/New_York", new Date());
testClock(today);
const owner = await foundTestOrganization("Acme");
const { pool } = database();
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-accrue-"));
afterAll(() => rm(dataDir, { recursive: true }));

const [accrueProgram, verifyProgram] = [
  await bundledProgram("scripts/accrue.ts"),
  await bundledProgram("scripts/verifyLedger.ts"),
];

function command(program: URL, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, [fileURLToPath(program), ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}
const accrue = (...args: string[]) => command(accrueProgram, ...args);
const verify = () => command(verifyProgram);
const countEntries = async () =>
  (await pool.query<{ n: number }>("SELECT count(*) AS n FROM ledger_entries")).rows[0]?.n;

test("npm run accrue shows in a dry run what a day would post, by office, type, and kind, and posts nothing", async () => {
  const newYear = `${yearOf(today) + 1}-01-01`;
  const { code, out } = await accrue("--as-of", newYear, "--dry-run");
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(`^Acme, Main Office, through ${newYear}: vacation carry_over +1 person +5 days$`, "m"),
  );
  expect(out).toMatch(/vacation accrual +1 person +20 days$/m);
  expect(out).toMatch(/^6 entries would be posted \(dry run\)$/m);
  expect(await countEntries()).toBe(3);
}, 30_000);

test("npm run accrue without a dry run posts what is due by today", async () => {
  expect(await accrue()).toMatchObject({ code: 0, out: "0 entries posted\n" });
  await pool.query(
    `INSERT INTO users (organization_id, id, name, email, role, added_on, created_at, updated_at)
     VALUES ($1, gen_random_uuid(), 'Ann', 'ann@acme.example', 'Employee', $2, now(), now())`,
    [owner.organizationId, today],
  );
  await pool.query("UPDATE offices SET posted_through = NULL, posting_through = NULL");
  expect((await accrue("--as-of", today)).out).toMatch(/^3 entries posted$/m);
}, 30_000);

test("an invalid day is refused with the usage", async () => {
  const { code, err } = await accrue("--as-of", "2027-02-30");
  expect([code, err]).toEqual([
    2,
    "--as-of must be a real date, like 2027-01-01\nUsage: npm run accrue -- [--as-of 2027-01-01] [--dry-run]\n",
  ]);
  expect((await accrue("--force")).code).toBe(2);
}, 30_000);

test("npm run verify-ledger exits with 0 if every balance is proved, and with 1 and the errors if not", async () => {
  expect(await verify()).toMatchObject({ code: 0, out: "2 people, 6 entries: all balances verified\n" });
  await pool.query(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'sick', $3, 'accrual', 480, $4, 'accrual:sick:stray', now())`,
    [owner.organizationId, owner.userId, yearOf(today), today],
  );
  const { code, out } = await verify();
  expect(code).toBe(1);
  expect(out).toContain(`${owner.organizationId} ${owner.userId} sick: without_cause: `);
  expect(out).toMatch(/^2 people, 7 entries: \d errors$/m);
  const { rows } = await pool.query("SELECT people, lines, findings > 0 AS wrong FROM ledger_checks ORDER BY at");
  expect(rows).toEqual([
    { people: 2, lines: 6, wrong: false },
    { people: 2, lines: 7, wrong: true },
  ]);
}, 30_000);

test("a command doesn't migrate a database: it refuses, and names the command that does", async () => {
  const { rows } = await pool.query<{ name: string }>(
    "DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations) RETURNING name",
  );
  expect(await verify()).toMatchObject({
    code: 1,
    out: "",
    err: 'The database lacks 1 migration of this version: run "npm run migrate" first\n',
  });
  await pool.query("INSERT INTO migrations (name) VALUES ($1)", [rows[0]?.name]);
  expect((await accrue("--dry-run")).code).toBe(0);
}, 30_000);
