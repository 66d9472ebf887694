import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import type { WaitingRequest } from "#core/reports/waitingByApprover.ts";
import { search } from "../statement.ts";
import { IN_SCOPE, scopeValues } from "./scope.ts";

export interface DecisionFigures {
  decided: number;
  approved: number;
  rejected: number;
  medianHours: number;
  p90Hours: number;
}

interface DecisionRow extends DecisionFigures {
  month: Month | null;
  id: string | null;
  name: string | null;
}

/** `$5` contains the months, `$6` is the last date, and `$7` is the zone. */
const DECIDED = `
  SELECT ($5::text[])[g.month] AS month, g.id, d.name, decided, approved, decided - approved AS rejected,
    seconds[1] / 3600 AS "medianHours", seconds[2] / 3600 AS "p90Hours"
  FROM (
    SELECT month, id, count(*)::int AS decided, count(*) FILTER (WHERE is_approved)::int AS approved,
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY seconds) AS seconds
    FROM (
      SELECT width_bucket(r.decided_at, b.begins) AS month, r.decided_by_id AS id, r.status = 'approved' AS is_approved,
        date_part('epoch', r.decided_at - r.submitted_at) AS seconds
      FROM (SELECT array_agg((month || '-01')::timestamp AT TIME ZONE $7 ORDER BY month) AS begins FROM unnest($5::text[]) month) b
      JOIN pto_requests r ON r.decided_at >= b.begins[1] AND r.decided_at < ($6::date + 1)::timestamp AT TIME ZONE $7
      JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
      WHERE r.organization_id = $1 AND r.status IN ('approved', 'rejected') AND r.decided_by_id <> r.user_id
        AND r.decided_at > r.submitted_at
        AND ${IN_SCOPE}) one
    GROUP BY GROUPING SETS (month, id)) g
  LEFT JOIN users d ON d.organization_id = $1 AND d.id = g.id`;

export function findDecisions(
  organizationId: string,
  scope: ReportScope,
  { months, last, zone }: { months: readonly Month[]; last: IsoDate; zone: Zone },
): Promise<DecisionRow[]> {
  return search<DecisionRow>(DECIDED, [...scopeValues(organizationId, scope), months, last, zone]);
}

const WAITING = `
  SELECT r.user_id AS "userId", r.submitted_at AS "submittedAt",
    CASE WHEN r.steps IS NOT NULL THEN ARRAY(
      SELECT d.id FROM step_deciders(r.organization_id, r.user_id, open_step(r.steps) -> 'by') d WHERE d.is_holder) END AS holders
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
  WHERE r.organization_id = $1 AND r.status = 'pending' AND ${IN_SCOPE}`;

export function findWaiting(organizationId: string, scope: ReportScope): Promise<WaitingRequest[]> {
  return search<WaitingRequest>(WAITING, scopeValues(organizationId, scope));
}
