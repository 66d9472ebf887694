import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntriesQuery } from "#core/ledger/inputs/LedgerEntriesQuery.ts";
import { typePlace } from "../leaveTypes/typeColumns.ts";
import { LEDGER_COLUMNS, LEDGER_JOINS, type LedgerRow } from "../ledger/ledger.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import { namedPeople } from "./namedPeople.ts";
import type { PagedList } from "./PagedList.ts";

interface EntryWithPerson extends LedgerRow {
  userId: string;
  userName: string;
  postedAt: Date;
  runningBalance: Minutes;
  isUndoable: boolean;
}

const ENTRIES: PagedList<LedgerEntriesQuery> = {
  columns: `${LEDGER_COLUMNS}, l.user_id AS "userId", u.name AS "userName", l.created_at AS "postedAt",
    u.erased_at IS NULL AND lt.archived_on IS NULL
      AND (l.kind = 'adjustment' AND l.source_key NOT LIKE 'adjustment:undo:%' OR l.kind = 'credit' AND l.minutes > 0)
      AND NOT EXISTS (SELECT FROM ledger_entries n WHERE n.organization_id = l.organization_id AND n.user_id = l.user_id
        AND n.source_key = CASE WHEN l.kind = 'credit' THEN l.source_key || ':reversed'
          ELSE 'adjustment:undo:' || l.id END) AS "isUndoable",
    (SELECT coalesce(sum(n.minutes) FILTER (WHERE NOT n.is_unlimited), 0)::int FROM ledger_entries n
      WHERE n.organization_id = l.organization_id AND n.user_id = l.user_id AND n.type = l.type
        AND n.leave_year = l.leave_year AND (n.effective_on, n.id) <= (l.effective_on, l.id)) AS "runningBalance"`,
  table: "ledger_entries l",
  joins: `${LEDGER_JOINS} JOIN users u ON u.organization_id = l.organization_id AND u.id = l.user_id`,
  inFile: "u.email",
  where: "l.organization_id = $1",
  id: "l.id",
  chosenBy: { alias: "l", except: [] },
  search: (pattern) => `l.user_id IN ${namedPeople(pattern)}`,
  filters: {
    userId: (value) => `l.user_id = ${value}`,
    type: (value) => `l.type = ${value}`,
    // The literal condition lets the planner use the index of adjustments.
    kind: (value, kind) => `l.kind = ${value}${kind === "adjustment" ? " AND l.kind = 'adjustment'" : ""}`,
    leaveYear: (value) => `l.leave_year = ${value}`,
    requestId: (value) => `l.request_id = ${value}`,
  },
  orders: {
    postedAt: "l.id",
    effectiveOn: "l.effective_on",
    type: typePlace("l.type"),
    leaveYear: "l.leave_year",
    kind: "l.kind",
    days: "l.minutes",
  },
};

export function findLedgerPage(organizationId: string, query: LedgerEntriesQuery) {
  return findPage<EntryWithPerson, LedgerEntriesQuery>(ENTRIES, query, [organizationId]);
}

export function allLedgerEntries(organizationId: string, query: LedgerEntriesQuery) {
  return eachBatch<EntryWithPerson & { email: string }, LedgerEntriesQuery>(ENTRIES, query, [organizationId]);
}
