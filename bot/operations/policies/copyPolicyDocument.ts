import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import { assertConfirmed, type ChangedBalance } from "#core/policies/changes/PolicyImpact.ts";
import { CopyInput } from "#core/policies/CopyInput.ts";
import { versionOn } from "#core/policies/termsTimeline.ts";
import { findPolicies, findPolicy } from "#db/queries/policies/policies.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { type ChangedPolicy, changePolicy } from "./steps/changePolicy.ts";
import { termsFromDocument } from "./steps/termsFromDocument.ts";
import { impactOfChange } from "./steps/impact/impactOfChange.ts";

/** Copies today's terms to the policies of the same leave type in other offices, all or none. */
export const copyPolicyDocument = operationOn(
  "editPolicy",
  CopyInput,
  async (id, { officeIds, effectiveOn: on, confirmed = false }, context): Promise<ChangedPolicy[]> => {
    const locked = await lockOrganization(context);
    const { me, today, tx } = locked;
    const { organizationId } = me;
    const source = await findPolicy(organizationId, id, today, tx);
    if (!source) throw notFound("The policy");
    const { value } = versionOn(source.versions, today);
    const { document } = value;
    // The policies of another office may send excess to this type, so check the document there as well.
    const give = document
      ? termsFromDocument({ document, effectiveOn: on })
      : () => ({ newTerms: wholeTerms(value), on });
    const below: ChangedBalance[] = [];
    const changed: ChangedPolicy[] = [];
    for (const officeId of new Set(officeIds)) {
      const policy = (await findPolicies(organizationId, officeId, today, tx)).find(({ type }) => type === source.type);
      if (!policy) throw notFound("The office");
      const copy = await changePolicy(policy.id, give, locked, async (open, change, by) => {
        if (!confirmed) below.push(...(await impactOfChange(open, change, by)).below);
      });
      changed.push(copy);
    }
    assertConfirmed({ below, unit: source.unit }, confirmed);
    return changed;
  },
);
