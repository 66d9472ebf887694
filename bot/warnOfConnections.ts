import type { Pool } from "pg";
import { findConnectionLimit } from "#db/connectionLimit.ts";

interface Log {
  warn(fields: object, text: string): void;
}

export async function warnOfConnections(pool: Pool, each: number, log: Log): Promise<void> {
  const { allowed, others } = await findConnectionLimit(pool);
  const processes = others + 1;
  if (processes * each <= allowed) return;
  const text = `PostgreSQL accepts ${allowed} connections, but ${processes} processes may open ${processes * each}`;
  log.warn({ allowed, processes, each }, `${text}: lower DATABASE_POOL_SIZE or raise max_connections`);
}
