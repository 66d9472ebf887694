import { ChangeWithdrawal } from "#core/requests/changes/ChangeInput.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { operationOn } from "../../operation.ts";
import { announceCancelled } from "../steps/announceCancelled.ts";
import { closeChange } from "../steps/changes/closeChange.ts";
import { lockChange } from "../steps/changes/lockChange.ts";

/** Throws (409) if the change was already decided or replaced. */
export const withdrawChange = operationOn("withdrawChange", ChangeWithdrawal, async (id, input, context) => {
  const { me: asker, tx, now, audit, again } = context;
  const { change } = await lockChange(asker.organizationId, { id, requestId: input.requestId }, tx);
  const { me } = await again();
  const attempt = { as: capacitiesOf(me, change), actorId: me.id, version: input.version, now };
  assertTransition(change, "cancel", attempt);
  const withdrawn = await closeChange(change, { status: "cancelled", by: me }, { tx, now });
  const { organizationId } = me;
  const subject = { organizationId, request: change, person: null, actorId: me.id };
  await announceCancelled(subject, { tx, now });
  await audit({ subject: ["change", id], before: { status: "pending" }, after: { status: "cancelled" } });
  return withdrawn;
});
