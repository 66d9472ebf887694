import { todayIn } from "#core/calendar/dates.ts";
import { usageLines } from "#core/ledger/usage.ts";
import { mayDecide, type PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import { DecisionInput } from "#core/requests/DecisionInput.ts";
import { assertTransition } from "#core/requests/requestStatus.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findCharge } from "#db/queries/charge.ts";
import { closeRequest } from "./closeRequest.ts";
import { lockRequest } from "./lockRequest.ts";
import { operationOn } from "./operation.ts";
import { postLines } from "./postLines.ts";

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
      const { dayCosts, isUnlimited } = await findCharge(person, request, todayIn(person.zone, now), tx);
      const lines = usageLines({ id, type: request.type, dayCosts }, person.leaveYearStartsIn, isUnlimited);
      await postLines(person, lines, { tx, now }, { requestId: id, actorId: me.id });
    }
    const decided = await closeRequest(
      request,
      { status: decision.status, by: me, reason: decision.rejectionReason },
      { tx, now },
    );
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
