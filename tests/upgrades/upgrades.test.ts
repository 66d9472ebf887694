import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { connect, database, disconnect } from "#db/connect.ts";
import { migrate, pendingMigrations } from "#db/migrate.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { schemaOf } from "#tests/asserting/schemaOf.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";

const VERSIONS = readdirSync("tests/upgrades").filter((name) => name.endsWith(".sql.gz"));
const { url: newest } = await testDatabase();
const databases = await Promise.all(VERSIONS.map(async (name) => ({ name, ...(await emptyDatabase()) })));
testClock();

test.each(databases)(
  "a database of $name is upgraded with all of its rows and correct balances",
  async ({ name, url }) => {
    await disconnect();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(gunzipSync(readFileSync(`tests/upgrades/${name}`)).toString());
    await client.end();
    const { sequelize } = connect(url);
    const before = await rowCounts();
    const pending = (await pendingMigrations(sequelize)).map((migration) => migration.name);
    expect(await migrate(sequelize)).toEqual(pending);
    expect(await rowCounts()).toMatchObject(before);
    expect(await schemaOf(url)).toEqual(await schemaOf(newest));

    const demo = await findAccount("priya.nair@lumen-oak.example");
    expect(demo).toBeDefined();
    const found: unknown[] = [];
    const { entries } = await verifyLedgers(
      (finding) => found.push(finding),
      (organizationId) => organizationId === demo?.organizationId,
    );
    expect([found, entries > 100]).toEqual([[], true]);
  },
  60_000,
);

async function rowCounts(): Promise<Record<string, unknown>> {
  const { pool } = database();
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1",
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) counts[name] = (await pool.query(`SELECT count(*) FROM ${name}`)).rows[0];
  return counts;
}
