import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import type { TermsTimeline, Versioned } from "#core/policies/termsTimeline.ts";
import { lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { findPolicy, findPolicyVersions, type PolicyRow } from "#db/queries/policies/policies.ts";
import { notFound } from "#bot/operations/operation.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/postThroughDay.ts";

/** A policy with all that a change of it depends on. */
export interface OpenPolicy {
  organizationId: string;
  policy: PolicyRow;
  known: readonly Versioned<PolicyTerms>[];
  timeline: TermsTimeline;
  /** The day through which everything due is posted before the change. */
  day: IsoDate;
  /** The first month of a leave year. */
  startsIn: number;
}

/** Loads a policy and locks its office's accruals. The caller has locked the organization. */
export async function openPolicy(
  { organizationId, id, today }: { organizationId: string; id: string; today: IsoDate },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<OpenPolicy> {
  const policy = await findPolicy(organizationId, id, today, tx);
  const office = policy && (await lockOfficeAccruals(organizationId, policy.officeId, tx));
  if (!office) throw notFound("The policy");
  const known = await findPolicyVersions(organizationId, id, tx);
  return {
    organizationId,
    policy,
    known,
    timeline: policyTimeline(known),
    day: postThroughDay(office, now),
    startsIn: office.leaveYearStartsIn,
  };
}
