import type { Transaction } from "sequelize";
import type { Blackout } from "#core/blackouts/Blackout.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import type { RecentRequests } from "#core/throttling/limits.ts";
import { concernsPerson } from "../blackouts/concernsPerson.ts";
import { chargedTo } from "../offices/holidays.ts";
import { joinType } from "../leaveTypes/typeColumns.ts";
import type { Person } from "../people/person.ts";
import type { Read } from "../readTogether.ts";
import { rows } from "../statement.ts";
import { JOIN_LEAVE } from "./changedDays.ts";
import { REQUEST_JOINS, REQUEST_VIEW, type RequestView } from "./requests.ts";

const OF_KEY = {
  name: "request-of-key",
  text: `SELECT ${REQUEST_VIEW} FROM pto_requests r ${REQUEST_JOINS}
    WHERE r.organization_id = $1 AND r.user_id = $2 AND r.idempotency_key = $3`,
};

export async function requestOfKey(
  { organizationId, userId, key }: { organizationId: string; userId: string; key: string },
  tx: Transaction,
): Promise<RequestView | undefined> {
  const [request] = await rows<RequestView>(OF_KEY, [organizationId, userId, key], tx);
  return request;
}

/** `holidays` start today, or on the first day of the span if that is earlier. */
interface SpanFacts extends Pick<Person, "countHolidays" | "officePatterns"> {
  holidays: Holiday[];
  live: LiveRequest[];
  blackouts: Blackout[];
  recent: RecentRequests;
}

const LATELY = "(WHERE submitted_at > $6)";
const EDITED_AT = "(edited_from ->> 'editedAt')::timestamptz";
/** Only the time of the last edit is known, so all edits of a recently edited request count. */
const EDITED_LATELY = `(WHERE ${EDITED_AT} > $6)`;
const SPAN = {
  name: "span",
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
          'isClosure', closure_id IS NOT NULL, 'chargedTo', ${chargedTo("h")}) ORDER BY date), '[]') FROM holidays h
        WHERE organization_id = $1 AND office_id = $3 AND date BETWEEN least($4::date, $7::date) AND $5::date) AS holidays,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'typeName', lt.name, 'status', p.status,
          'startDate', p.start_date, 'endDate', p.end_date,
          'isHalfDay', p.is_half_day, 'parts', p.parts) ORDER BY p.start_date), '[]') FROM (
          SELECT organization_id, id, type, status, start_date, end_date, is_half_day, parts FROM pto_requests
          WHERE organization_id = $1 AND user_id = $2 AND status IN ('pending', 'approved') AND (closure_id IS NULL OR $8 AND type <> '${SICK}')
            AND daterange(start_date, end_date, '[]') && daterange($4::date, $5::date, '[]')
          UNION ALL
          SELECT c.organization_id, c.request_id, q.type, c.status, c.start_date, c.end_date, c.is_half_day, c.parts
          FROM leave_changes c ${JOIN_LEAVE}
          WHERE c.organization_id = $1 AND c.user_id = $2 AND c.status = 'pending' AND NOT c.is_cancellation
            AND daterange(c.start_date, c.end_date, '[]') && daterange($4::date, $5::date, '[]')
            AND NOT daterange(q.start_date, q.end_date, '[]') && daterange($4::date, $5::date, '[]')
        ) p ${joinType("p")}) AS live,
      (SELECT coalesce(json_agg(json_build_object('startDate', b.start_date, 'endDate', b.end_date, 'reason', b.reason,
          'types', b.types) ORDER BY b.start_date, b.id), '[]') FROM blackouts b
        WHERE b.organization_id = $1 AND b.start_date <= $5::date AND b.end_date >= $4::date
          AND ${concernsPerson("$2::uuid", "$3::uuid")}) AS blackouts,
      f.count_holidays AS "countHolidays", f.working_patterns AS "officePatterns", r.count::int4 AS count, r.oldest
    FROM offices f CROSS JOIN (
      SELECT count(*) FILTER ${LATELY} + coalesce(sum(version - 1) FILTER ${EDITED_LATELY}, 0) AS count,
        least(min(submitted_at) FILTER ${LATELY}, min(${EDITED_AT}) FILTER ${EDITED_LATELY}) AS oldest
      FROM pto_requests WHERE organization_id = $1 AND user_id = $2) r
    WHERE f.organization_id = $1 AND f.id = $3`,
};

export function spanOf(
  { organizationId, id, effectiveOfficeId }: Person,
  {
    type,
    startDate,
    endDate,
    today,
    since,
  }: { type: LeaveType; startDate: IsoDate; endDate: IsoDate; today: IsoDate; since: Date },
): Read<SpanFacts> {
  return {
    statement: SPAN,
    values: [organizationId, id, effectiveOfficeId, startDate, endDate, since, today, type === SICK],
    resultOf: ([found]: (Omit<SpanFacts, "recent"> & RecentRequests)[]) => {
      if (!found) throw new Error("The person's office was not found");
      const { count, oldest, ...facts } = found;
      return { recent: { count, oldest: oldest && new Date(oldest) }, ...facts };
    },
  };
}
