import type { IsoDate } from "#core/calendar/dates.ts";
import type { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { joinType, TYPE_COLUMNS, typePlace } from "../leaveTypes/typeColumns.ts";
import { APPLIES, ASSIGNMENT_OF_P, HOLDER_OF_P, OFFICE_OF_P, POLICY_VERSIONS } from "../policies/policies.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage, type ListPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";
import type { VersionedPolicy } from "#core/policies/policyView.ts";

/** `today` is the office's date or, for an ended policy, the policy's last day. */
type OfficePolicyRow = VersionedPolicy & { officeName: string; today: IsoDate; isEnded: boolean };

const TODAY = "date_in(f.timezone, $2::timestamptz)";
const SHOWN_DAY = `least(${TODAY}, p.ends_on - 1)`;
const IS_ENDED = `coalesce(p.ends_on <= ${TODAY}, false)`;

const POLICIES: PagedList<PoliciesQuery> = {
  columns: `
    p.id, f.id AS "officeId", f.name AS "officeName", ${ASSIGNMENT_OF_P} AS assignment, p.type, ${TYPE_COLUMNS}, v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead", ${POLICY_VERSIONS} AS versions,
    ${SHOWN_DAY}::text AS today, ${IS_ENDED} AS "isEnded"`,
  table: `
    pto_policies p ${joinType("p")} AND lt.archived_on IS NULL
    JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P}
    JOIN LATERAL (
      SELECT * FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
      ORDER BY v.effective_on <= ${SHOWN_DAY} DESC, v.version DESC LIMIT 1) v ON true`,
  where: `p.organization_id = $1 AND f.archived_at IS NULL AND ${APPLIES("p")}`,
  id: "p.id",
  search: (pattern) => `${HOLDER_OF_P} ILIKE ${pattern}`,
  filters: {
    officeId: (value) => `p.office_id = ${value}`,
    userId: (value) => `p.user_id = ${value}`,
    type: (value) => `p.type = ${value}`,
    isUnlimited: (value) => `v.is_unlimited = ${value}`,
    isEnded: (value) => `${IS_ENDED} = ${value}`,
  },
  orders: {
    officeName: `p.office_id IS NOT NULL, p.group_label IS NOT NULL, p.position, ${HOLDER_OF_P} COLLATE "en-x-icu"`,
    type: typePlace("p.type"),
    isUnlimited: "v.is_unlimited",
    accrualAmount: "CASE WHEN v.document IS NULL THEN v.accrual END",
    carryOverDays: "CASE WHEN v.document IS NULL THEN v.carry_over END",
    maxBalance: "CASE WHEN v.document IS NULL THEN v.max_balance END",
  },
  blanksLast: ["accrualAmount", "carryOverDays", "maxBalance"],
};

export function findPoliciesPage(
  organizationId: string,
  query: PoliciesQuery,
  now: Date,
): Promise<ListPage<OfficePolicyRow>> {
  return findPage<OfficePolicyRow, PoliciesQuery>(POLICIES, query, [organizationId, now]);
}

export function allPolicies(organizationId: string, query: PoliciesQuery, now: Date) {
  return eachBatch<OfficePolicyRow, PoliciesQuery>(POLICIES, query, [organizationId, now]);
}
