import { expect, test } from "@jest/globals";
import type { Model, ModelStatic } from "sequelize";
import { Client } from "pg";
import { connect, database, disconnect } from "#db/connect.ts";
import { migrate, pendingMigrations } from "#db/migrate.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { DEMO_PASSWORD } from "#scripts/demo/cast.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { schemaOf } from "#tests/asserting/schemaOf.ts";
import { routesOf } from "#tests/authorization/routesOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";
import { type Fixture, FIXTURES, sqlOf } from "./fixtures.ts";

const OWNER = "olivia.hart@lumen-oak.example";
const { url: newest } = await testDatabase();
const databases = await Promise.all(FIXTURES.map(async (fixture) => ({ ...fixture, ...(await emptyDatabase()) })));
const clock = testClock();
configureOperations({ ...operationsRuntime(), sealer: createSealer(["a key for fixtures"]) });
const { app, visitor } = await httpServer(clock);

const READS = routesOf(app)
  .filter((route) => /^GET \/api\/(?!v1\/|events$)[^:.]*$/.test(route))
  .map((route) => route.slice("GET ".length));

test.each(databases)(
  "a database of $file is upgraded with all of its rows and correct balances, and the app reads it",
  async ({ url, ...fixture }) => {
    await disconnect();
    await load(fixture, url);
    const { sequelize, pool } = connect(url);
    const { rows } = await pool.query("SELECT left(max(name), 3) AS last FROM migrations");
    expect(rows).toEqual([{ last: fixture.last }]);
    const columns = await columnsByTable();
    const before = await digestsOf(columns);
    const pending = (await pendingMigrations(sequelize)).map((migration) => migration.name);
    expect(await migrate(sequelize)).toEqual(pending);
    expect(await digestsOf(columns)).toEqual(before);
    expect(await schemaOf(url)).toEqual(await schemaOf(newest));

    const demo = await findAccount(OWNER);
    const found: unknown[] = [];
    const { entries } = await verifyLedgers(
      (finding) => found.push(finding),
      (organizationId) => organizationId === demo?.organizationId,
    );
    expect([found, entries > 100]).toEqual([[], true]);

    for (const model of Object.values(sequelize.models) as ModelStatic<Model>[]) await model.findAll();
    const browser = visitor();
    expect((await browser.send("POST", "/api/auth/login", { email: OWNER, password: DEMO_PASSWORD })).status).toBe(200);
    const answers = await Promise.all(READS.map(async (path) => ({ path, status: (await browser.get(path)).status })));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
  },
  60_000,
);

test("the newest fixture has a row in every table of today's schema; otherwise, write it again with writeFixture.ts", async () => {
  const { url } = databases.at(-1) ?? { url: "" };
  await disconnect();
  connect(url);
  const digests = Object.entries(await digestsOf(await columnsByTable()));
  expect(digests.filter(([, { count }]) => count === 0).map(([table]) => table)).toEqual([]);
});

async function load(fixture: Fixture, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sqlOf(fixture));
  await client.end();
}

async function columnsByTable(): Promise<Map<string, string>> {
  const { rows } = await database().pool.query<{ table: string; columns: string }>(
    `SELECT table_name AS table, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations' GROUP BY 1 ORDER BY 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function digestsOf(columns: ReadonlyMap<string, string>): Promise<Record<string, { count: number }>> {
  const digests: Record<string, { count: number }> = {};
  for (const [table, names] of columns) {
    const { rows } = await database().pool.query<{ count: number; digest: string | null }>(
      `SELECT count(*), md5(string_agg(r::text, '' ORDER BY r::text)) AS digest FROM (SELECT ${names} FROM ${table}) r`,
    );
    if (rows[0]) digests[table] = rows[0];
  }
  return digests;
}
