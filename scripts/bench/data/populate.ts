import type pg from "pg";
import { insertUnchecked } from "./insertUnchecked.ts";
import { ADD_TYPES } from "./typesOfOrganization.ts";

export interface BenchOrganization {
  id: string;
  ownerEmail: string;
  managerEmail: string;
  employeeEmail: string;
  submitters: string[];
}

export const PASSWORD = "measured";

export const MONTH = { from: "2027-03-01", to: "2027-03-31" };

export async function populate(
  pool: pg.Pool,
  name: string,
  people: number,
  passwordHash: string,
  requests = 20,
): Promise<BenchOrganization> {
  const { rows } = await pool.query<{ id: string }>("SELECT gen_random_uuid() AS id");
  const id = rows[0]?.id ?? "";
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, [id, ...values]);
  const fill = (sql: string, values: unknown[] = []) => insertUnchecked(pool, sql, [id, ...values]);

  await run(
    "INSERT INTO organizations (id, name, timezone, created_at, updated_at) VALUES ($1, $2, 'Etc/UTC', now(), now())",
    [name],
  );
  await run(ADD_TYPES);
  await run(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, posted_through, created_at, updated_at)
     VALUES ($1, gen_random_uuid(), 'Main Office', 'United States', 'Etc/UTC', true, '2027-12-31', now(), now())`,
  );
  await run(
    `WITH p AS (INSERT INTO pto_policies (organization_id, id, office_id, type, created_at)
       SELECT $1, gen_random_uuid(), f.id, t.type, now() FROM offices f, (VALUES ('vacation'), ('sick'), ('personal')) t(type)
       WHERE f.organization_id = $1 RETURNING *)
     INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, created_at)
     SELECT $1, gen_random_uuid(), p.id, 1, '2020-01-01', p.type = 'sick', 9600, 'year', 'start_of_period', 2400, now() FROM p`,
  );
  await run(
    `INSERT INTO users (organization_id, id, name, email, role, office_id, added_on, created_at, updated_at)
     SELECT $1, gen_random_uuid(), 'Person ' || n, $2 || '.' || n || '@bench.example',
       CASE WHEN n = 1 THEN 'Owner' WHEN n % 10 = 1 THEN 'Manager' ELSE 'Employee' END, f.id, '2020-01-01', now(), now()
     FROM generate_series(1, $3::int) n, offices f WHERE f.organization_id = $1`,
    [name, people],
  );
  await pool.query("ANALYZE users");
  await run(
    `UPDATE users u SET manager_id = m.id FROM users m, (
       SELECT id, row_number() OVER (ORDER BY split_part(split_part(email, '.', 2), '@', 1)::int) AS n FROM users WHERE organization_id = $1) s
     WHERE u.organization_id = $1 AND s.id = u.id AND s.n > 1 AND m.organization_id = $1
       AND m.email = $2 || '.' || CASE WHEN s.n % 10 = 1 THEN 1 ELSE ((s.n - 1) / 10) * 10 + 1 END || '@bench.example'`,
    [name],
  );
  await run("INSERT INTO passwords SELECT $1, id, $2, now() FROM users WHERE organization_id = $1", [passwordHash]);
  await fill(
    `INSERT INTO pto_balances SELECT $1, gen_random_uuid(), u.id, t.type
     FROM users u, (VALUES ('vacation'), ('sick'), ('personal')) t(type) WHERE u.organization_id = $1`,
  );
  await fill(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key, created_at)
     SELECT $1, gen_random_uuid(), u.id, t.type, y.year, 'accrual', 9600, make_date(y.year, 1, 1), 'accrual:' || t.type || ':' || y.year, now()
     FROM users u, (VALUES ('vacation'), ('personal')) t(type), generate_series(2026, 2027) y(year) WHERE u.organization_id = $1`,
  );
  await fill(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes,
       submitted_at, decided_at, decided_by_id, updated_at)
     SELECT $1, gen_random_uuid(), u.id, 'vacation', d.start, d.start + 1, false, s.status, 960, now(),
       CASE WHEN s.status = 'approved' THEN now() END, CASE WHEN s.status = 'approved' THEN u.manager_id END, now()
     FROM (SELECT id, manager_id, row_number() OVER (ORDER BY split_part(split_part(email, '.', 2), '@', 1)::int) AS n
         FROM users WHERE organization_id = $1 AND email NOT LIKE '%0@bench.example') u,
       generate_series(0, $2::int - 1) k,
       LATERAL (SELECT date_trunc('week', date '2026-06-01' + (k * 21)::int)::date + (u.n % 4)::int AS start) d,
       LATERAL (SELECT CASE WHEN (u.n * 7 + k) % 40 = 0 THEN 'pending' ELSE 'approved' END AS status) s`,
    [requests],
  );
  await fill(
    `INSERT INTO pto_request_days SELECT $1, r.id, d::date, extract(year FROM d), 480
     FROM pto_requests r, generate_series(r.start_date, r.end_date, '1 day') d WHERE r.organization_id = $1`,
  );
  await fill(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key, request_id, created_at)
     SELECT $1, gen_random_uuid(), r.user_id, r.type, extract(year FROM r.start_date), 'usage', -960, r.start_date,
       'usage:' || r.id || ':' || extract(year FROM r.start_date), r.id, now()
     FROM pto_requests r WHERE r.organization_id = $1 AND r.status = 'approved'`,
  );
  const submitters = await pool.query<{ email: string }>(
    "SELECT email FROM users WHERE organization_id = $1 AND email LIKE '%0@bench.example' ORDER BY email",
    [id],
  );
  return {
    id,
    ownerEmail: `${name}.1@bench.example`,
    managerEmail: `${name}.11@bench.example`,
    employeeEmail: `${name}.12@bench.example`,
    submitters: submitters.rows.map(({ email }) => email),
  };
}
