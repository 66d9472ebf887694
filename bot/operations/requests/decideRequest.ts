import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";
import { yearStartOf } from "#core/policies/accrual/yearStartOf.ts";
import { DecisionInput } from "#core/requests/DecisionInput.ts";
import { NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { findCredit } from "#db/queries/credits/credits.ts";
import { approverOfDelegate, delegationEnded } from "#core/delegations/authorityOf.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { announce } from "../notifications/steps/announce.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { bookApproval } from "./steps/approval/bookApproval.ts";
import { decisionFacts } from "./steps/approval/decisionFacts.ts";
import { isPassedOn, passOn, stepsAfter } from "./steps/approval/passOn.ts";
import { assertDecidable } from "./steps/assertDecidable.ts";
import { relieveNeighbors } from "./steps/beside/relieveNeighbors.ts";
import { decideCreditOf } from "./steps/credits/decideCreditOf.ts";
import { decideChangeOf } from "./steps/changes/decideChangeOf.ts";
import { type GivenBackLeave, giveBackLeave } from "./steps/giveBack/giveBackLeave.ts";
import { closeRequest } from "./steps/closeRequest.ts";

export const decideRequest = operationOn(
  "decideRequest",
  DecisionInput,
  async (id, decision, context): Promise<RequestView> => {
    const { me, requester: person, tx, now, audit, actsBy } = context;
    const { organizationId } = me;
    if (!person && (await findCredit(organizationId, id, tx))) return decideCreditOf(id, decision, context);
    if (!person) return decideChangeOf({ id }, decision, context);
    const facts = await decisionFacts(person, id, { me, tx, now });
    const { request, charge } = facts;
    if (!request) throw notFound("The request");
    const people = await decidersAround(organizationId, request, [me.id], tx, facts.around);
    const delegations = await findDelegationsTo(me, now, tx);
    const authority = assertDecidable(me, request, decision, { people, delegations, now });
    const { delegation } = authority;
    if (delegation) actsBy(delegation, delegationEnded(delegation));
    const actingFor = approverOfDelegate(authority);
    const by = { me, actingFor };
    const steps = decision.status === "approved" ? stepsAfter(request, by, people, now) : undefined;
    if (isPassedOn(steps)) {
      const step = steps.findIndex(({ decided }) => decided === null);
      const after = { status: "pending", step, ...(actingFor && { actingFor: actingFor.id }) };
      await audit({ subject: ["request", id], before: { status: "pending" }, after });
      return passOn(request, steps, {
        tx,
        now,
        by: me,
        actingFor,
        around: facts.recipients,
        asked: facts.asked,
      });
    }

    let gaveBack: GivenBackLeave[] = [];
    if (decision.status === "approved") {
      const current = await bringUpToDate(person, { tx, now });
      const decider = me.id === person.id ? NO_RIGHT : me;
      gaveBack = await giveBackLeave(current, request, { by: me, decider, people, tx, now, known: facts.under });
      const { dayCosts, history, versions } = charge;
      const { type } = request;
      const startsIn = yearStartOf(person, type);
      const firstYear = leaveYearOf(request.startDate, startsIn);
      const accrual = accrualCaseOf(person, type, history, versions, firstYear);
      const booked = { id, type, dayCosts, undone: request.undone };
      await bookApproval(person, { request: booked, accrual, startsIn, actorId: me.id }, { tx, now });
    }
    const decided = await closeRequest(
      request,
      { status: decision.status, by: me, actingFor, reason: decision.rejectionReason, steps },
      { tx, now },
    );
    if (decision.status === "rejected") await relieveNeighbors(person, request, { tx, now });
    const event = `request.${decision.status}` as const;
    const others = me.id === person.id ? [] : [person];
    // The decider may undo the decision until `sendAt`. An undo withdraws the notification.
    const sendAt = undoEnd(now);
    await announce({ organizationId, event, key: id, payload: { requestId: id } }, others, { tx, now, sendAt });
    await audit({
      subject: ["request", id],
      before: { status: "pending" },
      after: {
        status: decision.status,
        ...(me.id === person.id ? { byThemself: true } : {}),
        ...(actingFor && { actingFor: actingFor.id }),
        ...(gaveBack.length > 0 && { gaveBack }),
      },
    });
    return decided;
  },
  { locksRequester: true },
);
