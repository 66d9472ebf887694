import { CancelInput } from "#core/requests/DecisionInput.ts";
import { operationOn } from "../operation.ts";
import { cancelInTransaction } from "./steps/cancelInTransaction.ts";

/** Takes a request back: its person while it is pending; an Admin or Owner, with a reason, also when it was approved. */
export const cancelRequest = operationOn("cancelRequest", CancelInput, async (id, input, context) => {
  const { cancelled, before } = await cancelInTransaction(id, input, context);
  await context.audit({ subject: ["request", id], before: { status: before }, after: { status: "cancelled" } });
  return cancelled;
});
