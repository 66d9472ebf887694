import type pg from "pg";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { ADD_TYPES } from "./typesOfOrganization.ts";

export interface AccruingOrganization {
  organizationId: string;
  officeId: string;
}

export async function populateAccruing(
  pool: pg.Pool,
  people: number,
  postedThrough: IsoDate,
  document: PolicyDocument | null = null,
): Promise<AccruingOrganization> {
  const { rows } = await pool.query<AccruingOrganization>(
    `SELECT gen_random_uuid() AS "organizationId", gen_random_uuid() AS "officeId"`,
  );
  const [organization] = rows;
  if (!organization) throw new Error("A SELECT without a table must return one row");
  const { organizationId, officeId } = organization;
  await pool.query(
    "INSERT INTO organizations (id, name, timezone, created_at, updated_at) VALUES ($1, $2, 'Etc/UTC', now(), now())",
    [organizationId, `Accruing ${people}`],
  );
  await pool.query(ADD_TYPES, [organizationId]);
  await pool.query(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, posted_through, created_at, updated_at)
     VALUES ($1, $2, 'Main Office', 'United States', 'Etc/UTC', true, $3, now(), now())`,
    [organizationId, officeId, postedThrough],
  );
  await pool.query(
    `WITH p AS (INSERT INTO pto_policies (organization_id, id, office_id, type, created_at)
       SELECT $1, gen_random_uuid(), $2, t.type, now() FROM (VALUES ('vacation'), ('sick'), ('personal')) t(type) RETURNING *)
     INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, document, created_at)
     SELECT $1, gen_random_uuid(), p.id, 1, '2015-01-01', false, 9600, 'year', 'monthly_increments', 2400, $3, now() FROM p`,
    [organizationId, officeId, document],
  );
  await pool.query("ALTER TABLE users DISABLE TRIGGER USER");
  await pool.query(
    `INSERT INTO users (organization_id, id, name, email, role, office_id, start_date, added_on, pto_balance_override,
       created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'Person ' || n, $3 || '.' || n || '@bench.example', 'Employee', $2,
       d.hired, d.hired, CASE WHEN n % 20 = 0 THEN 12000 END, now(), now()
     FROM generate_series(1, $4::int) n, LATERAL (SELECT date '2017-01-02' + (n::bigint * 7919 % 3640)::int AS hired) d`,
    [organizationId, officeId, organizationId, people],
  );
  await pool.query("ALTER TABLE users ENABLE TRIGGER USER");
  await pool.query("VACUUM (ANALYZE)");
  return organization;
}

export async function postByHand(
  pool: pg.Pool,
  { organizationId }: AccruingOrganization,
  on: IsoDate,
): Promise<number> {
  const { rowCount } = await pool.query(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
       details, created_at)
     SELECT u.organization_id, gen_random_uuid(), u.id, t.type, extract(year FROM $2::date), 'accrual',
       CASE WHEN t.type = 'vacation' THEN coalesce(u.pto_balance_override, 9600) ELSE 9600 END / 12, $2::date,
       'accrual:' || t.type || ':' || $2::text, jsonb_build_object('period', left($2::text, 7)), now()
     FROM users u, (VALUES ('vacation'), ('sick'), ('personal')) t(type)
     WHERE u.organization_id = $1 AND u.is_active
     ON CONFLICT (organization_id, user_id, source_key, series) DO NOTHING`,
    [organizationId, on],
  );
  return rowCount ?? 0;
}

export async function carryOver(
  pool: pg.Pool,
  { organizationId }: AccruingOrganization,
  expiresOn: IsoDate,
): Promise<void> {
  await pool.query(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
       details, created_at)
     SELECT u.organization_id, gen_random_uuid(), u.id, t.type, 2027, 'carry_over', 2400, '2027-01-01',
       'carry_over:' || t.type || ':2027:0:::' || $2::text, jsonb_build_object('expiresOn', $2::text), now()
     FROM users u, (VALUES ('vacation'), ('sick'), ('personal')) t(type) WHERE u.organization_id = $1`,
    [organizationId, expiresOn],
  );
}
