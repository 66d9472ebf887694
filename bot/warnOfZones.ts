import type { Pool } from "pg";
import { isZone } from "#core/calendar/zones.ts";
import { findUsedZones } from "#db/queries/offices/usedZones.ts";

interface Log {
  warn(fields: object, text: string): void;
}

export async function warnOfZones(pool: Pool, log: Log): Promise<void> {
  const used = await findUsedZones(pool);
  const offices = used.flatMap(({ isKnown, ...one }) => (isKnown && isZone(one.zone) ? [] : [one]));
  if (offices.length === 0) return;
  log.warn({ offices }, "PostgreSQL doesn't know the time zones of these offices: set another one, because jobs fail");
}
