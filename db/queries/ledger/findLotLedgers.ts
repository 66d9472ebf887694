import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { CHANGED_DAYS } from "../requests/changedDays.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import type { Read } from "../readTogether.ts";
import { rows } from "../statement.ts";

/** `taken` is the cost of each date of the leave that the entries charge. */
interface LotLedger {
  entries: LedgerEntry[];
  taken: DayCost[];
}

interface Ledgers {
  people: readonly string[];
  types: readonly LeaveType[];
  fromYear: LeaveYear;
}

const ENTRIES = {
  name: "alike-lot-entries",
  text: `
    SELECT string_agg(user_id::text, ' ') AS people, to_json(entries) AS entries
    FROM (SELECT user_id, array_agg(e ORDER BY l.type, effective_on, id) AS entries
      FROM ledger_entries l CROSS JOIN LATERAL (SELECT l.type, l.leave_year AS "leaveYear", l.kind, l.minutes,
        l.effective_on AS "effectiveOn", l.source_key AS "sourceKey", l.is_unlimited AS "isUnlimited", l.details,
        l.request_id AS "requestId") e
      WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND l.type = ANY ($3::text[])
        AND l.leave_year >= $4::smallint AND series = ${CURRENT_SERIES}
      GROUP BY user_id) of_person
    GROUP BY entries`,
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
  requestId: string | null;
}

export interface AlikeLedgers {
  people: string[];
  ledgerOf: (type: LeaveType) => LotLedger;
}

export async function findAlikeLedgers(
  organizationId: string,
  { people, types, fromYear }: Ledgers,
  tx?: Transaction,
): Promise<AlikeLedgers[]> {
  const found = await rows<{ people: string; entries: EntryRow[] }>(
    ENTRIES,
    [organizationId, people, types, fromYear],
    tx,
  );
  const ledgers = found.map(({ people: alike, entries }) => {
    const byType = new Map<LeaveType, LotLedger>();
    const ledgerOf = (type: LeaveType) => {
      const ledger = byType.get(type) ?? { entries: [], taken: [] };
      byType.set(type, ledger);
      return ledger;
    };
    for (const { requestId: _, ...entry } of entries) ledgerOf(entry.type).entries.push(entry);
    return { people: alike.split(" "), ledgerOf };
  });
  const charged = chargedRequests(found.flatMap(({ entries }) => entries));
  if (charged.length === 0) return ledgers;
  const ofPerson = ledgersByPerson(ledgers);
  const days = await rows<DayRow>(DAYS, [organizationId, charged, fromYear], tx);
  for (const { userId, type, date, minutes } of days) ofPerson.get(userId)?.(type).taken.push({ date, minutes });
  return ledgers;
}

export async function findLotLedgers(
  organizationId: string,
  of: Ledgers,
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LotLedger> {
  const ledgers = await findAlikeLedgers(organizationId, of, tx);
  const ofPerson = ledgersByPerson(ledgers);
  return (id, type) => ofPerson.get(id)?.(type) ?? { entries: [], taken: [] };
}

function ledgersByPerson(ledgers: readonly AlikeLedgers[]): Map<string, AlikeLedgers["ledgerOf"]> {
  return new Map(ledgers.flatMap(({ people, ledgerOf }) => people.map((id) => [id, ledgerOf] as const)));
}

interface DayRow extends DayCost {
  userId: string;
  type: LeaveType;
}

/** Ignores the requests' status, because some operations post entries before they change the status. */
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
      AND r.id IS DISTINCT FROM $3::uuid
    UNION ALL
    SELECT q.type, 'pending', d.date::text, d.extra FROM ${CHANGED_DAYS}
    WHERE c.organization_id = $1 AND c.user_id = $2 AND c.status = 'pending' AND q.id IS DISTINCT FROM $3::uuid
      AND d.extra > 0
    ORDER BY date`,
};

/** For a pending change, the minutes are the cost that the change adds to the leave. */
interface ReservedDay extends DayCost {
  type: LeaveType;
  status: "pending" | "approved";
}

export function findReservedDays(
  { organizationId, id, except }: { organizationId: string; id: string; except?: string | undefined },
  tx?: Transaction,
): Promise<ReservedDay[]> {
  return rows<ReservedDay>(RESERVED, [organizationId, id, except ?? null], tx);
}

const RESERVED_OF_TYPE = {
  name: "lot-reservations-of-type",
  text: `SELECT date, minutes FROM (${RESERVED.text}) reserved WHERE type = $4 ORDER BY date`,
};

export function reservedFor(
  { organizationId, id }: { organizationId: string; id: string },
  { type, except }: { type: LeaveType; except: string | undefined },
): Read<DayCost[]> {
  const values = [organizationId, id, except ?? null, type];
  return { statement: RESERVED_OF_TYPE, values, resultOf: (found: DayCost[]) => found };
}

const PENDING = {
  name: "lot-pending-days",
  text: `
    SELECT r.user_id AS "userId", r.type, d.date::text AS date, d.minutes
    FROM pto_requests r JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.user_id = ANY ($2::uuid[]) AND r.status = 'pending'
    UNION ALL
    SELECT c.user_id, q.type, d.date::text, d.extra FROM ${CHANGED_DAYS}
    WHERE c.organization_id = $1 AND c.user_id = ANY ($2::uuid[]) AND c.status = 'pending' AND d.extra > 0
    ORDER BY date`,
};

export function findPendingDays(
  organizationId: string,
  people: readonly string[],
  tx?: Transaction,
): Promise<DayRow[]> {
  return rows<DayRow>(PENDING, [organizationId, people], tx);
}
