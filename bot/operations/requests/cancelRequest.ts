import { CancelInput } from "#core/requests/DecisionInput.ts";
import { findCredit } from "#db/queries/credits/credits.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { operationOn } from "../operation.ts";
import { cancelInTransaction } from "./steps/cancelInTransaction.ts";
import { cancelCreditOf } from "./steps/credits/cancelCreditOf.ts";

export const cancelRequest = operationOn(
  "cancelRequest",
  CancelInput,
  async (id, input, context): Promise<RequestView> => {
    if (await findCredit(context.me.organizationId, id, context.tx)) return cancelCreditOf(id, input, context);
    const { cancelled, before } = await cancelInTransaction(id, input, context);
    await context.audit({ subject: ["request", id], before: { status: before }, after: { status: "cancelled" } });
    return cancelled;
  },
);

export const cancelRequestFor = operationOn(
  "cancelRequestFor",
  CancelInput,
  async (id, input, context): Promise<RequestView> => {
    if (await findCredit(context.me.organizationId, id, context.tx)) return cancelCreditOf(id, input, context);
    const { cancelled, before } = await cancelInTransaction(id, input, context);
    const after = { status: "cancelled", userId: cancelled.userId };
    await context.audit({ subject: ["request", id], before: { status: before }, after });
    return cancelled;
  },
);
