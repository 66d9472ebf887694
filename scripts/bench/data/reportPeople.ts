import type pg from "pg";
import { addMonths, type IsoDate, monthStart } from "#core/calendar/dates.ts";
import { insertUnchecked } from "./insertUnchecked.ts";
import { ADD_TYPES } from "./typesOfOrganization.ts";

export interface ReportedOrganization {
  id: string;
  ownerEmail: string;
}

const YEARS = 5;
const REQUESTS = 20;
const DAYS_APART = 91;

export async function populateReports(
  pool: pg.Pool,
  { people, today, passwordHash }: { people: number; today: IsoDate; passwordHash: string },
): Promise<ReportedOrganization> {
  const { rows } = await pool.query<{ id: string }>("SELECT gen_random_uuid() AS id");
  const id = rows[0]?.id ?? "";
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, [id, ...values]);
  const fill: Run = (sql, values = []) => insertUnchecked(pool, sql, [id, ...values]);
  const from = addMonths(monthStart(today), -12 * YEARS);

  await writeOffices(run, today);
  await run(
    `INSERT INTO users (organization_id, id, name, email, role, office_id, added_on, pto_balance_override, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'Person ' || n, 'reported.' || n || '@bench.example',
       CASE WHEN n = 1 THEN 'Owner' WHEN n % 10 = 1 THEN 'Manager' ELSE 'Employee' END, f.id, $2::date,
       CASE WHEN n % 20 = 0 THEN 12000 END, now(), now()
     FROM generate_series(1, $3::int) n
     JOIN (SELECT id, name FROM offices WHERE organization_id = $1) f ON f.name = 'Office ' || (1 + n % 8)`,
    [from, people],
  );
  await run(
    `UPDATE users u SET manager_id = m.id
     FROM (SELECT id, substring(email FROM '\\d+')::int AS n FROM users WHERE organization_id = $1) s
     JOIN users m ON m.organization_id = $1
       AND m.email = 'reported.' || CASE WHEN s.n % 10 = 1 THEN 1 ELSE ((s.n - 1) / 10) * 10 + 1 END || '@bench.example'
     WHERE u.organization_id = $1 AND s.id = u.id AND s.n > 1`,
  );
  await run(
    `INSERT INTO office_placements (organization_id, id, user_id, version, effective_on, office_id, created_at)
     SELECT $1, gen_random_uuid(), u.id, 1, $2::date, u.office_id, now()
     FROM users u WHERE u.organization_id = $1 AND substring(u.email FROM '\\d+')::int % 50 = 0`,
    [from],
  );
  await run("INSERT INTO passwords SELECT $1, id, $2, now() FROM users WHERE organization_id = $1 AND role = 'Owner'", [
    passwordHash,
  ]);
  await run(
    `INSERT INTO pto_balances SELECT $1, gen_random_uuid(), u.id, t.type
     FROM users u, (VALUES ('vacation'), ('sick'), ('personal')) t(type) WHERE u.organization_id = $1`,
  );
  await writeRequests(fill, today);
  await writeEntries(fill, from, today);
  await pool.query("VACUUM (ANALYZE)");
  return { id, ownerEmail: "reported.1@bench.example" };
}

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

async function writeOffices(run: Run, today: IsoDate): Promise<void> {
  await run(
    `INSERT INTO organizations (id, name, timezone, created_at, updated_at)
     VALUES ($1, 'Reported', 'Etc/UTC', now(), now())`,
  );
  await run(ADD_TYPES);
  await run(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, posted_through, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'Office ' || n, 'United States', z.zone, n = 1, $2::date + 400, now(), now()
     FROM unnest(ARRAY['Etc/UTC', 'America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Europe/London', 'Asia/Tokyo',
       'Asia/Kolkata', 'Australia/Sydney']) WITH ORDINALITY z (zone, n)`,
    [today],
  );
  await run(
    `INSERT INTO holidays (organization_id, id, office_id, name, date, type, created_at)
     SELECT $1, gen_random_uuid(), f.id, 'Holiday', d::date, 'custom', now()
     FROM offices f, generate_series($2::date - 1800, $2::date + 360, '33 days') d WHERE f.organization_id = $1`,
    [today],
  );
  await run(
    `WITH p AS (INSERT INTO pto_policies (organization_id, id, office_id, type, created_at)
       SELECT $1, gen_random_uuid(), f.id, t.type, now()
       FROM offices f, (VALUES ('vacation'), ('sick'), ('personal')) t(type) WHERE f.organization_id = $1 RETURNING *)
     INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, max_balance, created_at)
     SELECT $1, gen_random_uuid(), p.id, 1, '2000-01-01', p.type = 'sick' AND f.name = 'Office 8', 9600, 'year',
       'monthly_increments', 2400, CASE WHEN p.type = 'vacation' AND f.name < 'Office 5' THEN 13440 END, now()
     FROM p JOIN offices f ON f.organization_id = $1 AND f.id = p.office_id`,
  );
}

async function writeRequests(run: Run, today: IsoDate): Promise<void> {
  await run(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes,
       submitted_at, decided_at, decided_by_id, updated_at)
     SELECT $1, gen_random_uuid(), u.id, (ARRAY['vacation', 'vacation', 'vacation', 'sick', 'personal'])[1 + (u.n + k) % 5],
       d.start, d.start + d.more, false, s.status, 480 * (d.more + 1), t.asked,
       CASE WHEN s.status <> 'pending' THEN t.asked + (u.n * 31 + k * 17) % 96 * interval '1 hour' END,
       CASE WHEN s.status <> 'pending' THEN coalesce(u.manager_id, u.id) END, t.asked
     FROM (SELECT id, manager_id, substring(email FROM '\\d+')::int AS n FROM users WHERE organization_id = $1) u,
       generate_series(1, $3::int) k,
       LATERAL (SELECT date_trunc('week', $2::date - ($3 - k) * $4::int + u.n % 90)::date + u.n % 3 AS start,
         (u.n + k) % 3 AS more) d,
       LATERAL (SELECT d.start - (80 + u.n % 40) * interval '1 day' + u.n % 24 * interval '1 hour' AS asked) t,
       LATERAL (SELECT CASE WHEN k = $3 AND u.n % 10 = 0 THEN 'pending' WHEN (u.n + k) % 25 = 0 THEN 'rejected'
         WHEN (u.n + k) % 25 = 1 THEN 'cancelled' ELSE 'approved' END AS status) s`,
    [today, REQUESTS, DAYS_APART],
  );
  await run(
    `INSERT INTO pto_request_days SELECT $1, r.id, d::date, extract(year FROM d), 480
     FROM pto_requests r, generate_series(r.start_date, r.end_date, '1 day') d WHERE r.organization_id = $1`,
  );
}

async function writeEntries(run: Run, from: IsoDate, today: IsoDate): Promise<void> {
  await run(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
       details, created_at)
     SELECT $1, gen_random_uuid(), u.id, t.type, extract(year FROM m), k.kind, k.minutes, m::date,
       k.kind || ':' || t.type || ':' || m::date, k.details, now()
     FROM generate_series($2::date, $3::date, '1 month') m, users u, (VALUES ('vacation'), ('sick'), ('personal')) t(type),
       LATERAL (VALUES ('accrual', 800, jsonb_build_object('period', to_char(m, 'YYYY-MM'))),
         ('carry_over', 2400, '{"limit": 2400, "expired": 0}')) k(kind, minutes, details)
     WHERE u.organization_id = $1 AND (k.kind = 'accrual' OR extract(month FROM m) = 1)
     ORDER BY m, u.id`,
    [from, today],
  );
  await run(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
       request_id, created_at)
     SELECT $1, gen_random_uuid(), r.user_id, r.type, d.year, 'usage', -d.minutes, d.day,
       'usage:' || r.id || ':' || d.year, r.id, now()
     FROM pto_requests r, LATERAL (
       SELECT leave_year AS year, sum(minutes) AS minutes, min(date) AS day FROM pto_request_days
       WHERE organization_id = $1 AND request_id = r.id GROUP BY 1) d
     WHERE r.organization_id = $1 AND r.status = 'approved'`,
  );
}
