import { todayIn } from "#core/calendar/zones.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import type { CancelInput } from "#core/requests/DecisionInput.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { hasBegun } from "#core/requests/overlaps/overlapRefusals.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { isClosureLeave } from "#db/queries/closures/closureLeave.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { announceCancelled } from "#bot/operations/requests/steps/announceCancelled.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { relieveNeighbors } from "./beside/relieveNeighbors.ts";
import { endChanges } from "./changes/endChanges.ts";
import { closeRequest } from "./closeRequest.ts";
import { followSickLeave } from "./giveBack/followSickLeave.ts";
import { lockRequest } from "./lockRequest.ts";
import { reverseBooking } from "./reverseBooking.ts";

export async function cancelInTransaction(
  id: string,
  { rejectionReason: reason, version }: CancelInput,
  { me: asker, tx, now, again }: Pick<WriteContext, "me" | "tx" | "now" | "again">,
): Promise<{ cancelled: RequestView; before: RequestStatus }> {
  const { request, person } = await lockRequest(asker.organizationId, id, tx);
  const { me } = await again();
  const as = capacitiesOf(me, request);
  const before = request.status;
  assertTransition(request, "cancel", { as, actorId: me.id, reason, version, now });
  assertNotErased(person);
  if (before === "approved" && hasBegun(request, todayIn(person.zone, now))) {
    await assertNotOwnLeave(me, person.id, "begunLeave", tx);
  }
  // If people could cancel their own leave of a closure, they would still be off on its days, but at no cost.
  if (me.id === person.id && (await isClosureLeave(me.organizationId, id, tx))) {
    await assertNotOwnLeave(me, person.id, "closureLeave", tx);
  }

  if (before === "approved") {
    await bringUpToDate(person, { tx, now });
    await endChanges(person, [id], { tx, now, actorId: me.id, reason: reason ?? null });
    await reverseBooking(person, { requestId: id, actorId: me.id }, { tx, now });
  }
  const cancelled = await closeRequest(request, { status: "cancelled", by: me, reason }, { tx, now });
  await relieveNeighbors(person, request, { tx, now });
  if (before === "approved") await followSickLeave(person, { ...request, span: null }, { by: me, tx, now });
  const subject = { organizationId: me.organizationId, request, person, actorId: me.id };
  await announceCancelled(subject, { tx, now });
  return { cancelled, before };
}
