import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { rows } from "../statement.ts";

/**
 * `postedThrough` is the earliest `posted_through` of the zone's offices, without archived offices and offices that
 * were never posted.
 */
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

/**
 * The zones of one organization or of all. Computes no dates in the zones, because a zone that PostgreSQL doesn't know
 * would fail the statement.
 */
export function findPostedZones(organizationId?: string): Promise<PostedZone[]> {
  return rows<PostedZone>(POSTED, [organizationId ?? null]);
}
