import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { AuthoredVersion } from "#core/policies/changes/policyEdits.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import { row, rows } from "../statement.ts";
import { TERMS_AS_JSON } from "./termsRows.ts";
import type { VersionedPolicy } from "#core/policies/policyView.ts";

export type PolicyRow = VersionedPolicy & Pick<LeaveTypeView, "requestableBy">;

export const APPLIES = (policy: string) => `(${policy}.ends_on IS NULL OR ${policy}.ends_on > ${policy}.starts_on)`;

export const POLICY_VERSIONS = `
  (SELECT json_agg(json_build_object('version', v.version, 'effectiveOn', v.effective_on, 'value', ${TERMS_AS_JSON}))
    FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id)`;

export const OFFICE_OF_P = `
  coalesce(p.office_id, (SELECT u.office_id FROM users u WHERE u.organization_id = p.organization_id AND u.id = p.user_id),
    (SELECT d.id FROM offices d WHERE d.organization_id = p.organization_id AND d.is_default))`;

export const HAS_OWN_YEAR = `
  CASE WHEN p.office_id IS NULL
    THEN EXISTS (SELECT FROM users u WHERE u.organization_id = p.organization_id
      AND (u.id = p.user_id OR p.group_label = ANY (u.groups)) AND u.leave_years ? p.type)
    ELSE coalesce((SELECT n.document ? 'leaveYear' FROM policy_versions n
      WHERE n.organization_id = p.organization_id AND n.policy_id = p.id ORDER BY n.version DESC LIMIT 1), false) END`;

/** SQL. `f` is the office `OFFICE_OF_P` of the policy `p`. */
export const HOLDER_OF_P = `
  coalesce(p.group_label,
    (SELECT u.name FROM users u WHERE u.organization_id = p.organization_id AND u.id = p.user_id), f.name)`;

/** SQL for JSON. Null for an office's policy. */
export const ASSIGNMENT_OF_P = `
  CASE WHEN p.office_id IS NULL THEN json_build_object('group', p.group_label, 'userId', p.user_id, 'position', p.position,
    'startsOn', p.starts_on, 'endsOn', p.ends_on, 'userName',
    (SELECT u.name FROM users u WHERE u.organization_id = p.organization_id AND u.id = p.user_id)) END`;

const policy = (more = "") => `
  SELECT p.id, f.id AS "officeId", ${ASSIGNMENT_OF_P} AS assignment, p.type, ${more} ${TYPE_COLUMNS}, lt.requestable_by AS "requestableBy", v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead", ${POLICY_VERSIONS} AS versions
  FROM pto_policies p ${joinType("p")} AND lt.archived_on IS NULL
  JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P} AND f.archived_at IS NULL
  JOIN LATERAL (
    SELECT * FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
    ORDER BY v.effective_on <= $3::date DESC, v.version DESC LIMIT 1) v ON true
  WHERE p.organization_id = $1`;

const OF_OFFICE = {
  name: "policies-of-office",
  text: `${policy()} AND p.office_id = $2 ORDER BY lt.position, lt.id`,
};

export function findPolicies(
  organizationId: string,
  officeId: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyRow[]> {
  return rows<PolicyRow>(OF_OFFICE, [organizationId, officeId, on], tx);
}

const OF_TYPE = {
  name: "policies-of-type",
  text: `
    SELECT p.id FROM pto_policies p
    JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P} AND f.archived_at IS NULL
    WHERE p.organization_id = $1 AND p.type = $2 AND ${APPLIES("p")} ORDER BY p.id`,
};

export async function findPoliciesOfType(organizationId: string, type: LeaveType, tx: Transaction): Promise<string[]> {
  return (await rows<{ id: string }>(OF_TYPE, [organizationId, type], tx)).map(({ id }) => id);
}

export interface TermsOfType {
  type: LeaveType;
  versions: Versioned<PolicyTerms>[];
}

const MET_BY_P = `
  (SELECT json_agg(json_build_object('type', o.type, 'versions', (
      SELECT json_agg(json_build_object('version', v.version, 'effectiveOn', v.effective_on, 'value', ${TERMS_AS_JSON}))
      FROM policy_versions v WHERE v.organization_id = o.organization_id AND v.policy_id = o.id)))
    FROM pto_policies o WHERE o.organization_id = p.organization_id AND o.type <> p.type AND ${APPLIES("o")}
      AND (o.office_id IS NULL OR p.office_id IS NULL))`;

const ONE_POLICY = { name: "policy", text: `${policy(`${MET_BY_P} AS met,`)} AND p.id = $2` };

export function findPolicy(
  organizationId: string,
  id: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<(PolicyRow & { met: TermsOfType[] | null }) | undefined> {
  return row(ONE_POLICY, [organizationId, id, on], tx);
}

const HOLDER = {
  name: "policy-holders",
  text: `
    SELECT p.id, ${HOLDER_OF_P} AS holder, p.group_label IS NOT NULL AS "isGroup", ${TYPE_COLUMNS}
    FROM pto_policies p ${joinType("p")}
    JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P}
    WHERE p.organization_id = $1 AND p.id = ANY ($2::uuid[])`,
};

export function findPolicyHolders(
  organizationId: string,
  ids: readonly string[],
): Promise<(Pick<TypeOfLeave, "typeName" | "unit"> & { id: string; holder: string; isGroup: boolean })[]> {
  return rows(HOLDER, [organizationId, ids]);
}

const VERSIONS = {
  name: "policy-versions",
  text: `
    SELECT v.version, v.effective_on AS "effectiveOn", ${TERMS_AS_JSON} AS value
    FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = $2 ORDER BY v.version`,
};

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

export function findAuthoredVersions(organizationId: string, policyId: string): Promise<AuthoredVersion[]> {
  return rows<AuthoredVersion>(EDITS, [organizationId, policyId]);
}

const OF_OTHER_TYPES = {
  name: "policies-of-other-types",
  text: `
    SELECT p.type, ${POLICY_VERSIONS} AS versions FROM pto_policies p
    WHERE p.organization_id = $1 AND p.type <> $2 AND ${APPLIES("p")}`,
};

export function findOtherTypes(organizationId: string, type: LeaveType, tx: Transaction): Promise<TermsOfType[]> {
  return rows<TermsOfType>(OF_OTHER_TYPES, [organizationId, type], tx);
}
