import { expect } from "@jest/globals";
import { Client } from "pg";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { connect, database, disconnect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import type { TestClock } from "../arranging/testOrganization.ts";

const LOTS = "030-policy-documents";

const YEAR = 420;

const DAILY = `
  SELECT e.user_id, e.type, e.leave_year, md5(string_agg(b.minutes, ' ')) AS days
  FROM (SELECT DISTINCT organization_id, user_id, type, leave_year FROM ledger_entries) e,
  LATERAL (
    SELECT string_agg(coalesce(s.minutes, 0)::text, ' ' ORDER BY d) AS minutes
    FROM generate_series($1::date, $2::date, '1 day') d, LATERAL (
      SELECT sum(minutes) AS minutes FROM ledger_entries l
      WHERE l.organization_id = e.organization_id AND l.user_id = e.user_id AND l.type = e.type
        AND l.leave_year = e.leave_year AND NOT l.is_unlimited
        AND (l.kind IN ('usage', 'usage_reversal', 'recost') OR l.effective_on <= d)) s) b
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

const ENTRIES = `
  SELECT user_id, source_key, kind, minutes, leave_year, effective_on::text, is_unlimited FROM ledger_entries
  ORDER BY user_id, source_key, leave_year, kind, minutes`;

const rows = async (sql: string, values: unknown[] = []) =>
  (await database().pool.query<Record<string, unknown>>(sql, values)).rows;

export async function expectBalancesKept(
  { current, previous }: { current: string; previous: string },
  clock: TestClock,
  today: IsoDate,
): Promise<number> {
  await fillPrevious(current, previous);
  const expected = await figures(clock, today);
  expect(expected.next.length).toBeGreaterThan(expected.past.length);
  await disconnect();

  connect(previous);
  expect(await daily(lastYear(today))).toEqual(expected.past);
  expect((await migrate(database().sequelize))[0]).toBe(LOTS);
  const found = await figures(clock, today);
  expect(found.past).toEqual(expected.past);
  expect(found.entries).toEqual(expected.entries);
  expect(found.next).toEqual(expected.next);
  return expected.past.length;
}

async function daily(span: IsoDate[]) {
  await database().pool.query("ANALYZE ledger_entries");
  return rows(DAILY, span);
}

const lastYear = (today: IsoDate) => [addDays(today, -YEAR), today];

async function figures(clock: TestClock, today: IsoDate) {
  const past = await daily(lastYear(today));
  for (let day = today; day <= addDays(today, 370); day = addDays(day, 37)) {
    clock.set(day);
    expect((await postDueEverywhere()).broken).toEqual([]);
  }
  return { past, entries: await rows(ENTRIES), next: await daily([today, addDays(today, 370)]) };
}

async function columns(client: Client): Promise<Map<string, string[]>> {
  const { rows: found } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.table_name AS name, array_agg(c.column_name::text) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER' AND t.table_type = 'BASE TABLE'
       AND c.table_name NOT IN ('migrations', 'sessions') GROUP BY 1`,
  );
  return new Map(found.map(({ name, columns: names }) => [name, names]));
}

async function fillPrevious(from: string, to: string): Promise<void> {
  const [source, previous] = [new Client({ connectionString: from }), new Client({ connectionString: to })];
  await Promise.all([source.connect(), previous.connect()]);
  try {
    await previous.query("CREATE TABLE migrations (name text PRIMARY KEY)");
    for (const { name, sql } of migrations.slice(
      0,
      migrations.findIndex((migration) => migration.name === LOTS),
    )) {
      await previous.query(sql);
      await previous.query("INSERT INTO migrations VALUES ($1)", [name]);
    }
    const known = await columns(source);
    await previous.query("SET session_replication_role = replica");
    for (const [table, names] of await columns(previous)) {
      const shared = names.filter((name) => known.get(table)?.includes(name)).join(", ");
      const { rows: found } = await source.query<{ all: string }>(`SELECT json_agg(t)::text AS all FROM ${table} t`);
      await previous.query(
        `INSERT INTO ${table} (${shared}) OVERRIDING SYSTEM VALUE
         SELECT ${shared} FROM json_populate_recordset(NULL::${table}, coalesce($1::json, '[]'))`,
        [found[0]?.all],
      );
    }
  } finally {
    await Promise.all([source.end(), previous.end()]);
  }
}
