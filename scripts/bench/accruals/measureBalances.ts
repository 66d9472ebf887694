import type pg from "pg";
import { addMonths, type IsoDate, monthStart, yearOf } from "#core/calendar/dates.ts";
import { BALANCES } from "#db/queries/ledger/balances.ts";
import type { AccruingOrganization } from "../data/accrualPeople.ts";

const ROUNDS = 30;
const EACH = 100;

/** Returns median milliseconds per query: the veteran has ten years of entries, the newcomer only this month's. */
export async function measureBalances(
  pool: pg.Pool,
  { organizationId, officeId }: AccruingOrganization,
  today: IsoDate,
): Promise<{ veteran: number; newcomer: number }> {
  const { rows: people } = await pool.query<{ id: string }>(
    "SELECT id FROM users WHERE organization_id = $1 ORDER BY id LIMIT 2",
    [organizationId],
  );
  const [veteran = "", newcomer = ""] = people.map(({ id }) => id);
  await writeEntries(pool, organizationId, veteran, { from: addMonths(monthStart(today), -119), today });
  await writeEntries(pool, organizationId, newcomer, { from: monthStart(today), today });
  await pool.query(
    `INSERT INTO pto_balances SELECT $1, gen_random_uuid(), u.id, t.type
     FROM unnest($2::uuid[]) u(id), (VALUES ('vacation'), ('sick'), ('personal')) t(type)
     ON CONFLICT (organization_id, user_id, type) DO NOTHING`,
    [organizationId, [veteran, newcomer]],
  );
  await pool.query("VACUUM (ANALYZE) ledger_entries, pto_balances");

  const client = await pool.connect();
  try {
    await client.query(
      `CREATE FUNCTION pg_temp.took(uuid, uuid, uuid, date, smallint, text, uuid) RETURNS float8 LANGUAGE plpgsql AS $$
       DECLARE begun timestamptz := clock_timestamp();
       BEGIN
         FOR round IN 1..${EACH} LOOP PERFORM * FROM (${BALANCES.text}) b; END LOOP;
         RETURN extract(epoch FROM clock_timestamp() - begun) * 1000 / ${EACH};
       END $$`,
    );
    const took = async (id: string) => {
      const values = [organizationId, id, officeId, today, yearOf(today), null, null];
      const { rows } = await client.query<{ took: number }>("SELECT pg_temp.took($1, $2, $3, $4, $5, $6, $7)", values);
      return rows[0]?.took ?? 0;
    };
    const times = { veteran: [] as number[], newcomer: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.veteran.push(await took(veteran));
      times.newcomer.push(await took(newcomer));
    }
    return { veteran: median(times.veteran), newcomer: median(times.newcomer) };
  } finally {
    client.release(true);
  }
}

async function writeEntries(
  pool: pg.Pool,
  organizationId: string,
  userId: string,
  { from, today }: { from: IsoDate; today: IsoDate },
): Promise<void> {
  await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
  await pool.query("DELETE FROM ledger_entries WHERE organization_id = $1 AND user_id = $2", [organizationId, userId]);
  await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
  await pool.query(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key, created_at)
     SELECT $1, gen_random_uuid(), $2, t.type, extract(year FROM m), k.kind, 800, m::date, k.kind || t.type || m::date, now()
     FROM (VALUES ('vacation'), ('sick'), ('personal')) t(type), generate_series($3::date, $4::date, '1 month') m,
       (VALUES ('accrual'), ('carry_over'), ('adjustment')) k(kind)
     WHERE k.kind = 'accrual' OR (k.kind = 'carry_over') = (extract(month FROM m)::int % 12 = 1)
       AND (k.kind = 'carry_over' OR extract(month FROM m)::int % 3 > 0)`,
    [organizationId, userId, from, today],
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
