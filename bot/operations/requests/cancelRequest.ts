import { CancelInput } from "#core/requests/DecisionInput.ts";
import { operationOn } from "../operation.ts";
import { cancelInTransaction } from "./steps/cancelInTransaction.ts";

/**
 * Cancels a request. The person who takes the leave can cancel it while it is pending; an Admin or Owner can also
 * cancel it after approval, with a reason.
 */
export const cancelRequest = operationOn("cancelRequest", CancelInput, async (id, input, context) => {
  const { cancelled, before } = await cancelInTransaction(id, input, context);
  await context.audit({ subject: ["request", id], before: { status: before }, after: { status: "cancelled" } });
  return cancelled;
});

/**
 * Cancels a request on a person's behalf, with a reason; also works after approval. The audit event names the person.
 */
export const cancelRequestFor = operationOn("cancelRequestFor", CancelInput, async (id, input, context) => {
  const { cancelled, before } = await cancelInTransaction(id, input, context);
  const after = { status: "cancelled", userId: cancelled.userId };
  await context.audit({ subject: ["request", id], before: { status: before }, after });
  return cancelled;
});
