import { authorityOf, delegationEnded } from "#core/delegations/authorityOf.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { Refusal } from "#core/refusal.ts";
import { assertTransition, tooLateToUndo } from "#core/requests/lifecycle/assertTransition.ts";
import { type CreditView, findCreditsBefore } from "#db/queries/credits/credits.ts";
import { reopenCredit } from "#db/queries/credits/storeCredit.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { withdraw } from "#db/queries/notifications/withdraw.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { lockCredit } from "./lockCredit.ts";
import { reverseCredit } from "./reverseCredit.ts";

export async function undoCreditOf(
  id: string,
  { me: asker, tx, now, audit, again, actsBy }: WriteContext,
): Promise<CreditView> {
  const { credit, person: locked } = await lockCredit(asker.organizationId, id, tx);
  const { me } = await again();
  const { organizationId } = me;
  const people = await decidersAround(organizationId, credit, [me.id], tx);
  const decider = people.get(me.id);
  const authority = decider && authorityOf(decider, credit, people, await findDelegationsTo(me, now, tx));
  assertTransition(credit, "undo", { as: authority ? ["decider"] : [], actorId: me.id, now });
  if (authority?.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
  assertNotErased(locked);
  if (!locked.isActive) throw new Refusal("conflict", "inactive", "This person is deactivated");
  if (!(await withdraw({ organizationId, eventKey: `request.${credit.status}:${id}` }, tx))) throw tooLateToUndo();

  if (credit.status === "approved") {
    const person = await bringUpToDate(locked, { tx, now });
    await reverseCredit(person, credit, { tx, now, actorId: me.id, isUndo: true });
  } else if (await isReplaced(credit, locked, { tx, now })) {
    const text = "The decision can't be undone, because the person has requested this time again";
    throw new Refusal("conflict", "too_late", text);
  }
  await reopenCredit({ organizationId, id }, { tx, now });
  await followUpRequest(locked, id, { tx, now });
  tx.afterCommit(wakeDelivery);
  await audit({ subject: ["credit", id], before: { status: credit.status }, after: { status: "pending" } });
  const undecided = { decidedAt: null, decidedById: null, decidedByName: null, isDecidedByOwner: false };
  return { ...credit, ...undecided, status: "pending", rejectionReason: null, undone: credit.undone + 1 };
}

async function isReplaced(
  { type, startDate: workedOn }: CreditView,
  person: Parameters<typeof findCreditsBefore>[0],
  { tx, now }: Pick<WriteContext, "tx" | "now">,
): Promise<boolean> {
  return (await findCreditsBefore(person, { type, workedOn, since: now }, tx)).isRepeated;
}
