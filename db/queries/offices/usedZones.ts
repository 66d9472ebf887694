import type { Pool } from "pg";

interface UsedZone {
  organizationId: string;
  officeId: string | null;
  zone: string;
  isKnown: boolean;
}

/** PostgreSQL ignores the case of zone names. */
const ZONES = `
  WITH used AS (
    SELECT organization_id, id, timezone FROM offices UNION ALL SELECT id, NULL, timezone FROM organizations),
  known AS MATERIALIZED (SELECT lower(name) AS name FROM pg_timezone_names)
  SELECT organization_id AS "organizationId", id AS "officeId", timezone AS zone,
    lower(timezone) IN (SELECT name FROM known) AS "isKnown"
  FROM used WHERE timezone <> 'UTC' ORDER BY timezone, organization_id, id`;

export async function findUsedZones(pool: Pool): Promise<UsedZone[]> {
  return (await pool.query<UsedZone>(ZONES)).rows;
}
