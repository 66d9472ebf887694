import type { Transaction } from "sequelize";
import { leaveYearInUse, type LeaveYearRule } from "#core/policies/changes/leaveYearRule.ts";
import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { countLeaveYearsInUse } from "#db/queries/policies/followLeaveYears.ts";
import { peopleOfOffice } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import type { Context } from "#bot/operations/running/WriteContext.ts";
import { shareOrganization } from "#db/queries/offices/organizationLock.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { assertChangeFits } from "./assertChangeFits.ts";
import { type GiveTerms, policyChangeOf } from "./changePolicy.ts";
import { assertNotEnded, type OpenPolicy, openPolicy } from "./openPolicy.ts";
import type { Changing } from "./impact/impactOfChange.ts";
import { previewImpact } from "./impact/previewImpact.ts";

export function previewChange(id: string, give: GiveTerms, context: Context): Promise<PreviewedImpact> {
  return previewChanges(() => Promise.resolve({ policyIds: [id], give }), context);
}

/** Throws if a policy has ended, or if a change is invalid, exceeds a limit, or moves a leave year that is in use. */
export function previewChanges(
  changesIn: (tx: Transaction) => Promise<{ policyIds: readonly string[]; give: GiveTerms }>,
  { me, today, clock }: Context,
): Promise<PreviewedImpact> {
  const { organizationId } = me;
  return transactionally(async (tx) => {
    const now = clock.now();
    // Locks the organization before the offices, and all offices before the people.
    await shareOrganization(organizationId, tx);
    const { policyIds, give } = await changesIn(tx);
    const changes: Changing[] = [];
    for (const id of policyIds) {
      const open = await openPolicy({ organizationId, id, today }, { tx, now });
      assertNotEnded(open);
      const change = policyChangeOf(open, give(open));
      if (change.versions.length > 0) await assertChangeFits(open, change, { tx, now });
      if (change.leaveYear !== undefined) await assertLeaveYearUnused(open, change.leaveYear, tx);
      changes.push({ open, change });
    }
    return previewImpact(changes, { me, tx, now });
  }, organizationId);
}

async function assertLeaveYearUnused(
  { organizationId, policy: { officeId, type }, day: today }: OpenPolicy,
  rule: LeaveYearRule,
  tx: Transaction,
): Promise<void> {
  let inUse = 0;
  for await (const some of peopleOfOffice({ organizationId, officeId }, tx)) {
    const people = some.map(({ id }) => id);
    inUse += await countLeaveYearsInUse(organizationId, { people, today, type, rule }, tx);
  }
  if (inUse > 0) throw leaveYearInUse(inUse);
}
