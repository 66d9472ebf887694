import { CancelInput } from "#core/requests/DecisionInput.ts";
import { operationOn } from "../operation.ts";
import { cancelInTransaction } from "./steps/cancelInTransaction.ts";

/** Takes a request back on somebody's behalf; with a reason also when it was approved. The audit says for whom. */
export const cancelRequestFor = operationOn("cancelRequestFor", CancelInput, async (id, input, context) => {
  const { cancelled, before } = await cancelInTransaction(id, input, context);
  const after = { status: "cancelled", userId: cancelled.userId };
  await context.audit({ subject: ["request", id], before: { status: before }, after });
  return cancelled;
});
