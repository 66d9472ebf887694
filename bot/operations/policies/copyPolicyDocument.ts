import { assertConfirmed, type ChangedBalance } from "#core/policies/changes/PolicyImpact.ts";
import { CopyInput } from "#core/policies/CopyInput.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { type ChangedPolicy, changePolicy } from "./steps/changePolicy.ts";
import { copiesOf } from "./steps/copiesOf.ts";
import { impactOfChange } from "./steps/impact/impactOfChange.ts";

export const copyPolicyDocument = operationOn(
  "editPolicy",
  CopyInput,
  async (id, input, context): Promise<ChangedPolicy[]> => {
    const { confirmed = false } = input;
    const locked = await lockOrganization(context);
    const { me, today, tx } = locked;
    const { organizationId } = me;
    const { unit, policyIds, give } = await copiesOf({ organizationId, id, today }, input, tx);
    const below: ChangedBalance[] = [];
    const changed: ChangedPolicy[] = [];
    for (const policyId of policyIds) {
      const copy = await changePolicy(policyId, give, locked, async (open, change, by) => {
        if (!confirmed) below.push(...(await impactOfChange(open, change, by)).below);
      });
      changed.push(copy);
    }
    assertConfirmed({ below, unit }, confirmed);
    return changed;
  },
);
