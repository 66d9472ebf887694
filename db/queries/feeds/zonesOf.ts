import type { Zone } from "#core/calendar/zones.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { rows } from "../statement.ts";

const ZONES = {
  name: "zones-of-people",
  text: `
    SELECT u.id, f.timezone AS zone FROM users u
    JOIN offices f ON f.organization_id = $1 AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})
    WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[])`,
};

export async function zonesOf(organizationId: string, userIds: readonly string[]): Promise<Map<string, Zone>> {
  if (userIds.length === 0) return new Map();
  const found = await rows<{ id: string; zone: Zone }>(ZONES, [organizationId, userIds]);
  return new Map(found.map(({ id, zone }) => [id, zone]));
}
