import { chmod, mkdtemp, rm } from "node:fs/promises";
import { execSync } from "node:child_process";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startPostgres.ts";
import { migrate } from "#db/migrate.ts";
import { populate } from "./populate.ts";
import { BALANCES } from "#db/queries/balances.ts";

const home = await mkdtemp("/tmp/awayday-q-");
await chmod(home, 0o711);
const postgres = await startEmbeddedPostgres(home);
try {
  const { sequelize, pool } = connect(postgres.url, { poolSize: 4 });
  await migrate(sequelize);
  const org = await populate(pool, "large", 1000, "x");
  await pool.query("VACUUM (ANALYZE)");
  const {
    rows: [r],
  } = await pool.query(
    "SELECT u.id, f.id AS office FROM users u, offices f WHERE u.organization_id=$1 AND f.organization_id=$1 AND email = $2",
    [org.id, org.employeeEmail],
  );
  const head = execSync("git show HEAD:db/queries/balances.ts").toString();
  const termsAsJson = /export const TERMS_AS_JSON = `([\s\S]*?)`;/.exec(head)![1]!;
  const old = /const BALANCES = \{[\s\S]*?text: `([\s\S]*?)`,\n\};/
    .exec(head)![1]!
    .replace("${TERMS_AS_JSON}", termsAsJson);
  const c = await pool.connect();
  await c.query(`PREPARE old (uuid, uuid, uuid, date) AS ${old}`);
  await c.query(`PREPARE new (uuid, uuid, uuid, date, smallint) AS ${BALANCES.text}`);
  await c.query(`PREPARE alt (uuid, uuid, uuid, date, smallint) AS
    SELECT b.id, b.type, v.versions, coalesce(s.sums, '[]') AS sums, coalesce(q.pending, '[]') AS pending
    FROM pto_balances b
    LEFT JOIN (SELECT p.type, json_agg(json_build_object('officeId', p.office_id, 'version', v.version, 'effectiveOn', v.effective_on,
      'value', json_build_object('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
    'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance, 'bookAhead', v.book_ahead))) AS versions
      FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
      WHERE p.organization_id = $1 AND p.office_id = $3 GROUP BY p.type) v ON v.type = b.type
    LEFT JOIN (SELECT type, json_agg(json_build_object('leaveYear', leave_year, 'kind', kind, 'isUnlimited', is_unlimited, 'all', "all", 'due', due)) AS sums FROM (
      SELECT type, leave_year, kind, is_unlimited, sum(minutes) AS "all", coalesce(sum(minutes) FILTER (WHERE effective_on <= $4::date), 0) AS due
      FROM ledger_entries WHERE organization_id = $1 AND user_id = $2 AND type IN ('vacation','sick','personal') AND leave_year >= $5::smallint
      GROUP BY 1, 2, 3, 4) s GROUP BY type) s ON s.type = b.type
    LEFT JOIN (SELECT type, json_agg(json_build_object('leaveYear', leave_year, 'minutes', minutes)) AS pending FROM (
        SELECT r.type, d.leave_year, sum(d.minutes) AS minutes
        FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
        WHERE r.organization_id = $1 AND r.user_id = $2 AND r.status = 'pending' GROUP BY 1, 2) s GROUP BY type) q ON q.type = b.type
    WHERE b.organization_id = $1 AND b.user_id = $2
    ORDER BY array_position(ARRAY['vacation', 'sick', 'personal'], b.type)`);
  const variants: Record<string, string> = {
    old: `EXECUTE old('${org.id}','${r.id}','${r.office}','2026-11-21')`,
    alt: `EXECUTE alt('${org.id}','${r.id}','${r.office}','2026-11-21',2026)`,
    new: `EXECUTE new('${org.id}','${r.id}','${r.office}','2026-11-21',2026)`,
  };
  for (const [k, v] of Object.entries(process.env.ALT ? {} : {})) variants[k] = v as string;
  const t: Record<string, number[]> = {};
  for (let i = 0; i < 600; i++)
    for (const [k, v] of Object.entries(variants)) {
      const b = process.hrtime.bigint();
      await c.query(v);
      (t[k] ??= []).push(Number(process.hrtime.bigint() - b) / 1e6);
    }
  for (const [k, v] of Object.entries(t)) console.log(k, "wall", v.sort((a, b) => a - b)[300]!.toFixed(3));
  const e: Record<string, number[]> = {};
  for (let i = 0; i < 300; i++)
    for (const [k, v] of Object.entries(variants)) {
      const { rows } = await c.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${v}`);
      (e[k] ??= []).push(rows[0]["QUERY PLAN"][0]["Execution Time"]);
    }
  for (const [k, v] of Object.entries(e)) console.log(k, "exec", v.sort((a, b) => a - b)[150]!.toFixed(3));
  console.log(
    (await c.query(`EXPLAIN (ANALYZE, BUFFERS) ${variants.new}`)).rows.map((x: any) => x["QUERY PLAN"]).join("\n"),
  );
  c.release(true);
  await disconnect();
} finally {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}
