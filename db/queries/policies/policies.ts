import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { type ScheduledChange, scheduledChanges } from "#core/policies/changes/scheduledChanges.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { row, rows } from "../statement.ts";
import { TERMS_AS_JSON } from "./termsRows.ts";

/** A policy with the terms in force. */
export interface PolicyView extends PolicyTerms {
  id: string;
  officeId: string;
  type: LeaveType;
  version: number;
  /** What is set to change on days to come, by day. */
  scheduled: ScheduledChange[];
}

/** A policy as it is read: `scheduled` follows from its versions. */
export type PolicyRow = Omit<PolicyView, "scheduled"> & { versions: Versioned<PolicyTerms>[] };

/** Every version of the policy `p`, as JSON. */
export const POLICY_VERSIONS = `
  (SELECT json_agg(json_build_object('version', v.version, 'effectiveOn', v.effective_on, 'value', ${TERMS_AS_JSON}))
    FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id)`;

/** A policy with what is scheduled for days after today, where its office is. */
export function policyView<Row extends PolicyRow>(
  { versions, ...policy }: Row,
  today: IsoDate,
): Omit<Row, "versions"> & Pick<PolicyView, "scheduled"> {
  return { ...policy, scheduled: scheduledChanges(policyTimeline(versions), today) };
}

const POLICY = `
  SELECT p.id, p.office_id AS "officeId", p.type, v.version, v.is_unlimited AS "isUnlimited", v.accrual,
    v.accrual_period AS "accrualPeriod", v.accrual_timing AS "accrualTiming", v.carry_over AS "carryOver",
    v.max_balance AS "maxBalance", v.book_ahead AS "bookAhead", ${POLICY_VERSIONS} AS versions
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
export async function findPolicies(
  organizationId: string,
  officeId: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView[]> {
  return (await rows<PolicyRow>(OF_OFFICE, [organizationId, officeId, on], tx)).map((each) => policyView(each, on));
}

const ONE_POLICY = { name: "policy", text: `${POLICY} AND p.id = $2` };

/** One policy of an office that is not deleted, with the terms that hold on a day. */
export async function findPolicy(
  organizationId: string,
  id: string,
  on: IsoDate,
  tx?: Transaction,
): Promise<PolicyView | undefined> {
  const found = await row<PolicyRow>(ONE_POLICY, [organizationId, id, on], tx);
  return found && policyView(found, on);
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
