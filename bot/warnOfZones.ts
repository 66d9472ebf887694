import type { Pool } from "pg";
import { findUnknownZones } from "#db/queries/offices/unknownZones.ts";

/** The log for the warning. */
interface Log {
  warn(fields: object, text: string): void;
}

/**
 * Logs a warning that names the offices whose time zone PostgreSQL doesn't know, because jobs that read the offices of
 * all organizations fail until it is changed. Such zones can't be chosen anymore.
 */
export async function warnOfZones(pool: Pool, log: Log): Promise<void> {
  const offices = await findUnknownZones(pool);
  if (offices.length === 0) return;
  log.warn({ offices }, "PostgreSQL doesn't know the time zones of these offices: set another one, because jobs fail");
}
