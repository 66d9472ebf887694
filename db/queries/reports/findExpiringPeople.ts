import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PostedPerson } from "../ledger/postedPeople.ts";
import { versionsByType } from "../policies/termsRows.ts";
import { byType, peopleWith, sumsByType, yearNow } from "./balanceSums.ts";
import { type OfficeToday, officeColumns } from "./OfficeToday.ts";
import { FACT_COLUMNS, factsWithEvents } from "../people/factsOf.ts";
import { CHANGED_DAYS } from "../requests/changedDays.ts";
import { searchMany } from "../searchMany.ts";
import { search, type SearchValues } from "../statement.ts";
import { scopeValues } from "./scope.ts";
import type { VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";

export interface ExpiringPerson extends PostedPerson {
  name: string;
  officeId: string;
  minutes: Record<LeaveType, Minutes>;
  /** The sum of the absolute minutes of each type's entries after today. */
  later: Record<LeaveType, Minutes>;
}

const PEOPLE = `
  SELECT p.id, p.name, p.office_id AS "officeId", p.start_date AS "startDate", p.end_date AS "endDate",
    p.added_on AS "addedOn", p.pto_balance_override AS "ptoBalanceOverride", p.has_history AS "hasHistory",
    p.posted_through AS "postedThrough", p.is_active AS "isActive", ${factsWithEvents("p")} AS facts, sums, later
  FROM ${peopleWith(`, u.start_date, u.end_date, u.added_on, u.pto_balance_override, u.has_history, u.posted_through, u.working_patterns, u.policy_events, u.past_facts, u.settles_from, u.is_active, u.policy_ids, u.past_policy_ids, u.organization_id, ${FACT_COLUMNS}`)}
  ${sumsByType("sums", "sum(minutes)")}
  ${sumsByType("later", "sum(abs(minutes)) FILTER (WHERE effective_on > p.today)")}
  ORDER BY p.name COLLATE "en-x-icu", p.id`;

export async function findExpiringPeople(
  organizationId: string,
  { offices, types }: { offices: readonly OfficeToday[]; types: readonly LeaveType[] },
): Promise<ExpiringPerson[]> {
  const values: SearchValues = [...scopeValues(organizationId, {}), ...officeColumns(offices), types];
  return searchMany(PEOPLE, values, ({ sums, later, ...person }: FoundPerson) => ({
    minutes: byType(types, sums),
    later: byType(types, later),
    ...person,
  }));
}

type FoundPerson = Omit<ExpiringPerson, "minutes" | "later"> & Record<"sums" | "later", Minutes[] | null>;

interface PendingSum {
  userId: string;
  type: LeaveType;
  minutes: Minutes;
}

const PENDING = `
  WITH people AS (SELECT * FROM ${peopleWith()})
  SELECT user_id AS "userId", type, sum(minutes)::float8 AS minutes FROM (
    SELECT r.user_id, r.type, d.minutes
    FROM people p JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = p.id AND r.status = 'pending'
    JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id AND d.leave_year = ${yearNow("r.type")}
    UNION ALL
    SELECT c.user_id, q.type, d.extra FROM ${CHANGED_DAYS} JOIN people p ON p.id = c.user_id
    WHERE c.organization_id = $1 AND c.status = 'pending' AND d.extra > 0 AND d.leave_year = ${yearNow("q.type")}) reserved
  GROUP BY 1, 2`;

export function findPendingSums(organizationId: string, offices: readonly OfficeToday[]): Promise<PendingSum[]> {
  return search<PendingSum>(PENDING, [...scopeValues(organizationId, {}), ...officeColumns(offices)]);
}

const VERSIONS = `
  SELECT f.id, ${versionsByType("ARRAY[f.id]")} AS versions
  FROM offices f WHERE f.organization_id = $1 AND f.id = ANY ($2::uuid[])`;

export async function findOfficeVersions(
  organizationId: string,
  offices: readonly OfficeToday[],
): Promise<Map<string, VersionsByType>> {
  const ids = offices.map(({ id }) => id);
  const found = await search<{ id: string; versions: VersionsByType }>(VERSIONS, [organizationId, ids]);
  return new Map(found.map(({ id, versions }) => [id, versions]));
}
