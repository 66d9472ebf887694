import type { IsoDate } from "#core/calendar/dates.ts";
import { IS_LISTED } from "../notifications/sentNotifications.ts";
import { IS_WAITING } from "../sso/joinRequests.ts";
import { row } from "../statement.ts";

export interface Attention {
  waiting: number;
  left: number;
  withoutStartDate: number;
  withoutManager: number;
  failedNotifications: number;
  askingToJoin: number;
  closures: { id: string; name: string; startDate: IsoDate; endDate: IsoDate }[];
}

interface AttentionDates {
  submittedUntil: IsoDate;
  lastDayUntil: IsoDate;
  from: IsoDate;
  to: IsoDate;
  now: Date;
}

const ATTENTION = {
  name: "attention",
  text: `
    SELECT p.*,
      (SELECT count(*)::int FROM pto_requests
        WHERE organization_id = $1 AND status = 'pending' AND submitted_at < ($2::date + 1) AT TIME ZONE 'UTC') AS waiting,
      (SELECT count(*)::int FROM notifications n
        WHERE n.organization_id = $1 AND n.status = 'failed' AND ${IS_LISTED}) AS "failedNotifications",
      (SELECT count(*)::int FROM sso_join_requests j
        WHERE j.organization_id = $1 AND j.expires_at > $5 AND ${IS_WAITING}) AS "askingToJoin",
      (SELECT coalesce(json_agg(c), '[]') FROM (
        SELECT id, name, start_date AS "startDate", end_date AS "endDate" FROM closures
        WHERE organization_id = $1 AND start_date BETWEEN $3::date AND $4::date ORDER BY start_date, id LIMIT 5) c) AS closures
    FROM (
      SELECT count(*) FILTER (WHERE end_date <= $6::date)::int AS "left",
        count(*) FILTER (WHERE start_date IS NULL)::int AS "withoutStartDate",
        count(*) FILTER (WHERE manager_id IS NULL AND role = 'Employee')::int AS "withoutManager"
      FROM users WHERE organization_id = $1 AND is_active) p`,
};

export async function findAttention(
  organizationId: string,
  { submittedUntil, lastDayUntil, from, to, now }: AttentionDates,
): Promise<Attention> {
  const found = await row<Attention>(ATTENTION, [organizationId, submittedUntil, from, to, now, lastDayUntil]);
  if (!found) throw new Error("Aggregates always return a row");
  return found;
}
