import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { aLedgerEntry } from "../factories/aLedgerEntry.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { oneOfEach } from "../factories/oneOfEach/oneOfEach.ts";

await testDatabase();
await oneOfEach();
const RESTRICT_VIOLATION = "23001";
const run = (sql: string) => database().pool.query(sql);

test.each([
  "ledger_entries",
  "audit_events",
  "policy_versions",
  "office_placements",
  "balance_overrides",
  "past_employments",
])("a row of %s can't be changed or deleted", async (table) => {
  const written = (await run(`SELECT * FROM ${table}`)).rows;
  expect(written).not.toEqual([]);
  const columns = await writtenColumns(table);
  for (const attempt of [
    `UPDATE ${table} SET id = id`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
    `TRUNCATE ${table} CASCADE`,
    `TRUNCATE organizations CASCADE`,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} ON CONFLICT (organization_id, id) DO UPDATE SET id = excluded.id`,
  ]) {
    expect({ [attempt]: await refusedBy(run(attempt)) }).toEqual({ [attempt]: { code: RESTRICT_VIOLATION } });
  }
  expect((await run(`SELECT * FROM ${table}`)).rows).toEqual(written);
});

test("one cause posts one entry, even if ten post it at once", async () => {
  const organization = await anOrganization();
  const [ann, bob] = [await aPerson(organization), await aPerson(organization)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => aLedgerEntry(ann, { sourceKey: "accrual:vacation:2027" })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await refusedBy(aLedgerEntry(ann, { sourceKey: "accrual:vacation:2027", minutes: 1 }))).toEqual({
    code: "23505",
    constraint: "ledger_entries_source_key",
  });
  await aLedgerEntry(bob, { sourceKey: "accrual:vacation:2027" });
});

test("only a request's entries can be usage or be marked as unlimited", async () => {
  const person = await aPerson(await anOrganization());
  expect(await refusedBy(aLedgerEntry(person, { kind: "usage" }))).toMatchObject({ code: "23514" });
  expect(await refusedBy(aLedgerEntry(person, { kind: "accrual", isUnlimited: true }))).toMatchObject({
    code: "23514",
  });
});

async function writtenColumns(table: string): Promise<string> {
  const { rows } = await run(
    `SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns
     WHERE table_schema = current_schema AND table_name = '${table}' AND is_generated = 'NEVER'`,
  );
  return String(rows[0]?.["names"]);
}
