import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { rows } from "../statement.ts";

/** The entries of one person and type with their lots, and the cost of each date of the leave that they charge. */
export interface LotLedger {
  entries: LedgerEntry[];
  taken: DayCost[];
}

interface Ledgers {
  people: readonly string[];
  types: readonly LeaveType[];
  fromYear: LeaveYear;
}

const ENTRIES = {
  name: "lot-entries",
  text: `
    SELECT user_id AS "userId", type, leave_year AS "leaveYear", kind, minutes, effective_on::text AS "effectiveOn",
      source_key AS "sourceKey", is_unlimited AS "isUnlimited", details, request_id AS "requestId"
    FROM ledger_entries WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND type = ANY ($3::text[])
      AND leave_year >= $4::smallint AND series = ${CURRENT_SERIES}
    ORDER BY user_id, effective_on, id`,
};
const DAYS = {
  name: "lot-leave",
  text: `
    SELECT r.user_id AS "userId", r.type, d.date::text AS date, d.minutes
    FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.id = ANY ($2::uuid[]) AND d.leave_year >= $3::smallint
    ORDER BY d.date`,
};

interface EntryRow extends LedgerEntry {
  userId: string;
  requestId: string | null;
}

/** Returns people's current ledgers by type, since a leave year, as lots need them. */
export async function findLotLedgers(
  organizationId: string,
  { people, types, fromYear }: Ledgers,
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LotLedger> {
  const ledgers = new Map<string, LotLedger>();
  const of = (personId: string, type: LeaveType) => {
    const key = `${personId} ${type}`;
    const ledger = ledgers.get(key) ?? { entries: [], taken: [] };
    ledgers.set(key, ledger);
    return ledger;
  };
  const entries = await rows<EntryRow>(ENTRIES, [organizationId, people, types, fromYear], tx);
  for (const { userId, requestId: _, ...entry } of entries) of(userId, entry.type).entries.push(entry);
  const charged = chargedRequests(entries);
  if (charged.length === 0) return of;
  const days = await rows<DayRow>(DAYS, [organizationId, charged, fromYear], tx);
  for (const { userId, type, date, minutes } of days) of(userId, type).taken.push({ date, minutes });
  return of;
}

interface DayRow extends DayCost {
  userId: string;
  type: LeaveType;
}

/** Returns the requests that are still charged. Their status may change only after their entries are posted. */
function chargedRequests(entries: readonly EntryRow[]): string[] {
  const charges = new Map<string, number>();
  for (const { requestId, minutes } of entries) {
    if (requestId !== null) charges.set(requestId, (charges.get(requestId) ?? 0) + minutes);
  }
  return [...charges].filter(([, minutes]) => minutes !== 0).map(([id]) => id);
}

const EXPIRING = {
  name: "expiring-lots",
  text: `
    SELECT DISTINCT user_id AS id FROM ledger_entries
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND details ? 'expiresOn'
      AND details ->> 'expiresOn' BETWEEN coalesce($3, '0001-01-01') AND $4`,
};

/**
 * Returns the people with lots whose last day lies in a span, including both ends; a null `from` means no first day.
 */
export async function findExpiringLots(
  organizationId: string,
  people: readonly string[],
  { from, to }: { from: IsoDate | null; to: IsoDate },
  tx: Transaction,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const found = await rows<{ id: string }>(EXPIRING, [organizationId, people, from, to], tx);
  return new Set(found.map(({ id }) => id));
}

const RESERVED = {
  name: "lot-reservations",
  text: `
    SELECT r.type, r.status, d.date::text AS date, d.minutes
    FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.user_id = $2 AND r.status IN ('pending', 'approved')
    ORDER BY d.date`,
};

/** The cost of a date of leave that is booked or pending. */
interface ReservedDay extends DayCost {
  type: LeaveType;
  status: "pending" | "approved";
}

/** Returns the cost of each date of a person's booked and pending leave, in order. */
export function findReservedDays(organizationId: string, userId: string, tx?: Transaction): Promise<ReservedDay[]> {
  return rows<ReservedDay>(RESERVED, [organizationId, userId], tx);
}

const PENDING = {
  name: "lot-pending-days",
  text: `
    SELECT r.user_id AS "userId", r.type, d.date::text AS date, d.minutes
    FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.user_id = ANY ($2::uuid[]) AND r.status = 'pending'
    ORDER BY d.date`,
};

/** Returns the cost of each date of people's pending leave, in order. */
export function findPendingDays(organizationId: string, people: readonly string[]): Promise<DayRow[]> {
  return rows<DayRow>(PENDING, [organizationId, people]);
}
