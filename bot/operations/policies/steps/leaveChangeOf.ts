import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { ChangedCases } from "#core/ledger/gains/leaveGains.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { casesOf, type PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { type LeaveChange, linkedTypes } from "#bot/operations/offices/steps/ownRaise.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";

export function leaveChangeOf(
  open: OpenPolicy,
  change: PolicyChange & { edit?: PolicyEdit },
  tx: Transaction,
): LeaveChange {
  const { organizationId, policy, others, known, day } = open;
  const edit = change.edit ?? policyEditOf(open, change);
  const isNew = known.length === 0 && !policy.assignment;
  const all = [policy.type, ...others.keys()];
  const casesFor = async (ids: readonly string[]): Promise<ChangedCases[]> => {
    const people = await findPeopleById(organizationId, ids, tx);
    const before = await casesOf(organizationId, people, tx, { is: "left out", edit });
    const after = await casesOf(organizationId, people, tx, { is: "made", edit });
    return mapWithPauses(people, ({ id }) => {
      const linkedBy = (caseOf: typeof after) => linkedTypes(policy.type, all, (type: LeaveType) => caseOf(id, type));
      const types = [...new Set([policy.type, ...linkedBy(after), ...(isNew ? [] : linkedBy(before))])];
      const listed = types.filter((type) => !isNew || type !== policy.type);
      return {
        before: listed.map((type) => before(id, type)),
        after: types.map((type) => after(id, type)),
      };
    });
  };
  return { organizationId, from: change.effectiveOn, day, casesFor };
}
