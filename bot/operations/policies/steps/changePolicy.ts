import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { policyChange } from "#core/policies/changes/policyChange.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { termsOn, type TermsTimeline } from "#core/policies/termsTimeline.ts";
import { newId } from "#db/newId.ts";
import { PolicyVersion } from "#db/models/leave/PolicyVersion.ts";
import { lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { findBookedPeople } from "#db/queries/people/people.ts";
import { findPolicy, findPolicyVersions } from "#db/queries/policies/policies.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { notFound, type WriteContext } from "#bot/operations/operation.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/postThroughDay.ts";
import { bringOfficeUpToDate, recalculateOffice } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { assertNotOwnOffice } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";
import { policyEditOf } from "./policyEditOf.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";
import { type PolicyView, policyView } from "#core/policies/policyView.ts";

/** New terms of a policy and the day on which they take effect; undefined is the default day. */
interface GivenTerms {
  given: Partial<PolicyTerms>;
  on: IsoDate | undefined;
}

/** A policy after an edit, and whether anything changed. */
export interface ChangedPolicy {
  policy: PolicyView;
  isChanged: boolean;
}

/**
 * Changes a policy to the terms that `give` returns for its timeline, and posts the effect for everyone immediately.
 * Writes nothing if nothing changes.
 */
export async function changePolicy(
  id: string,
  give: (timeline: TermsTimeline, today: IsoDate) => GivenTerms,
  context: WriteContext,
): Promise<ChangedPolicy> {
  const { me, today, tx, now, audit, unchanged } = await lockOrganization(context);
  const { organizationId } = me;
  const policy = await findPolicy(organizationId, id, today, tx);
  const office = policy && (await lockOfficeAccruals(organizationId, policy.officeId, tx));
  if (!office) throw notFound("The policy");
  const { type, officeId } = policy;
  const day = postThroughDay(office, now);
  const known = await findPolicyVersions(organizationId, id, tx);
  const timeline = policyTimeline(known);
  const { given, on } = give(timeline, day);
  const change = policyChange(timeline, given, { on, today: day, startsIn: office.leaveYearStartsIn });
  const { effectiveOn, turns } = change;
  const [first] = change.versions;
  if (!first) {
    unchanged();
    return { policy: await changed(organizationId, id, day, tx), isChanged: false };
  }

  await assertNotOwnOffice(me, officeId, "officePolicies", { tx, now });
  const of = { organizationId, officeId, type, day };
  await bringOfficeUpToDate(of, { tx, now });
  const edit = policyEditOf(of, change, known);
  const shared = { organizationId, policyId: id, createdById: me.id, createdAt: now };
  const rows = edit.versions.map(({ version, effectiveOn: from, value }) => ({
    ...shared,
    id: newId(),
    version,
    effectiveOn: from,
    ...value,
  }));
  await PolicyVersion.bulkCreate(rows, { transaction: tx });
  await recalculateOffice(of, edit, { tx, now, actorId: me.id });
  if (turns) {
    const booked = await findBookedPeople(organizationId, { officeId, type, from: effectiveOn }, tx);
    await recostRequests(organizationId, booked, { tx, now, actorId: me.id, from: effectiveOn });
  }
  const before: PolicyTerms = termsOn(timeline, effectiveOn);
  await audit({ subject: ["policy", id], before: { ...before }, after: { ...first.terms, effectiveOn } });
  return { policy: await changed(organizationId, id, day, tx), isChanged: true };
}

async function changed(organizationId: string, id: string, today: IsoDate, tx: Transaction): Promise<PolicyView> {
  const policy = await findPolicy(organizationId, id, today, tx);
  if (!policy) throw new Error("The edited policy was not found");
  return policyView(policy, today);
}
