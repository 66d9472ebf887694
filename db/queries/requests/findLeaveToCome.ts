import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { rows } from "../statement.ts";

type BookedEntry = Pick<LedgerEntry, "kind" | "leaveYear" | "isUnlimited" | "minutes" | "effectiveOn">;

export interface LeaveToCome extends Span {
  id: string;
  userId: string;
  type: LeaveType;
  unit: LeaveUnit;
  status: "pending" | "approved";
  dayCosts: DayCost[];
  booked: BookedEntry[];
  employmentEnd: IsoDate | null;
  isClosure: boolean;
}

const LEAVE_TO_COME = {
  name: "leave-to-come",
  text: `
    WITH requests AS MATERIALIZED (
      SELECT r.* FROM unnest($2::uuid[], $3::date[]) p (id, day), LATERAL (
        SELECT id, user_id, type, status, start_date, end_date, is_half_day, parts, closure_id FROM pto_requests
        WHERE organization_id = $1 AND user_id = p.id AND end_date >= p.day AND status IN ('pending', 'approved')
          AND ($4::date IS NULL OR start_date <= $4) OFFSET 0) r
    ), bookings AS (
      SELECT e.request_id, json_agg(json_build_object('kind', e.kind, 'leaveYear', e.leave_year,
        'isUnlimited', e.is_unlimited, 'minutes', e.minutes, 'effectiveOn', e.effective_on) ORDER BY e.id) AS entries
      FROM ledger_entries e
      WHERE e.organization_id = $1
        AND e.user_id = ANY (ARRAY(SELECT DISTINCT user_id FROM requests WHERE status = 'approved'))
        AND e.request_id IS NOT NULL AND e.request_id IN (SELECT id FROM requests WHERE status = 'approved')
      GROUP BY e.request_id
    )
    SELECT r.id, r.user_id AS "userId", r.type, r.status, lt.unit, r.start_date::text AS "startDate",
      r.end_date::text AS "endDate", r.is_half_day AS "isHalfDay", r.parts, r.closure_id IS NOT NULL AS "isClosure", coalesce(b.entries, '[]') AS booked,
      (SELECT min(p.end_date)::text FROM past_employments p
        WHERE p.organization_id = $1 AND p.user_id = r.user_id AND p.end_date >= r.start_date) AS "employmentEnd",
      coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
        FROM pto_request_days WHERE organization_id = $1 AND request_id = r.id), '[]') AS "dayCosts"
    FROM requests r LEFT JOIN bookings b ON b.request_id = r.id
    JOIN leave_types lt ON lt.organization_id = $1 AND lt.key = r.type
    ORDER BY r.user_id, r.start_date, r.id`,
};

export function findLeaveToCome(
  organizationId: string,
  people: readonly { id: string; from: IsoDate }[],
  on: IsoDate | null,
  tx: Transaction,
): Promise<LeaveToCome[]> {
  const values = [organizationId, people.map(({ id }) => id), people.map(({ from }) => from), on];
  return rows<LeaveToCome>(LEAVE_TO_COME, values, tx);
}
