import { assertNotErased } from "#core/people/erasure.ts";
import type { CancelInput } from "#core/requests/DecisionInput.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { announceCancelled } from "../announceCancelled.ts";
import { closeCredit } from "./closeCredit.ts";
import { lockCredit } from "./lockCredit.ts";
import { reverseCredit } from "./reverseCredit.ts";

export async function cancelCreditOf(
  id: string,
  { rejectionReason: reason, version }: CancelInput,
  { me: asker, tx, now, audit, again }: WriteContext,
): Promise<CreditView> {
  const { credit, person } = await lockCredit(asker.organizationId, id, tx);
  const { me } = await again();
  const as = capacitiesOf(me, credit);
  assertTransition(credit, "cancel", { as, actorId: me.id, reason, version, now });
  assertNotErased(person);
  if (credit.status === "approved") {
    const current = await bringUpToDate(person, { tx, now });
    await reverseCredit(current, credit, { tx, now, actorId: me.id, isUndo: false });
  }
  const cancelled = await closeCredit(credit, { status: "cancelled", by: me, reason }, { tx, now });
  const { organizationId } = me;
  await announceCancelled({ organizationId, request: credit, person, actorId: me.id }, { tx, now });
  const after = { status: "cancelled", ...(person.id !== me.id && { userId: person.id }) };
  await audit({ subject: ["credit", id], before: { status: credit.status }, after });
  return cancelled;
}
