import { AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { PtoBalance } from "#db/models/leave/PtoBalance.ts";
import { operationOn } from "../operation.ts";
import { postAdjustment } from "./steps/postAdjustment.ts";

/** Adjusts a balance like `adjustBalance`, identified by person and leave type. */
export const adjustBalanceOf = operationOn("adjustBalance", AdjustmentOfInput, async (userId, input, context) => {
  const { me, tx: transaction } = context;
  const { organizationId } = me;
  const balance = await PtoBalance.findOne({ where: { organizationId, userId, type: input.type }, transaction });
  return postAdjustment(balance, input, context);
});
