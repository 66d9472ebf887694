import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { row, rows } from "./statement.ts";
import { TERMS_AS_JSON } from "./termsRows.ts";

/** A policy with the terms in force. */
export interface PolicyView extends PolicyTerms {
  id: string;
  officeId: string;
  type: LeaveType;
  version: number;
}

const POLICY = `
  SELECT p.id, p.office_id AS "officeId", p.type, v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead"
  FROM pto_policies p
  JOIN offices f ON f.organization_id = p.organization_id AND f.id = p.office_id AND f.archived_at IS NULL
  JOIN LATERAL (
    SELECT * FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
    ORDER BY v.effective_on <= $3::date DESC, v.version DESC LIMIT 1) v ON true
  WHERE p.organization_id = $1`;

const OF_OFFICE = {
  name: "policies-of-office",
  text: `${POLICY} AND p.office_id = $2 ORDER BY array_position(ARRAY['vacation', 'sick', 'personal'], p.type)`,
};

/** The policies of an office with the terms that hold on a day. */
export function findPolicies(
  organizationId: string,
  officeId: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView[]> {
  return rows<PolicyView>(OF_OFFICE, [organizationId, officeId, on], tx);
}

const ONE_POLICY = { name: "policy", text: `${POLICY} AND p.id = $2` };

/** One policy of an office that is not deleted, with the terms that hold on a day. */
export function findPolicy(
  organizationId: string,
  id: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView | undefined> {
  return row<PolicyView>(ONE_POLICY, [organizationId, id, on], tx);
}

const VERSIONS = {
  name: "policy-versions",
  text: `
    SELECT v.version, v.effective_on AS "effectiveOn", ${TERMS_AS_JSON} AS value
    FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = $2 ORDER BY v.version`,
};

/** Every version of a policy's terms, the first one first. */
export function findPolicyVersions(
  organizationId: string,
  policyId: string,
  tx: Transaction,
): Promise<Versioned<PolicyTerms>[]> {
  return rows<Versioned<PolicyTerms>>(VERSIONS, [organizationId, policyId], tx);
}
