import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { row, rows } from "../statement.ts";

/** No zone is more than 14 hours ahead of UTC. */
const DUE = {
  name: "requests-to-expire",
  text: `
    SELECT r.organization_id AS "organizationId", r.user_id AS "userId", r.id, r.expires_on::text AS "expiresOn", f.timezone AS zone
    FROM pto_requests r
    JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    JOIN offices f ON f.organization_id = u.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    WHERE r.status = 'pending' AND r.expires_on < ($1::timestamptz AT TIME ZONE 'Etc/GMT-14')::date
    ORDER BY r.organization_id, r.id`,
};

interface ExpiringRequest {
  organizationId: string;
  userId: string;
  id: string;
  expiresOn: IsoDate;
  zone: Zone;
}

/** The caller computes local dates, because PostgreSQL may not support a zone. */
export function findRequestsToExpire(now: Date): Promise<ExpiringRequest[]> {
  return rows(DUE, [now]);
}

const LAST_DAY = {
  name: "last-day-for-decision",
  text: `SELECT expires_on::text AS day FROM pto_requests WHERE organization_id = $1 AND id = $2`,
};

export async function findLastDay(organizationId: string, id: string, tx: Transaction): Promise<string | null> {
  return (await row<{ day: string | null }>(LAST_DAY, [organizationId, id], tx))?.day ?? null;
}

const EXPIRE = {
  name: "expire-request",
  text: `
    UPDATE pto_requests SET status = 'cancelled', decided_at = $3, decision_reason = $4, updated_at = $3
    WHERE organization_id = $1 AND id = $2`,
};

export async function storeExpiry(
  { organizationId, id }: { organizationId: string; id: string },
  reason: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(EXPIRE, [organizationId, id, now, reason], tx);
}
