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
import { previewImpact } from "./impact/previewImpact.ts";

/** Saves nothing. Refuses a change that can't be saved. */
export function previewChange(id: string, give: GiveTerms, { me, today, clock }: Context): Promise<PreviewedImpact> {
  const { organizationId } = me;
  return transactionally(async (tx) => {
    const now = clock.now();
    // Lock the organization before the office.
    await shareOrganization(organizationId, tx);
    const open = await openPolicy({ organizationId, id, today }, { tx, now });
    assertNotEnded(open);
    const change = policyChangeOf(open, give(open));
    if (change.versions.length > 0) await assertChangeFits(open, change, { tx, now });
    if (change.leaveYear !== undefined) await assertLeaveYearUnused(open, change.leaveYear, tx);
    return previewImpact(open, change, { me, tx, now });
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
