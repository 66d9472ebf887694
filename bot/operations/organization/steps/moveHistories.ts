import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { groupBy } from "#core/groupBy.ts";
import { movedDay, movedVersions, type LeaveYearMove } from "#core/policies/changes/movedVersions.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { BalanceOverride } from "#db/models/leave/BalanceOverride.ts";
import { PolicyVersion } from "#db/models/leave/PolicyVersion.ts";
import { newId } from "#db/newId.ts";
import { findAssignedStarts, moveAssignedStarts } from "#db/queries/policies/assignedPolicies.ts";
import {
  type AuthoredVersion,
  findOverridesWithAuthors,
  findPolicyVersionsWithAuthors,
} from "#db/queries/versionsWithAuthors.ts";

export async function moveHistories(organizationId: string, move: LeaveYearMove, tx: Transaction): Promise<void> {
  const policies = movedRows(await findPolicyVersionsWithAuthors(organizationId, tx), move);
  const overrides = movedRows(await findOverridesWithAuthors(organizationId, tx), move);
  const shared = () => ({ organizationId, id: newId() });
  await insertManyRows(
    PolicyVersion,
    policies.map(({ of: policyId, ...row }) => ({ ...row, ...shared(), policyId })),
    tx,
  );
  await insertManyRows(
    BalanceOverride,
    overrides.map(({ of: userId, ...row }) => ({ ...row, ...shared(), userId })),
    tx,
  );
  const starts = (await findAssignedStarts(organizationId, tx)).flatMap(({ id, effectiveOn, createdAt, zone }) => {
    const day = movedDay({ effectiveOn, madeOn: todayIn(zone, createdAt) }, move);
    return day === effectiveOn ? [] : { id, effectiveOn: day };
  });
  if (starts.length > 0) await moveAssignedStarts(organizationId, starts, tx);
}

function movedRows<Value extends object>(rows: readonly (AuthoredVersion & Value)[], move: LeaveYearMove) {
  const made = rows.map(({ of, version, effectiveOn, createdById, createdAt, zone, ...value }) => {
    const madeOn = todayIn(zone, createdAt);
    return { of, version, effectiveOn, createdById, createdAt, madeOn, value };
  });
  return [...groupBy(made, ({ of }) => of).values()]
    .flatMap((history) => movedVersions(history, move))
    .map(({ of, version, effectiveOn, createdById, createdAt, value }) => {
      return { of, version, effectiveOn, createdById, createdAt, ...value };
    });
}
