import { test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { findPendingRequests } from "#db/queries/teamRequests.ts";
import { populate } from "#scripts/bench/populate.ts";
import { testDatabase } from "#tests/testDatabase.ts";
let last: any;
await testDatabase();
test("x", async () => {
  const { pool } = database();
  await populate(pool, "a", 100, "x");
  const { id } = await populate(pool, "b", 1000, "x");
  const query = pool.query.bind(pool);
  (pool as any).query = (q: any, ...r: any[]) => { last = q; return (query as any)({ text: "EXPLAIN (ANALYZE, TIMING OFF) " + q.text, values: q.values }, ...r); };
  const owner = (await query("SELECT id FROM users WHERE organization_id = $1 AND role = 'Owner'", [id])).rows[0].id;
  await query("SET statement_timeout = 30000");
  for (const analyzed of [false, true]) {
    if (analyzed) await query("ANALYZE");
    const start = performance.now();
    const plan: any = await findPendingRequests(id, { of: "everyone but", userId: owner }, "2027-03-01", 2027).catch((e) => [{ "QUERY PLAN": String(e) }]);
    const out = plan.map((r: any) => r["QUERY PLAN"]).join("\n");
    process.stderr.write(`\n=== analyzed ${analyzed} ${performance.now() - start}\n${out}\n`);
  }
}, 100000);
