import type { IsoDate } from "#core/calendar/dates.ts";
import { usageLines } from "#core/ledger/usage.ts";
import { mayDecide, type PersonNode } from "#core/people/approver.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import { DecisionInput } from "#core/requests/DecisionInput.ts";
import { assertTransition } from "#core/requests/requestStatus.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findCharge } from "#db/queries/charge.ts";
import { announce } from "../notifications/announce.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { closeRequest } from "./closeRequest.ts";
import { correctCarryOvers } from "../posting/correctCarryOvers.ts";
import { lockRequest } from "./lockRequest.ts";
import { operationOn } from "../operation.ts";
import { postLines } from "../posting/postLines.ts";

/** Approves or rejects: once, by somebody above the person or an Admin. Approval posts the usage of each leave year. */
export const decideRequest = operationOn(
  "decideRequest",
  DecisionInput,
  async (id, decision, { me, tx, now, audit }) => {
    const { request, person } = await lockRequest(me.organizationId, id, tx);
    const people = await peopleAround(me.organizationId, [person.id, me.id], tx);
    if (!mayDecide(node(people, me.id), node(people, person.id), people)) {
      throw new Refusal("forbidden", "not_yours_to_decide", "This request is not yours to decide");
    }
    assertTransition(request.status, decision.status, {
      byOwner: me.id === person.id,
      byAdmin: false,
      decidedByName: request.decidedByName,
    });

    if (decision.status === "approved") {
      await bringUpToDate(person, { tx, now });
      const { dayCosts, timeline } = await findCharge(person, request, tx);
      const isUnlimitedOn = (date: IsoDate) => termsOn(timeline, date).isUnlimited;
      const lines = usageLines({ id, type: request.type, dayCosts }, person.leaveYearStartsIn, isUnlimitedOn);
      await postLines(person, lines, { tx, now }, { requestId: id, actorId: me.id });
      await correctCarryOvers(person.organizationId, [{ person, lines }], { tx, now });
    }
    const decided = await closeRequest(
      request,
      { status: decision.status, by: me, reason: decision.rejectionReason },
      { tx, now },
    );
    const event = `request.${decision.status}` as const;
    const others = me.id === person.id ? [] : [person];
    const { organizationId } = me;
    await announce({ organizationId, event, key: id, payload: { requestId: id } }, others, { tx, now });
    await audit({
      subject: ["request", id],
      before: { status: "pending" },
      after: { status: decision.status, ...(me.id === person.id ? { byThemself: true } : {}) },
    });
    return decided;
  },
);

function node(people: ReadonlyMap<string, PersonNode>, id: string): PersonNode {
  const found = people.get(id);
  if (!found) throw new Error(`${id} is not among the people around`);
  return found;
}
