import type { DecisionInput } from "#core/requests/DecisionInput.ts";
import { approverOfDelegate, delegationEnded } from "#core/delegations/authorityOf.ts";
import { assertMayCredit } from "#core/people/access/ownLeave.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { assertDecidable } from "../assertDecidable.ts";
import { closeCredit } from "./closeCredit.ts";
import { lockCredit } from "./lockCredit.ts";
import { postCredit } from "./postCredit.ts";

export async function decideCreditOf(
  id: string,
  decision: DecisionInput,
  { me: asker, tx, now, audit, again, actsBy }: WriteContext,
): Promise<CreditView> {
  const { credit, person } = await lockCredit(asker.organizationId, id, tx);
  const { me } = await again();
  const { organizationId } = me;
  const people = await decidersAround(organizationId, credit, [me.id], tx);
  const delegations = await findDelegationsTo(me, now, tx);
  const authority = assertDecidable(me, credit, decision, { people, delegations, now });
  if (authority.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
  assertNotErased(person);
  const actingFor = approverOfDelegate(authority);
  const { status, rejectionReason: reason } = decision;
  if (status === "approved") {
    assertMayCredit(me, person, people.values());
    await postCredit(await bringUpToDate(person, { tx, now }), credit, { tx, now, actorId: me.id });
  }
  const decided = await closeCredit(credit, { status, by: me, actingFor, reason }, { tx, now });
  const isOwn = me.id === person.id;
  const news = { organizationId, event: `request.${status}`, key: id, payload: { requestId: id } } as const;
  await announce(news, isOwn ? [] : [person], { tx, now, sendAt: undoEnd(now) });
  await audit({
    subject: ["credit", id],
    before: { status: "pending" },
    after: { status, ...(isOwn && { byThemself: true }), ...(actingFor && { actingFor: actingFor.id }) },
  });
  return decided;
}
