import { expect, test } from "@jest/globals";
import { Pool } from "pg";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { populate } from "./populate.ts";

const { url } = await testDatabase();

test("the measured manager of each organization has four pending requests", async () => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const name of ["first", "second"]) {
      const { id, managerEmail } = await populate(pool, name, 100, "hash");
      const { rows } = await pool.query<{ reports: number; pending: number }>(
        `SELECT count(DISTINCT r.user_id)::int AS reports, count(*) FILTER (WHERE r.status = 'pending')::int AS pending
         FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
           JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
         WHERE r.organization_id = $1 AND m.email = $2`,
        [id, managerEmail],
      );
      expect(rows).toEqual([{ reports: 8, pending: 4 }]);
    }
  } finally {
    await pool.end();
  }
});
