import type { Pool } from "pg";
import { LISTENERS } from "./connectionShares.ts";

/** `others` counts the other Awayday processes that are connected to the server. */
export interface ConnectionLimit {
  allowed: number;
  others: number;
}

const LIMIT = `
  SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS allowed,
    (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'awayday listener') AS listeners`;

/** Call before this process starts to listen; otherwise, `others` includes this process. */
export async function findConnectionLimit(pool: Pool): Promise<ConnectionLimit> {
  const { rows } = await pool.query<{ allowed: number; listeners: number }>(LIMIT);
  const [{ allowed, listeners } = { allowed: 0, listeners: 0 }] = rows;
  return { allowed, others: Math.ceil(listeners / LISTENERS) };
}
