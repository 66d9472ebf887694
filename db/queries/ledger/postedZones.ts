import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { rows } from "../statement.ts";

interface PostedZone {
  zone: Zone;
  postedThrough: IsoDate;
}

const POSTED = {
  name: "posted-zones",
  text: `
    SELECT timezone AS zone, min(posted_through)::text AS "postedThrough" FROM offices
    WHERE archived_at IS NULL AND posted_through IS NOT NULL AND ($1::uuid IS NULL OR organization_id = $1)
    GROUP BY timezone`,
};

/** Computes no dates in the zones, because PostgreSQL may not support a zone. */
export function findPostedZones(organizationId?: string): Promise<PostedZone[]> {
  return rows<PostedZone>(POSTED, [organizationId ?? null]);
}
