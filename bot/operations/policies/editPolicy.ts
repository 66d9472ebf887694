import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { termsOn, termsTimeline } from "#core/policies/termsTimeline.ts";
import { newId } from "#db/newId.ts";
import { lockOfficePosting } from "#db/queries/offices.ts";
import { findPolicy, findPolicyVersions } from "#db/queries/policies.ts";
import { findBookedPeople } from "#db/queries/people.ts";
import { PolicyVersion } from "#db/models/PolicyVersion.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";
import { policyChange } from "./policySchedule.ts";
import { postingDay } from "../posting/postingDay.ts";
import { bringOfficeUpToDate, recalculateOffice } from "../posting/recalculateOffice.ts";
import { recostRequests } from "../requests/recostRequests.ts";

/** Changes a policy's terms, by default from the first day of the current leave year, and posts at once what that means for everybody. */
export const editPolicy = operationOn("editPolicy", PolicyPatch, async (id, patch, { me, today, tx, now, audit }) => {
  const { organizationId } = me;
  await lockOrganization(organizationId, tx);
  const policy = await findPolicy(organizationId, id, today, tx);
  const office = policy && (await lockOfficePosting(organizationId, policy.officeId, tx));
  if (!office) throw notFound("The policy");
  const { type, officeId } = policy;
  const day = postingDay(office, now);
  const known = await findPolicyVersions(organizationId, id, tx);
  const everywhere = [{ version: 1, effectiveOn: day, value: officeId }];
  const history = { placements: everywhere, overrides: [], versions: new Map([[officeId, known]]) };
  const timeline = termsTimeline(history, type);
  const { effectiveOn, versions, turns } = policyChange(timeline, patch, {
    today: day,
    startsIn: me.leaveYearStartsIn,
  });

  const of = { organizationId, officeId, type, day };
  await bringOfficeUpToDate(of, { tx, now });
  const last = Math.max(...known.map(({ version }) => version));
  const shared = { organizationId, policyId: id, createdById: me.id, createdAt: now };
  await PolicyVersion.bulkCreate(
    versions.map(({ terms, ...from }, index) => ({
      ...shared,
      id: newId(),
      version: last + 1 + index,
      ...from,
      ...terms,
    })),
    { transaction: tx },
  );
  if (effectiveOn <= day) await recalculateOffice(of, { tx, now, actorId: me.id });
  if (turns) {
    const booked = await findBookedPeople(organizationId, { officeId, type, from: effectiveOn }, tx);
    await recostRequests(organizationId, booked, { tx, now, actorId: me.id, from: effectiveOn });
  }
  const before: PolicyTerms = termsOn(timeline, effectiveOn);
  await audit({ subject: ["policy", id], before: { ...before }, after: { ...versions[0]?.terms, effectiveOn } });
  const changed = await findPolicy(organizationId, id, day, tx);
  if (!changed) throw new Error("The policy just edited is gone");
  return changed;
});
