import type { Pool } from "pg";
import { isZone } from "#core/calendar/dates.ts";

/** An office whose time zone PostgreSQL doesn't know or reads as another zone; null for the organization's own zone. */
interface UnknownZone {
  organizationId: string;
  officeId: string | null;
  zone: string;
}

/** PostgreSQL ignores the case of names. Its list of them is slow to read, so it is read once. */
const ZONES = `
  WITH used AS (
    SELECT organization_id, id, timezone FROM offices UNION ALL SELECT id, NULL, timezone FROM organizations),
  known AS MATERIALIZED (SELECT lower(name) AS name FROM pg_timezone_names)
  SELECT organization_id AS "organizationId", id AS "officeId", timezone AS zone,
    lower(timezone) IN (SELECT name FROM known) AS "isKnown"
  FROM used WHERE timezone <> 'UTC' ORDER BY timezone, organization_id, id`;

/** Returns the offices and organizations with a time zone that was accepted before, but with which statements fail. */
export async function findUnknownZones(pool: Pool): Promise<UnknownZone[]> {
  const { rows } = await pool.query<UnknownZone & { isKnown: boolean }>(ZONES);
  return rows.flatMap(({ isKnown, ...used }) => (isKnown && isZone(used.zone) ? [] : [used]));
}
