import type { DecisionInput } from "#core/requests/DecisionInput.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import { Refusal } from "#core/refusal.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { type ChangeView, findChangeDays } from "#db/queries/requests/changes.ts";
import { approverOfDelegate, delegationEnded } from "#core/delegations/authorityOf.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { assertDecidable } from "../assertDecidable.ts";
import { followSickLeave } from "../giveBack/followSickLeave.ts";
import { type GivenBackLeave, giveBackForChange } from "../giveBack/giveBackLeave.ts";
import { bookedLeave } from "./bookedLeave.ts";
import { guardBegunLeave } from "./guardBegunLeave.ts";
import { closeChange } from "./closeChange.ts";
import { lockChange } from "./lockChange.ts";
import { makeChange } from "./makeChange.ts";

export async function decideChangeOf(
  { id, requestId }: { id: string; requestId?: string | undefined },
  decision: DecisionInput,
  { me: asker, tx, now, audit, again, actsBy }: WriteContext,
): Promise<ChangeView> {
  const { change, leave, person: locked } = await lockChange(asker.organizationId, { id, requestId }, tx);
  const { me } = await again();
  const { organizationId } = me;
  const people = await decidersAround(organizationId, change, [me.id], tx);
  const delegations = await findDelegationsTo(me, now, tx);
  const authority = assertDecidable(me, change, decision, { people, delegations, now });
  if (authority.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
  const actingFor = approverOfDelegate(authority);
  const reason = decision.rejectionReason ?? null;
  const isApproved = decision.status === "approved";
  let gaveBack: GivenBackLeave[] = [];
  const replaced = isApproved ? await approved() : null;
  const decided = await closeChange(
    change,
    { status: decision.status, by: me, actingFor, reason, replaced },
    { tx, now },
  );
  const event = `request.${decision.status}` as const;
  const others = me.id === locked.id ? [] : [locked];
  const notice = { organizationId, event, key: id, payload: { requestId: id } };
  await announce(notice, others, { tx, now, sendAt: undoEnd(now) });
  await audit({
    subject: ["change", id],
    before: { status: "pending" },
    after: {
      status: decision.status,
      requestId: leave.id,
      ...(me.id === locked.id ? { byThemself: true } : {}),
      ...(actingFor && { actingFor: actingFor.id }),
      ...(gaveBack.length > 0 && { gaveBack }),
    },
  });
  return decided;

  async function approved() {
    if (leave.status !== "approved")
      throw new Refusal("conflict", "not_approved", "Only approved time off can be changed");
    const span = change.change.isCancellation ? null : spanOf(change);
    const person = await bringUpToDate(locked, { tx, now });
    await guardBegunLeave(me, { person, leave, wanted: span }, { people, now, tx });
    const booked = await bookedLeave(person, leave, tx);
    const dayCosts = await findChangeDays(organizationId, id, tx);
    const { undone, notes } = change;
    gaveBack = await giveBackForChange(person, { leave: booked, span, dayCosts }, { by: me, people, tx, now });
    const made = await makeChange(person, booked, { id, undone, span, dayCosts, reason: notes }, { by: me, tx, now });
    await followSickLeave(person, { ...leave, span }, { by: me, tx, now });
    return made;
  }
}
