import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { fromUnits } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { LeaveTypeInput } from "#core/leaveTypes/LeaveTypeInput.ts";
import { typeKey } from "#core/leaveTypes/typeKey.ts";
import { defaultTerms } from "#core/policies/defaultPolicies.ts";
import { Refusal } from "#core/refusal.ts";
import { newId } from "#db/newId.ts";
import { LeaveType } from "#db/models/leave/LeaveType.ts";
import { addBalancesOfType, findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { announceOwnRaise } from "../offices/steps/announceOwnRaise.ts";
import { raiseByType } from "../policies/steps/assertNotOnlyOwnRaise.ts";
import { openPolicy } from "../policies/steps/openPolicy.ts";
import { assertNameFree } from "./steps/assertNameFree.ts";
import { moveType } from "./steps/moveType.ts";
import { openTypePolicies } from "./steps/openTypePolicies.ts";
import { assertNotOwnType } from "../offices/steps/assertNotOwnType.ts";
import { typeById } from "../knownTypes/steps/typeById.ts";

const MAX_TYPES = 40;

export const createLeaveType = operation(
  "createLeaveType",
  LeaveTypeInput,
  async (input, context): Promise<LeaveTypeView> => {
    const { me, today, tx, now, audit } = await lockOrganization(context);
    const { organizationId } = me;
    const types = await findLeaveTypes(organizationId, tx);
    await assertNotOwnType(me, input, { tx, now });
    await assertNameFree(organizationId, { name: input.name, others: types }, tx);
    if (types.length >= MAX_TYPES) {
      throw new Refusal("conflict", "too_many_types", `An organization can have at most ${MAX_TYPES} leave types`);
    }
    const { isUnlimited: _, accrualAmount: __, carryOverDays: ___, order, ...properties } = input;
    const id = newId();
    const key = typeKey(input.name, new Set(types.map((type) => type.key)));
    const amounts = amountsOf(input);
    const position = types.length + 1;
    const row = { organizationId, id, key, ...properties, ...amounts, position, createdAt: now, updatedAt: now };
    await LeaveType.create(row, { transaction: tx });
    await addBalancesOfType(organizationId, { type: key, id: newId() }, tx);
    await openTypePolicies({ key, terms: defaultTerms(amounts) }, { me, tx, now });
    if (order !== undefined) await moveType(organizationId, id, order, { tx, now });
    const raised = await announceNewType(key, { me, today, tx, now });
    await audit({ subject: ["leave_type", id], after: { key, ...properties, ...amounts, ...raised } });
    return typeById(organizationId, id, tx);
  },
);

async function announceNewType(
  type: string,
  { me, today, tx, now }: Pick<WriteContext, "me" | "today" | "tx" | "now">,
): Promise<object> {
  const { organizationId, effectiveOfficeId, leaveYearStartsIn: startsIn } = me;
  const policy = (await findPolicies(organizationId, effectiveOfficeId, today, tx)).find((one) => one.type === type);
  if (!policy) throw new Error("The new type's policy was not found");
  const open = await openPolicy({ organizationId, id: policy.id, today }, { tx, now });
  const found = await raiseByType(open, leaveYearStart(leaveYearOf(today, startsIn), startsIn), me, tx);
  return announceOwnRaise(found?.raise ?? null, { policyId: policy.id, type }, { me, tx, now });
}

function amountsOf({ isUnlimited, accrualAmount, carryOverDays = 0, unit }: LeaveTypeInput) {
  if (isUnlimited ?? accrualAmount === undefined) return { defaultAccrual: null, defaultCarryOver: 0 };
  if (accrualAmount === undefined) {
    const text = "Accrual amount is required";
    throw new Refusal("invalid", "invalid_input", text, { fields: { accrualAmount: text } });
  }
  return { defaultAccrual: fromUnits(accrualAmount, unit), defaultCarryOver: fromUnits(carryOverDays, unit) };
}
