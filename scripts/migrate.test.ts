import { type ChildProcess, execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { connect, database, disconnect } from "#db/connect.ts";
import { migrations } from "#db/migrations/all.ts";
import { schemaOf } from "#tests/asserting/schemaOf.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { emptyDatabase } from "#tests/servers/testDatabase.ts";

const PROCESSES = 3;
const names = migrations.map(({ name }) => name);
const newest = names.at(-1) ?? "";
afterAll(disconnect);
const { url } = await emptyDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-migrate-"));
const program = fileURLToPath(await bundledProgram("scripts/migrate.ts"));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(dataDir, { recursive: true });
});

interface Outcome {
  code: number;
  out: string;
  err: string;
}

function migrate(args: string[] = [], databaseUrl = url): Promise<Outcome> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
    started.push(child);
  });
}

test("npm run migrate -- --dry-run lists every migration that an empty database needs, and creates nothing", async () => {
  const { code, out, err } = await migrate(["--dry-run"]);
  expect([code, err]).toEqual([0, ""]);
  const lines = out.trimEnd().split("\n");
  expect(lines.slice(0, -1).map((line) => line.split(": ")[0])).toEqual(names);
  expect(lines).toContain("001-people: stop every process first");
  expect(lines).toContain("121-connected-calendars: safe while the previous version runs");
  expect(lines.at(-1)).toBe(`${names.length} migrations would run`);
  expect(await schemaOf(url)).toEqual([]);
}, 30_000);

test("three processes that start at once on an empty database run each migration once", async () => {
  const { sequelize, pool } = connect(url);
  const { running, waited } = await sequelize.transaction(async (transaction) => {
    await sequelize.query("SELECT pg_advisory_xact_lock(7202601)", { transaction });
    const isOver = { yet: false };
    const processes = Array.from({ length: PROCESSES }, () => migrate().finally(() => (isOver.yet = true)));
    while (!isOver.yet && (await waiting()) < PROCESSES);
    return { running: processes, waited: !isOver.yet };
  });
  expect(waited).toBe(true);
  const each = (await Promise.all(running)).toSorted((a, b) => b.out.length - a.out.length);
  const ran = [...names, `${names.length} migrations ran`, ""].join("\n");
  const none = { code: 0, out: "0 migrations ran\n", err: "" };
  expect(each).toEqual([{ code: 0, out: ran, err: "" }, none, none]);
  const { rows } = await pool.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  expect(rows.map(({ name }) => name)).toEqual(names);
}, 60_000);

async function waiting(): Promise<number> {
  const { rows } = await database().pool.query<{ count: string }>(
    `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7202601 AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return Number(rows[0]?.count);
}

test("a dry run on a database of an earlier version lists what it lacks, and leaves it as it is", async () => {
  const { pool } = database();
  await pool.query("DELETE FROM migrations WHERE name = $1", [newest]);
  const before = await schemaOf(url);
  expect(await migrate(["--dry-run"])).toEqual({
    code: 0,
    out: `${newest}: safe while the previous version runs\n1 migration would run\n`,
    err: "",
  });
  const { rows } = await pool.query("SELECT FROM migrations");
  expect([rows.length, await schemaOf(url)]).toEqual([names.length - 1, before]);
}, 30_000);

test("an unknown option is refused with the usage, and a database that isn't there with one line", async () => {
  const [unknown, missing, unreachable] = await Promise.all([
    migrate(["--dryrun"]),
    migrate(["--dry-run"], url.replace(/\/[^/]*$/, "/none")),
    migrate([], "postgres://nobody@127.0.0.1:1/none"),
  ]);
  expect(unknown).toEqual({
    code: 2,
    out: "",
    err: expect.stringMatching(/^Usage: npm run migrate -- \[--dry-run\]\n/),
  });
  const wrong = "DATABASE_URL is wrong, or its server is not running: ";
  expect(missing).toEqual({ code: 1, out: "", err: `${wrong}database "none" does not exist\n` });
  expect(unreachable).toEqual({ code: 1, out: "", err: `${wrong}connect ECONNREFUSED 127.0.0.1:1\n` });
}, 30_000);
