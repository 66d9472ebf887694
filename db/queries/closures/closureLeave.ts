import type { Transaction } from "sequelize";
import type { IsoDate, Zone } from "#core/calendar/dates.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { rows } from "../statement.ts";

/** A request that a charged closure made for a person. */
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

/** Returns the approved requests of a charged closure, in the locking order of the people. */
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

/** Returns the name of a charged closure of some offices in a span, or undefined. */
export async function findChargedClosure(
  organizationId: string,
  officeIds: readonly string[],
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
  tx: Transaction,
): Promise<string | undefined> {
  return (await rows<{ name: string }>(CHARGED, [organizationId, officeIds, startDate, endDate], tx))[0]?.name;
}

/** The active person `u` and the office `f` whose rules apply to them. */
const PERSON = `users u JOIN offices f ON f.organization_id = u.organization_id
  AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END`;

/** The zone of the office of the closure `c` in which the person `u` worked last, or of their current office. */
const ZONE_LEFT = `coalesce((SELECT o.timezone FROM office_placements p
  JOIN offices o ON o.organization_id = p.organization_id AND o.id = p.office_id
  WHERE p.organization_id = u.organization_id AND p.user_id = u.id AND p.office_id = ANY (c.office_ids)
  ORDER BY p.version DESC LIMIT 1), f.timezone)`;

/** True if the person `u` works on some date of the closure `c`, but has no leave of it or of an overlapping one. */
const LACKS_LEAVE = `c.charged IS NOT NULL AND u.is_active
      AND coalesce(u.start_date <= c.end_date, true) AND coalesce(u.end_date >= c.start_date, true)
      AND NOT EXISTS (SELECT FROM pto_requests r WHERE r.organization_id = c.organization_id AND r.closure_id = c.id
        AND r.user_id = u.id AND (r.status = 'approved' OR r.decided_by_id IS NOT NULL))
      AND NOT EXISTS (SELECT FROM pto_requests o WHERE o.organization_id = c.organization_id AND o.user_id = u.id
        AND o.closure_id IS NOT NULL AND o.status = 'approved'
        AND daterange(o.start_date, o.end_date, '[]') && daterange(c.start_date, c.end_date, '[]'))`;

const GAPS = {
  name: "closure-gaps",
  text: `
    SELECT c.organization_id AS "organizationId", c.id AS "closureId", u.id AS "userId", NULL::uuid AS "requestId",
      c.start_date::text AS "startDate", f.timezone AS zone
    FROM closures c JOIN ${PERSON} ON u.organization_id = c.organization_id AND f.id = ANY (c.office_ids)
    WHERE ($2::uuid IS NULL OR c.organization_id = $2) AND c.start_date > $1::date AND ${LACKS_LEAVE}
    UNION ALL
    SELECT c.organization_id, c.id, u.id, r.id, c.start_date::text, ${ZONE_LEFT}
    FROM closures c JOIN pto_requests r ON r.organization_id = c.organization_id AND r.closure_id = c.id
    JOIN ${PERSON} ON u.organization_id = r.organization_id AND u.id = r.user_id
    WHERE ($2::uuid IS NULL OR c.organization_id = $2) AND c.start_date > $1::date AND r.status = 'approved'
      AND (f.id <> ALL (c.office_ids) OR u.start_date > c.end_date)
    ORDER BY 1, 4 NULLS LAST, 2, 3`,
};

/** A person who lacks a request of a charged closure, or has one that no longer applies to them. */
export interface ClosureGap {
  organizationId: string;
  closureId: string;
  userId: string;
  /** The request to cancel; null if one is missing. */
  requestId: string | null;
  /** The first date of the closure. */
  startDate: IsoDate;
  /** The zone of the person's office, or of the office of the closure that they left. */
  zone: Zone;
}

/**
 * Returns the differences between the people of charged closures that begin after a day and the requests of these
 * closures; requests to cancel come first. A request that an Admin canceled isn't missing, nor is one that overlaps
 * another closure's request. With an organization, returns only its differences. Compares no zones, because one that
 * PostgreSQL doesn't know would fail the statement for all organizations.
 */
export function findClosureGaps(after: IsoDate, organizationId?: string, tx?: Transaction): Promise<ClosureGap[]> {
  return rows<ClosureGap>(GAPS, [after, organizationId ?? null], tx);
}

const BEGUN_GAPS = {
  name: "begun-closure-gaps",
  text: `
    SELECT DISTINCT c.id AS "closureId", u.id AS "userId"
    FROM unnest($3::uuid[], $4::date[], $5::date[]) a (user_id, first, last)
    JOIN ${PERSON} ON u.organization_id = $1 AND u.id = a.user_id
    JOIN closures c ON c.organization_id = $1 AND f.id = ANY (c.office_ids)
    WHERE c.start_date <= $2::date AND daterange(c.start_date, c.end_date, '[]') && daterange(a.first, a.last, '[]')
      AND ${LACKS_LEAVE}
    ORDER BY 1, 2`,
};

/**
 * Returns the people who lack a request of a charged closure that had begun by a day, on dates that were added to their
 * employment; see `findClosureGaps`.
 */
export function findBegunGaps(
  organizationId: string,
  added: readonly { userId: string; from: IsoDate; to: IsoDate | null }[],
  day: IsoDate,
  tx: Transaction,
): Promise<{ closureId: string; userId: string }[]> {
  const columns = [added.map(({ userId }) => userId), added.map(({ from }) => from), added.map(({ to }) => to)];
  return rows(BEGUN_GAPS, [organizationId, day, ...columns], tx);
}

/**
 * Several rows may have been booked for the same dates, one after the other; only the newest counts. Leave on a date of
 * sick leave isn't reopened, because it would have to be split: it is booked again.
 */
const REOPEN = {
  name: "reopen-closure-leave",
  text: `
    UPDATE pto_requests r SET status = 'approved', decided_at = $5, decision_reason = $6::text || c.name, updated_at = $5
    FROM unnest($2::uuid[], $3::date[], $4::date[]) a (user_id, first, last), closures c, ${PERSON}
    WHERE r.organization_id = $1 AND r.user_id = a.user_id AND r.status = 'cancelled' AND r.decided_by_id IS NULL
      AND daterange(r.start_date, r.end_date, '[]') && daterange(a.first, a.last, '[]')
      AND c.organization_id = $1 AND c.id = r.closure_id AND u.organization_id = $1 AND u.id = a.user_id
      AND f.id = ANY (c.office_ids)
      AND NOT EXISTS (SELECT FROM pto_requests o WHERE o.organization_id = $1 AND o.user_id = r.user_id
        AND daterange(o.start_date, o.end_date, '[]') && daterange(r.start_date, r.end_date, '[]')
        AND (o.status = 'approved' AND (o.closure_id IS NOT NULL OR o.type = '${SICK}')
          OR o.closure_id = r.closure_id AND o.id > r.id))
    RETURNING r.id, r.user_id AS "userId"`,
};

/**
 * Approves again the requests of charged closures that no person canceled, on dates added to people's employment.
 * `reason` precedes the closure's name.
 */
export function reopenClosureLeave(
  organizationId: string,
  added: readonly { userId: string; from: IsoDate; to: IsoDate | null }[],
  reason: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<ClosureLeave[]> {
  const columns = [added.map(({ userId }) => userId), added.map(({ from }) => from), added.map(({ to }) => to)];
  return rows<ClosureLeave>(REOPEN, [organizationId, ...columns, now, reason], tx);
}

const IS_CLOSURE = {
  name: "is-closure-leave",
  text: `SELECT FROM pto_requests WHERE organization_id = $1 AND id = $2 AND closure_id IS NOT NULL`,
};

/** Returns whether a request belongs to a charged closure. */
export async function isClosureLeave(organizationId: string, id: string, tx?: Transaction): Promise<boolean> {
  return (await rows(IS_CLOSURE, [organizationId, id], tx)).length > 0;
}

const CANCEL = {
  name: "cancel-leave-of-closure",
  text: `
    UPDATE pto_requests SET status = 'cancelled', decided_at = $3, decided_by_id = $4, decision_reason = $5, updated_at = $3
    WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
};

/** Cancels requests of charged closures; `byId` is null if nobody canceled them. */
export async function storeClosureCancellations(
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
  { byId, reason }: { byId: string | null; reason: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(CANCEL, [organizationId, ids, now, byId, reason], tx);
}
