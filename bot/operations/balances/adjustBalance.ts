import { AdjustmentInput, AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { assertTypeAmong } from "#core/leaveTypes/unknownType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { PtoBalance } from "#db/models/leave/PtoBalance.ts";
import { operationOn } from "../operation.ts";
import { postAdjustment } from "./steps/postAdjustment.ts";

export const adjustBalance = operationOn("adjustBalance", AdjustmentInput, async (id, input, context) => {
  const { me, tx: transaction } = context;
  const balance = await PtoBalance.findOne({ where: { organizationId: me.organizationId, id }, transaction });
  return postAdjustment(balance, input, context);
});

export const adjustBalanceOf = operationOn("adjustBalance", AdjustmentOfInput, async (userId, input, context) => {
  const { me, tx: transaction } = context;
  const { organizationId } = me;
  assertTypeAmong(await findLeaveTypes(organizationId, transaction), input.type);
  const balance = await PtoBalance.findOne({ where: { organizationId, userId, type: input.type }, transaction });
  return postAdjustment(balance, input, context);
});
