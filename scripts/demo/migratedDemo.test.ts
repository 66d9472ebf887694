import { expect, test } from "@jest/globals";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { database } from "#db/connect.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectBalancesKept } from "#tests/asserting/expectBalancesKept.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";
import { CAST } from "./cast.ts";
import { seedDemo } from "./seedDemo.ts";

const TODAY = "2026-11-23";
const clock = testClock();
const { url: current } = await testDatabase();
const { url: previous } = await emptyDatabase();

test("the demo of the version before policy documents keeps every balance on every day of the last and next year", async () => {
  await seedDemo(TODAY, clock);
  await removeNewParts();
  const kept = CAST.filter(({ office }) => office !== "Amsterdam").length;
  expect(await expectBalancesKept({ current, previous }, clock, TODAY)).toBeGreaterThanOrEqual(3 * kept);
}, 240_000);

async function removeNewParts(): Promise<void> {
  const { pool } = database();
  const { rows: references } = await pool.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %2$I %s ON DELETE CASCADE',
       conrelid::regclass, conname, regexp_replace(pg_get_constraintdef(oid), ' ON DELETE [A-Z ]+([(][^)]*[)])?|( NOT)? DEFERRABLE.*', '', 'g')) AS sql
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { sql } of references) await pool.query(sql);
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) await pool.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await pool.query("DELETE FROM offices WHERE name = 'Amsterdam'");
  const standard = STANDARD_TYPES.map(({ key }) => key);
  for (const table of ["ledger_entries", "pto_requests", "pto_balances", "pto_policies"])
    await pool.query(`DELETE FROM ${table} WHERE type <> ALL ($1)`, [standard]);
  await pool.query("DELETE FROM leave_types WHERE key <> ALL ($1)", [standard]);
  for (const { name } of tables) await pool.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}
