import type { PolicyImpact } from "#core/policies/changes/PolicyImpact.ts";
import { policyChange } from "#core/policies/changes/policyChange.ts";
import type { Context } from "#bot/operations/operation.ts";
import { shareOrganization } from "#bot/operations/organizationLock.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { assertChangeFits } from "./assertChangeFits.ts";
import type { GiveTerms } from "./changePolicy.ts";
import { impactOfChange } from "./impactOfChange.ts";
import { openPolicy } from "./openPolicy.ts";

/** Returns the balances that a change to a policy would affect, without saving it. */
export function previewChange(id: string, give: GiveTerms, { me, today, clock }: Context): Promise<PolicyImpact> {
  const { organizationId } = me;
  return transactionally(async (tx) => {
    const now = clock.now();
    // Lock the organization before the office, in the same order as changes to the organization do.
    await shareOrganization(organizationId, tx);
    const open = await openPolicy({ organizationId, id, today }, { tx, now });
    const { newTerms, on } = give(open);
    const { day, yearStart, closedStarts, policy } = open;
    const change = policyChange(open.timeline, newTerms, {
      on,
      today: day,
      startsIn: yearStart,
      closedStarts,
      unit: policy.unit,
    });
    if (change.versions.length > 0) await assertChangeFits(open, change, { tx, now });
    return impactOfChange(open, change, { tx, now });
  }, organizationId);
}
