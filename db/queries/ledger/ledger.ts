import type { PartialDates } from "#core/leave/LeaveParts.ts";
import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { ERASED } from "#core/people/erasure.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import type { Read } from "../readTogether.ts";
import { row, rows } from "../statement.ts";
import type { RequestEntry } from "./insertEntrySets.ts";

export interface LedgerRow extends LedgerEntry, TypeOfLeave {
  id: string;
  otherTypeName: string | null;
  isReversed: boolean;
  /** Null if the organization's leave year applies to the type. */
  leaveYearFirstDay: MonthDay | null;
  actorName: string | null;
  reason: string | null;
  request: (PartialDates & { id: string; minutes: Minutes }) | null;
  /** The dates of the request when the entry was posted, if a change replaced them later. */
  formerDates: PartialDates | null;
}

export const LEDGER_COLUMNS = `
      l.id, l.type, ${TYPE_COLUMNS}, l.leave_year AS "leaveYear", l.kind, l.minutes, l.effective_on::text AS "effectiveOn",
      CASE WHEN l.kind = 'transfer' THEN (SELECT o.name FROM leave_types o WHERE o.organization_id = l.organization_id
        AND o.key = coalesce(l.details ->> 'from', l.details ->> 'to')) END AS "otherTypeName",
      l.is_unlimited AS "isUnlimited", l.source_key AS "sourceKey",
      l.series <> ${CURRENT_SERIES} AS "isReversed",
      (SELECT y.leave_years ->> l.type FROM users y WHERE y.organization_id = l.organization_id AND y.id = l.user_id) AS "leaveYearFirstDay", l.details, a.name AS "actorName",
      CASE WHEN l.reason_id IS NOT NULL THEN coalesce(t.text, '${ERASED}') END AS reason,
      CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'startDate', r.start_date, 'endDate', r.end_date,
        'isHalfDay', r.is_half_day, 'parts', r.parts, 'minutes', r.minutes) END AS request,
      CASE WHEN r.version > 1 THEN (SELECT c.replaced FROM leave_changes c
        WHERE c.organization_id = l.organization_id AND c.user_id = l.user_id AND c.request_id = r.id
          AND c.status = 'approved' AND c.decided_at > l.created_at
        ORDER BY c.decided_at, c.id LIMIT 1) END AS "formerDates"`;
export const LEDGER_JOINS = `
    ${joinType("l")}
    LEFT JOIN users a ON a.organization_id = l.organization_id AND a.id = l.actor_id
    LEFT JOIN personal_texts t ON t.organization_id = l.organization_id AND t.id = l.reason_id
    LEFT JOIN pto_requests r ON r.organization_id = l.organization_id AND r.id = l.request_id`;

const ENTRIES = {
  name: "ledger-entries",
  text: `
    SELECT ${LEDGER_COLUMNS} FROM ledger_entries l ${LEDGER_JOINS}
    WHERE l.organization_id = $1 AND l.user_id = $2 AND l.series = ${CURRENT_SERIES}
    ORDER BY l.effective_on, l.id`,
};

export function findLedgerEntries(organizationId: string, userId: string, tx?: Transaction): Promise<LedgerRow[]> {
  return rows<LedgerRow>(ENTRIES, [organizationId, userId], tx);
}

const OF_TYPE = {
  name: "ledger-entries-of-type",
  text: `
    SELECT type, leave_year AS "leaveYear", kind, minutes, effective_on::text AS "effectiveOn",
      source_key AS "sourceKey", is_unlimited AS "isUnlimited", details
    FROM ledger_entries
    WHERE organization_id = $1 AND user_id = $2 AND type = $3 AND series = ${CURRENT_SERIES} ORDER BY effective_on, id`,
};

export function entriesOfType(
  { organizationId, id }: { organizationId: string; id: string },
  type: LeaveType,
): Read<LedgerEntry[]> {
  return { statement: OF_TYPE, values: [organizationId, id, type], resultOf: (found: LedgerEntry[]) => found };
}

const OF_REQUESTS = {
  name: "entries-of-requests",
  text: `
    SELECT request_id AS "requestId", type, leave_year AS "leaveYear", kind, minutes, effective_on::text AS "effectiveOn",
      source_key AS "sourceKey", is_unlimited AS "isUnlimited", details
    FROM ledger_entries
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND request_id = ANY ($3::uuid[])
      AND series = ${CURRENT_SERIES} ORDER BY effective_on, id`,
};

export function findEntriesOfRequests(
  organizationId: string,
  { people, ids }: { people: readonly string[]; ids: readonly string[] },
  tx: Transaction,
): Promise<RequestEntry[]> {
  return rows<RequestEntry>(OF_REQUESTS, [organizationId, people, ids], tx);
}

export interface RunningRow extends LedgerRow {
  runningBalance: Minutes;
}

/** SQL. `$2` is the person, `$3` the type, and `$4` the leave year. Null selects all types or years. */
export const RUNNING_ENTRIES = `
      SELECT *, sum(CASE WHEN is_unlimited THEN 0 ELSE minutes END)
          OVER (PARTITION BY type, leave_year ORDER BY effective_on, id) AS running
      FROM ledger_entries WHERE organization_id = $1 AND user_id = $2
        AND ($3::text IS NULL OR type = $3) AND ($4::smallint IS NULL OR leave_year = $4)`;

const NEWEST = {
  name: "newest-ledger-entries",
  text: `
    SELECT ${LEDGER_COLUMNS}, l.running AS "runningBalance"
    FROM (${RUNNING_ENTRIES} ORDER BY effective_on DESC, id DESC LIMIT $5) l ${LEDGER_JOINS}
    ORDER BY l.effective_on, l.id`,
};

export function findNewestEntries(
  { organizationId, id }: { organizationId: string; id: string },
  { type, leaveYear, most }: { type?: string | undefined; leaveYear?: number | undefined; most: number },
  tx?: Transaction,
): Promise<RunningRow[]> {
  return rows<RunningRow>(NEWEST, [organizationId, id, type ?? null, leaveYear ?? null, most], tx);
}

const OWNER = {
  name: "entry-owner",
  text: `SELECT user_id AS "userId" FROM ledger_entries WHERE organization_id = $1 AND id = $2`,
};

export async function findEntryOwner(organizationId: string, id: string, tx: Transaction): Promise<string | undefined> {
  return (await row<{ userId: string }>(OWNER, [organizationId, id], tx))?.userId;
}
