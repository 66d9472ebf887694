import { isAtLeast } from "#core/people/roles.ts";
import { reversalLines } from "#core/ledger/usage.ts";
import { CancelInput } from "#core/requests/DecisionInput.ts";
import { assertCancelReason, assertTransition } from "#core/requests/requestStatus.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { announceCancelled } from "../notifications/announceCancelled.ts";
import { closeRequest } from "./closeRequest.ts";
import { correctCarryOvers } from "../posting/correctCarryOvers.ts";
import { lockRequest } from "./lockRequest.ts";
import { operationOn } from "../operation.ts";
import { postLines } from "../posting/postLines.ts";

/** Takes a request back: its person while it is pending; an Admin or Owner, with a reason, also when it was approved. */
export const cancelRequest = operationOn("cancelRequest", CancelInput, async (id, input, { me, tx, now, audit }) => {
  const { request, person } = await lockRequest(me.organizationId, id, tx);
  const byOwner = person.id === me.id;
  const byAdmin = isAtLeast(me.role, "Admin");
  const before = request.status;
  assertTransition(before, "cancelled", { byOwner, byAdmin, decidedByName: request.decidedByName });
  assertCancelReason(before, input.rejectionReason);

  if (before === "approved") {
    await bringUpToDate(person, { tx, now });
    const lines = await findLedgerLines(me.organizationId, person.id, tx);
    const reversal = reversalLines(lines.filter((line) => line.request?.id === id));
    await postLines(person, reversal, { tx, now }, { requestId: id, actorId: me.id });
    await correctCarryOvers(person, reversal, { tx, now });
  }
  const cancelled = await closeRequest(
    request,
    { status: "cancelled", by: me, reason: input.rejectionReason },
    { tx, now },
  );
  const subject = { organizationId: me.organizationId, requestId: id, person, actorId: me.id };
  await announceCancelled(subject, { tx, now });
  await audit({ subject: ["request", id], before: { status: before }, after: { status: "cancelled" } });
  return cancelled;
});
