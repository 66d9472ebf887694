import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";
import type { YearStart } from "#core/leave/leaveYear.ts";
import { documentOfTerms } from "#core/policies/document/documentOfTerms.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { AssignedPolicies } from "#core/policies/AssignedPolicy.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { termsSince, type TermsTimeline } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { findOfficePatterns, lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { findPolicy, findPolicyVersions, type PolicyRow, type TermsOfType } from "#db/queries/policies/policies.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { closedYearStarts, yearStartOfPolicy } from "./yearStartOfPolicy.ts";

export interface OpenPolicy {
  organizationId: string;
  policy: PolicyRow;
  known: readonly Versioned<PolicyTerms>[];
  timeline: TermsTimeline;
  /** Everything due through `day` is posted before the change. */
  day: IsoDate;
  officePatterns: WorkingPatterns["office"];
  allPatterns: AssignedPolicies["officePatterns"];
  /** The first month of the organization's leave years. */
  startsIn: number;
  yearStart: YearStart;
  closedStarts: readonly YearStart[];
  others: ReadonlyMap<string, readonly PolicyDocument[]>;
}

/** Expects the organization to be locked. Locks the accruals of the policy's office. */
export async function openPolicy(
  { organizationId, id, today }: { organizationId: string; id: string; today: IsoDate },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<OpenPolicy> {
  const policy = await findPolicy(organizationId, id, today, tx);
  const office = policy && (await lockOfficeAccruals(organizationId, policy.officeId, tx));
  if (!office) throw notFound("The policy");
  const known = await findPolicyVersions(organizationId, id, tx);
  const day = postThroughDay(office, now);
  const startsIn = office.leaveYearStartsIn;
  return {
    organizationId,
    policy,
    known,
    allPatterns: null,
    officePatterns: await findOfficePatterns(organizationId, policy.officeId, tx),
    timeline: policyTimeline(known),
    day,
    startsIn,
    yearStart: await yearStartOfPolicy({ organizationId, policy, day, startsIn }, tx),
    closedStarts: await closedYearStarts({ organizationId, policy, day, startsIn }, tx),
    others: await otherPolicies({ organizationId, policy, met: policy.met ?? [], day }, tx),
  };
}

/** A policy that ended on its first day never applied, so the refusal is "not found". */
export function assertNotEnded({ policy: { assignment }, day }: Pick<OpenPolicy, "policy" | "day">): void {
  if (!assignment || assignment.endsOn === null || assignment.endsOn > day) return;
  if (assignment.endsOn === assignment.startsOn) throw notFound("The policy");
  throw new Refusal("rule", "policy_ended", "This policy has ended and can't be changed");
}

export async function otherPolicies(
  {
    organizationId,
    policy,
    met,
    day,
  }: Pick<OpenPolicy, "organizationId" | "policy" | "day"> & { met: readonly TermsOfType[] },
  tx: Transaction,
): Promise<OpenPolicy["others"]> {
  const office = await findAccrualOffice(organizationId, policy.officeId, tx);
  const versions = JSON.parse(office?.versions ?? "{}") as VersionsByType;
  const others = (office?.types ?? []).filter((type) => type !== policy.type);
  return new Map(
    others.map((type) => {
      const ofOffice = (versions[type] ?? []).filter(({ officeId }) => officeId === policy.officeId);
      const elsewhere = met.filter((one) => one.type === type).map((one) => one.versions);
      return [type, [ofOffice, ...elsewhere].flatMap((all) => documentsSince(day, all))];
    }),
  );
}

export function documentsSince(day: IsoDate, versions: readonly Versioned<PolicyTerms>[]): PolicyDocument[] {
  return termsSince(policyTimeline(versions), day).map((terms) => documentOfTerms(terms));
}
