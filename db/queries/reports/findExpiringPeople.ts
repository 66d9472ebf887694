import type { Minutes } from "#core/leave/amounts.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import type { PostedPerson } from "../ledger/postedPeople.ts";
import { versionsByType } from "../policies/termsRows.ts";
import { peopleWith, sumsByType } from "./balanceSums.ts";
import { type OfficeToday, officeColumns } from "./OfficeToday.ts";
import { FACT_COLUMNS, factsOf } from "../people/factsOf.ts";
import { search } from "../statement.ts";
import { scopeValues } from "./scope.ts";
import type { VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";

/**
 * A person with the facts that determine their due entries, and the minutes of each type in their current leave year.
 * `…Later` is the sum of absolute minutes of entries after today.
 */
export interface ExpiringPerson extends PostedPerson, Record<LeaveType, Minutes>, Record<`${LeaveType}Later`, Minutes> {
  name: string;
  officeId: string;
}

const PEOPLE = `
  SELECT p.id, p.name, p.office_id AS "officeId", p.start_date AS "startDate", p.end_date AS "endDate",
    p.added_on AS "addedOn", p.pto_balance_override AS "ptoBalanceOverride", p.has_history AS "hasHistory",
    p.posted_through AS "postedThrough", ${factsOf("p")} AS facts, ${LEAVE_TYPES.map((type) => `${type}, ${type}_later AS "${type}Later"`).join(", ")}
  FROM ${peopleWith(", u.start_date, u.end_date, u.added_on, u.pto_balance_override, u.has_history, u.posted_through, " + FACT_COLUMNS)}
  ${sumsByType(
    (type) => `
      coalesce(sum(minutes), 0)::float8 AS ${type}, coalesce(sum(abs(minutes)) FILTER (WHERE effective_on > p.today), 0)::float8 AS ${type}_later`,
  )}
  ORDER BY p.name COLLATE "en-x-icu", p.id`;

/** Returns the active people of some offices, by name. */
export function findExpiringPeople(organizationId: string, offices: readonly OfficeToday[]): Promise<ExpiringPerson[]> {
  return search<ExpiringPerson>(PEOPLE, [...scopeValues(organizationId, {}), ...officeColumns(offices)]);
}

/** A person's pending minutes of a type in the current leave year. */
interface PendingSum {
  userId: string;
  type: LeaveType;
  minutes: Minutes;
}

const PENDING = `
  SELECT r.user_id AS "userId", r.type, sum(d.minutes)::float8 AS minutes
  FROM ${peopleWith()}
  JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = p.id AND r.status = 'pending'
  JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id AND d.leave_year = p.leave_year
  GROUP BY 1, 2`;

/** Returns the pending minutes of the active people of some offices in their current leave year. */
export function findPendingSums(organizationId: string, offices: readonly OfficeToday[]): Promise<PendingSum[]> {
  return search<PendingSum>(PENDING, [...scopeValues(organizationId, {}), ...officeColumns(offices)]);
}

const VERSIONS = `
  SELECT f.id, ${versionsByType("ARRAY[f.id]")} AS versions
  FROM offices f WHERE f.organization_id = $1 AND f.id = ANY ($2::uuid[])`;

/** Returns all versions of the terms of some offices, by office id. */
export async function findOfficeVersions(
  organizationId: string,
  offices: readonly OfficeToday[],
): Promise<Map<string, VersionsByType>> {
  const ids = offices.map(({ id }) => id);
  const found = await search<{ id: string; versions: VersionsByType }>(VERSIONS, [organizationId, ids]);
  return new Map(found.map(({ id, versions }) => [id, versions]));
}
