import { CancelInput } from "#core/requests/DecisionInput.ts";
import { operationOn } from "../operation.ts";
import { takeBack } from "./takeBack.ts";

/** Takes a request back on somebody's behalf; with a reason also when it was approved. The audit says for whom. */
export const cancelRequestFor = operationOn("cancelRequestFor", CancelInput, async (id, input, context) => {
  const { cancelled, before } = await takeBack(id, input, context);
  const after = { status: "cancelled", userId: cancelled.userId };
  await context.audit({ subject: ["request", id], before: { status: before }, after });
  return cancelled;
});
