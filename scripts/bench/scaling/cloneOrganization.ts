import type pg from "pg";
import type { BenchOrganization } from "../data/populate.ts";
import { insertUnchecked } from "../data/insertUnchecked.ts";

const TABLES = ["leave_types", "offices", "pto_policies", "policy_versions", "users", "passwords", "pto_balances"];
const LARGE_TABLES = ["pto_requests", "pto_request_days", "ledger_entries"];

export async function cloneOrganization(pool: pg.Pool, source: BenchOrganization, copies: number): Promise<void> {
  const [name = ""] = source.ownerEmail.split(".");
  await pool.query("CREATE TABLE bench_copies (n int, id uuid)");
  await pool.query("INSERT INTO bench_copies SELECT n, gen_random_uuid() FROM generate_series(1, $1) n", [copies]);
  await pool.query(
    `INSERT INTO organizations (id, name, timezone, created_at, updated_at)
     SELECT c.id, 'copy' || c.n, 'Etc/UTC', now(), now() FROM bench_copies c`,
  );
  for (const table of TABLES) await pool.query(await copying(pool, table, name), [source.id]);
  for (const table of LARGE_TABLES) await insertUnchecked(pool, await copying(pool, table, name), [source.id]);
  await pool.query("DROP TABLE bench_copies");
}

async function copying(pool: pg.Pool, table: string, name: string): Promise<string> {
  const { rows } = await pool.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const columns = rows.map(({ column }) => column);
  const values = columns.map((column) => {
    if (column === "organization_id") return "c.id";
    return column === "email" ? `'copy' || c.n || substr(t.email, ${name.length + 1})` : `t.${column}`;
  });
  return `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")}
    FROM bench_copies c CROSS JOIN ${table} t WHERE t.organization_id = $1`;
}
