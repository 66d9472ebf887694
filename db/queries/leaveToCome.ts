import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { DayCost, Span } from "#core/requests/requestCost.ts";
import { rows } from "./statement.ts";

/** A booking line, as far as it decides what a request still charges. */
export type BookedLine = Pick<LedgerLine, "kind" | "leaveYear" | "isUnlimited" | "minutes" | "effectiveOn">;

/** A pending or approved request with dates to come: its stored costs by date, and what its booking lines charge. */
export interface LeaveToCome extends Span {
  id: string;
  userId: string;
  type: LeaveType;
  status: "pending" | "approved";
  dayCosts: DayCost[];
  booked: BookedLine[];
}

/** Bookings are found by person, not by request: the ledger's index begins with the person. */
const LEAVE_TO_COME = {
  name: "leave-to-come",
  text: `
    WITH people AS (SELECT * FROM unnest($2::uuid[], $3::date[]) p (id, day)),
    requests AS MATERIALIZED (
      SELECT r.* FROM people p JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = p.id
        AND r.end_date >= p.day AND r.status IN ('pending', 'approved') AND ($4::date IS NULL OR r.start_date <= $4)
    ), costs AS (
      SELECT d.request_id, json_agg(json_build_object('date', d.date, 'minutes', d.minutes) ORDER BY d.date) AS days
      FROM requests r JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id
      GROUP BY d.request_id
    ), bookings AS (
      SELECT e.request_id, json_agg(json_build_object('kind', e.kind, 'leaveYear', e.leave_year,
        'isUnlimited', e.is_unlimited, 'minutes', e.minutes, 'effectiveOn', e.effective_on) ORDER BY e.id) AS lines
      FROM ledger_entries e
      WHERE e.organization_id = $1 AND e.user_id = ANY (ARRAY(SELECT user_id FROM requests WHERE status = 'approved'))
        AND e.request_id IS NOT NULL AND e.request_id IN (SELECT id FROM requests WHERE status = 'approved')
      GROUP BY e.request_id
    )
    SELECT r.id, r.user_id AS "userId", r.type, r.status, r.start_date::text AS "startDate",
      r.end_date::text AS "endDate", r.is_half_day AS "isHalfDay", coalesce(c.days, '[]') AS "dayCosts",
      coalesce(b.lines, '[]') AS booked
    FROM requests r LEFT JOIN costs c ON c.request_id = r.id LEFT JOIN bookings b ON b.request_id = r.id
    ORDER BY r.user_id, r.start_date, r.id`,
};

/** The pending and approved requests of people with dates from a day of each on; with `on` only those that begin by that date. */
export function findLeaveToCome(
  organizationId: string,
  people: readonly { id: string; from: IsoDate }[],
  on: IsoDate | null,
  tx: Transaction,
): Promise<LeaveToCome[]> {
  const values = [organizationId, people.map(({ id }) => id), people.map(({ from }) => from), on];
  return rows<LeaveToCome>(LEAVE_TO_COME, values, tx);
}
