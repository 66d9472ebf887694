import type pg from "pg";

export async function insertUnchecked(pool: pg.Pool, sql: string, values: unknown[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(
      `SELECT set_config('session_replication_role', 'replica', true)
       FROM pg_roles WHERE rolname = current_user AND rolsuper`,
    );
    await client.query(sql, values);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
