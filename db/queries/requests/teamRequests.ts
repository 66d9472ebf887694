import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { TeamPlace } from "#core/people/team.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { sumsAsJson, sumsOf, type YearSums } from "../ledger/ledgerSums.ts";
import type { Person } from "../people/person.ts";
import { DECIDER, REQUEST_VIEW, type RequestView } from "./requests.ts";
import { rows } from "../statement.ts";
import { HOME, REPORTS_OF_BELOW } from "../people/team.ts";
import { historyColumns, officesEver, versionsAsJson } from "../policies/termsRows.ts";
import type { PersonHistory, PersonTerms, OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";

/** A pending request with the data for its approver's view. */
export interface TeamRequestRow extends RequestView {
  employee: TeamPlace & { id: string; name: string; email: string };
  /** The dates of the request with their costs, oldest first. */
  days: { date: IsoDate; leaveYear: LeaveYear; minutes: Minutes }[];
  /** The sums of the request's type since the last leave year. */
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  /** The pending minutes of the type in the current leave year. */
  pendingThisYear: Minutes;
  /** The days through which the person's entries are posted, and the person's zone. */
  posting: Pick<Person, "isActive" | "zone" | "postedThrough" | "postingThrough">;
  person: Omit<PersonTerms, "leaveYearStartsIn">;
  history: PersonHistory | null;
  versions: OfficeVersion[];
  firstYear: LeaveYear | null;
}

interface FoundRequest extends Omit<TeamRequestRow, "sums"> {
  sums: YearSums[] | null;
}

/**
 * Looks up each detail by its own index, because PostgreSQL plans a join of all of them badly until it has statistics.
 */
const WAITING = `
  SELECT ${REQUEST_VIEW},
    json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'managerId', u.manager_id,
      'officeId', coalesce(u.office_id, ${HOME})) AS employee,
    coalesce((SELECT json_agg(json_build_object('date', date, 'leaveYear', leave_year, 'minutes', minutes) ORDER BY date)
      FROM pto_request_days WHERE organization_id = $1 AND request_id = r.id), '[]') AS days,
    ${sumsAsJson(
      "organization_id = $1 AND user_id = r.user_id AND type = r.type AND leave_year >= $3::smallint - 1",
      "$2::date",
    )} AS sums,
    coalesce((SELECT sum(d.minutes)::int FROM pto_requests a JOIN pto_request_days d
        ON d.organization_id = a.organization_id AND d.request_id = a.id AND d.leave_year = $3::smallint
      WHERE a.organization_id = $1 AND a.user_id = r.user_id AND a.type = r.type AND a.status = 'pending'), 0) AS "pendingThisYear",
    ${versionsAsJson("$1", "r.type", officesEver("$1", "r.user_id", `coalesce(u.office_id, ${HOME})`))} AS versions,
    CASE WHEN u.has_history THEN (SELECT row_to_json(h) FROM (SELECT ${historyColumns("$1", "r.user_id")}) h) END AS history,
    CASE WHEN u.start_date > u.added_on THEN (SELECT min(leave_year) FROM ledger_entries
      WHERE organization_id = $1 AND user_id = r.user_id AND type = r.type AND series = ${CURRENT_SERIES}) END AS "firstYear",
    json_build_object('effectiveOfficeId', coalesce(u.office_id, ${HOME}), 'ptoBalanceOverride', u.pto_balance_override,
      'startDate', u.start_date, 'endDate', u.end_date, 'addedOn', u.added_on) AS person,
    (SELECT json_build_object('isActive', u.is_active, 'zone', f.timezone,
        'postedThrough', greatest(f.posted_through, u.posted_through),
        'postingThrough', greatest(f.posting_through, u.posted_through))
      FROM offices f WHERE f.organization_id = $1 AND f.id = coalesce(u.office_id, ${HOME})) AS posting
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id ${DECIDER}
  WHERE r.organization_id = $1 AND r.status = 'pending'`;
const NEWEST_FIRST = "ORDER BY r.submitted_at DESC, r.id DESC";

const EVERY_PENDING = { name: "every-pending", text: `${WAITING} ${NEWEST_FIRST}` };
const ALL_PENDING = { name: "all-pending", text: `${WAITING} AND r.user_id <> $4 ${NEWEST_FIRST}` };
const PENDING_BELOW = {
  name: "pending-below",
  text: `
    WITH RECURSIVE below AS (
      SELECT id FROM users WHERE organization_id = $1 AND manager_id = $4
      UNION
      ${REPORTS_OF_BELOW}
    )
    ${WAITING} AND r.user_id = ANY (ARRAY(SELECT id FROM below WHERE id <> $4)) ${NEWEST_FIRST}`,
};

const ONE_PENDING = { name: "one-pending", text: `${WAITING} AND r.id = $4` };
const STATEMENTS = { "everyone but": ALL_PENDING, below: PENDING_BELOW, one: ONE_PENDING };

/** The pending requests of everyone, of everyone but a person, of the people below a person, or a single one. */
export type PendingScope =
  | { of: "everyone" }
  | { of: "everyone but" | "below"; userId: string }
  | { of: "one"; requestId: string };

/** Returns the pending requests of a scope, newest first; `thisYear` is today's leave year. */
export async function findPendingRequests(
  organizationId: string,
  scope: PendingScope,
  { today, thisYear }: { today: IsoDate; thisYear: LeaveYear },
): Promise<TeamRequestRow[]> {
  const known = [organizationId, today, thisYear];
  const found =
    scope.of === "everyone"
      ? await rows<FoundRequest>(EVERY_PENDING, known)
      : await rows<FoundRequest>(STATEMENTS[scope.of], [...known, scope.of === "one" ? scope.requestId : scope.userId]);
  return found.map((request) => ({ ...request, sums: sumsOf(request.sums) }));
}
