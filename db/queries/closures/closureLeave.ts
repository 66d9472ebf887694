import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { officeOn } from "../offices/officeOn.ts";
import { rows } from "../statement.ts";

export interface ClosureLeave {
  id: string;
  userId: string;
}

const LEAVE = {
  name: "closure-leave",
  text: `
    SELECT id, user_id AS "userId" FROM pto_requests
    WHERE organization_id = $1 AND closure_id = $2 AND status = 'approved' ORDER BY user_id`,
};

export function findClosureLeave(organizationId: string, closureId: string, tx: Transaction): Promise<ClosureLeave[]> {
  return rows<ClosureLeave>(LEAVE, [organizationId, closureId], tx);
}

const CHARGED = {
  name: "charged-closures",
  text: `
    SELECT name FROM closures
    WHERE organization_id = $1 AND charged IS NOT NULL AND office_ids && $2::uuid[]
      AND daterange(start_date, end_date, '[]') && daterange($3::date, $4::date, '[]') ORDER BY start_date, id LIMIT 1`,
};

export async function findChargedClosure(
  organizationId: string,
  officeIds: readonly string[],
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
  tx: Transaction,
): Promise<string | undefined> {
  return (await rows<{ name: string }>(CHARGED, [organizationId, officeIds, startDate, endDate], tx))[0]?.name;
}

const PERSON = `users u JOIN offices f ON f.organization_id = u.organization_id
  AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END`;

const ZONE_LEFT = `coalesce((SELECT o.timezone FROM office_placements p
  JOIN offices o ON o.organization_id = p.organization_id AND o.id = p.office_id
  WHERE p.organization_id = u.organization_id AND p.user_id = u.id AND p.office_id = ANY (c.office_ids)
  ORDER BY p.version DESC LIMIT 1), f.timezone)`;

export const IS_JOINED = `EXISTS (SELECT FROM leave_changes g
  WHERE g.organization_id = o.organization_id AND g.user_id = o.user_id AND g.rest_id = o.id AND g.status = 'cancelled')`;

const lacksLeave = (first: string, last: string) => `c.charged IS NOT NULL AND u.is_active
      AND coalesce(u.start_date <= ${last}, true) AND coalesce(u.end_date >= ${first}, true)
      AND NOT EXISTS (SELECT FROM pto_requests o WHERE o.organization_id = c.organization_id AND o.closure_id = c.id
        AND o.user_id = u.id AND (o.decided_by_id IS NOT NULL AND NOT ${IS_JOINED}
          OR o.status = 'approved' AND daterange(o.start_date, o.end_date, '[]') && daterange(${first}, ${last}, '[]')))
      AND NOT EXISTS (SELECT FROM pto_requests o WHERE o.organization_id = c.organization_id AND o.user_id = u.id
        AND o.closure_id IS NOT NULL AND o.status = 'approved'
        AND daterange(o.start_date, o.end_date, '[]') && daterange(${first}, ${last}, '[]'))`;

/** `$1` is today's date in the westernmost time zone. In other zones, the date can be up to two days later. */
const IS_NEAR = `(SELECT leave_year_on(c.end_date, y.first_day) <= leave_year_on($1::date + 2, y.first_day) + 1
  FROM (SELECT coalesce(u.leave_years ->> c.charged, lpad(leave_year_starts_in::text, 2, '0') || '-01') AS first_day
    FROM organizations WHERE id = c.organization_id) y)`;

const GAPS = {
  name: "closure-gaps",
  text: `
    SELECT c.organization_id AS "organizationId", c.id AS "closureId", u.id AS "userId", NULL::uuid AS "requestId",
      c.start_date::text AS "startDate", c.end_date::text AS "endDate", f.timezone AS zone
    FROM closures c JOIN ${PERSON} ON u.organization_id = c.organization_id AND f.id = ANY (c.office_ids)
    WHERE ($2::uuid IS NULL OR c.organization_id = $2 AND u.id = ANY ($3::uuid[])) AND c.start_date > $1::date
      AND ${IS_NEAR} AND ${lacksLeave("c.start_date", "c.end_date")}
    UNION ALL
    SELECT c.organization_id, c.id, u.id, r.id, c.start_date::text, c.end_date::text, ${ZONE_LEFT}
    FROM closures c JOIN pto_requests r ON r.organization_id = c.organization_id AND r.closure_id = c.id
    JOIN ${PERSON} ON u.organization_id = r.organization_id AND u.id = r.user_id
    WHERE ($2::uuid IS NULL OR c.organization_id = $2 AND u.id = ANY ($3::uuid[])) AND c.start_date > $1::date AND r.status = 'approved'
      AND (f.id <> ALL (c.office_ids) OR u.start_date > c.end_date)
    ORDER BY 1, 4 NULLS LAST, 2, 3`,
};

export interface ClosureGap {
  organizationId: string;
  closureId: string;
  userId: string;
  requestId: string | null;
  startDate: IsoDate;
  endDate: IsoDate;
  zone: Zone;
}

/** Computes no local dates, because PostgreSQL may not support a zone. */
export function findClosureGaps(
  after: IsoDate,
  of?: { organizationId: string; people: readonly string[] },
  tx?: Transaction,
): Promise<ClosureGap[]> {
  return rows<ClosureGap>(GAPS, [after, of?.organizationId ?? null, of?.people ?? null], tx);
}

const BEGUN_GAPS = {
  name: "begun-closure-gaps",
  text: `
    SELECT DISTINCT c.id AS "closureId", u.id AS "userId", d.first::text AS "startDate", d.last::text AS "endDate"
    FROM unnest($3::uuid[], $4::date[], $5::date[], $6::date[]) a (user_id, first, last, today)
    JOIN users u ON u.organization_id = $1 AND u.id = a.user_id
    JOIN closures c ON c.organization_id = $1 AND c.start_date <= $2::date
      AND daterange(c.start_date, c.end_date, '[]') && daterange(a.first, a.last, '[]')
    CROSS JOIN LATERAL (SELECT
      CASE WHEN c.start_date > a.today THEN c.start_date ELSE greatest(c.start_date, a.first) END AS first,
      CASE WHEN c.start_date > a.today THEN c.end_date ELSE least(c.end_date, a.last) END AS last) d
    WHERE ${officeOn("d.first")} = ANY (c.office_ids) AND ${lacksLeave("d.first", "d.last")}
    ORDER BY 1, 3, 4, 2`,
};

export interface AddedDates {
  userId: string;
  from: IsoDate;
  to: IsoDate | null;
}

export interface MissingLeave {
  closureId: string;
  userId: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

export function findBegunGaps(
  organizationId: string,
  added: readonly (AddedDates & { today: IsoDate })[],
  day: IsoDate,
  tx: Transaction,
): Promise<MissingLeave[]> {
  const columns = [
    added.map(({ userId }) => userId),
    added.map(({ from }) => from),
    added.map(({ to }) => to),
    added.map(({ today }) => today),
  ];
  return rows<MissingLeave>(BEGUN_GAPS, [organizationId, day, ...columns], tx);
}

const IS_CLOSURE = {
  name: "is-closure-leave",
  text: `SELECT FROM pto_requests WHERE organization_id = $1 AND id = $2 AND closure_id IS NOT NULL`,
};

export async function isClosureLeave(organizationId: string, id: string, tx?: Transaction): Promise<boolean> {
  return (await rows(IS_CLOSURE, [organizationId, id], tx)).length > 0;
}

const CANCEL = {
  name: "cancel-leave-of-closure",
  text: `
    UPDATE pto_requests SET status = 'cancelled', decided_at = $3, decided_by_id = $4, decision_reason = $5, updated_at = $3
    WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
};

export async function storeClosureCancellations(
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
  { byId, reason }: { byId: string | null; reason: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(CANCEL, [organizationId, ids, now, byId, reason], tx);
}
