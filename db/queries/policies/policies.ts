import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { AuthoredVersion } from "#core/policies/changes/policyEdits.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import { row, rows } from "../statement.ts";
import { TERMS_AS_JSON } from "./termsRows.ts";
import type { VersionedPolicy } from "#core/policies/policyView.ts";

/** A policy as read, with the people who may request its type. */
export type PolicyRow = VersionedPolicy & Pick<LeaveTypeView, "requestableBy">;

/** All versions of the policy `p` as JSON. */
export const POLICY_VERSIONS = `
  (SELECT json_agg(json_build_object('version', v.version, 'effectiveOn', v.effective_on, 'value', ${TERMS_AS_JSON}))
    FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id)`;

const POLICY = `
  SELECT p.id, p.office_id AS "officeId", p.type, ${TYPE_COLUMNS}, lt.requestable_by AS "requestableBy", v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead", ${POLICY_VERSIONS} AS versions
  FROM pto_policies p ${joinType("p")} AND lt.archived_on IS NULL
  JOIN offices f ON f.organization_id = p.organization_id AND f.id = p.office_id AND f.archived_at IS NULL
  JOIN LATERAL (
    SELECT * FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
    ORDER BY v.effective_on <= $3::date DESC, v.version DESC LIMIT 1) v ON true
  WHERE p.organization_id = $1`;

const OF_OFFICE = {
  name: "policies-of-office",
  text: `${POLICY} AND p.office_id = $2 ORDER BY lt.position, lt.id`,
};

/** Returns the policies of an office with the terms on a day. */
export function findPolicies(
  organizationId: string,
  officeId: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyRow[]> {
  return rows<PolicyRow>(OF_OFFICE, [organizationId, officeId, on], tx);
}

const ONE_POLICY = { name: "policy", text: `${POLICY} AND p.id = $2` };

/** Returns one policy of an office that isn't deleted, with the terms on a day. */
export function findPolicy(
  organizationId: string,
  id: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyRow | undefined> {
  return row<PolicyRow>(ONE_POLICY, [organizationId, id, on], tx);
}

const VERSIONS = {
  name: "policy-versions",
  text: `
    SELECT v.version, v.effective_on AS "effectiveOn", ${TERMS_AS_JSON} AS value
    FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = $2 ORDER BY v.version`,
};

/** Returns all versions of a policy's terms, oldest first. */
export function findPolicyVersions(
  organizationId: string,
  policyId: string,
  tx: Transaction,
): Promise<Versioned<PolicyTerms>[]> {
  return rows<Versioned<PolicyTerms>>(VERSIONS, [organizationId, policyId], tx);
}

const EDITS = {
  name: "policy-edits",
  text: `
    SELECT v.version, v.effective_on::text AS "effectiveOn", v.created_at AS "madeAt", ${TERMS_AS_JSON} AS value,
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END AS "madeBy"
    FROM policy_versions v LEFT JOIN users u ON u.organization_id = v.organization_id AND u.id = v.created_by_id
    WHERE v.organization_id = $1 AND v.policy_id = $2 ORDER BY v.version`,
};

/** Returns all versions of a policy with their authors, oldest first. */
export function findAuthoredVersions(organizationId: string, policyId: string): Promise<AuthoredVersion[]> {
  return rows<AuthoredVersion>(EDITS, [organizationId, policyId]);
}
