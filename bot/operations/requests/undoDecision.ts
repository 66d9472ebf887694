import { Nothing } from "#core/inputs.ts";
import { authorityOf, delegationEnded } from "#core/delegations/authorityOf.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { Refusal } from "#core/refusal.ts";
import { reopenRefusal } from "#core/requests/assessRequest.ts";
import { whileEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { costChanges } from "#core/requests/cost/costChanges.ts";
import { recost } from "#core/requests/cost/recost.ts";
import { undoLastStep } from "#core/requests/approval/advanceSteps.ts";
import { lastDecidedStep, type RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import { assertTransition, notReopened, tooLateToUndo } from "#core/requests/lifecycle/assertTransition.ts";
import { policyCalendar, totalMinutes } from "#core/requests/requestCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { findCredit } from "#db/queries/credits/credits.ts";
import { chargeOf } from "#db/queries/ledger/chargeOf.ts";
import { withdraw } from "#db/queries/notifications/withdraw.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { readAlone } from "#db/queries/readTogether.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { reopenRequest } from "#db/queries/requests/reopenRequest.ts";
import { findChange } from "#db/queries/requests/changes.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { storeRecosts } from "#db/queries/requests/storeRecosts.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { operationOn } from "../operation.ts";
import { announceEndedChanges } from "./steps/changes/endChanges.ts";
import { undoCreditOf } from "./steps/credits/undoCreditOf.ts";
import { undoChangeOf } from "./steps/changes/undoChangeOf.ts";
import { restoreNeighbors } from "./steps/beside/relieveNeighbors.ts";
import { seenApproval } from "./steps/approval/newApproval.ts";
import { reopenStep } from "./steps/approval/reopenStep.ts";
import { seesLess } from "./steps/giveBack/hidesLeaveFrom.ts";
import { restoreGivenBack } from "./steps/giveBack/restoreGivenBack.ts";
import { lockRequest } from "./steps/lockRequest.ts";
import { requestFacts } from "./steps/requestFacts.ts";
import { reverseBooking } from "./steps/reverseBooking.ts";

export const undoDecision = operationOn("undoDecision", Nothing, async (id, _, context): Promise<RequestView> => {
  const { me: asker, tx, now, audit, again, actsBy } = context;
  if (await findChange(asker.organizationId, id, tx)) return undoChangeOf(id, context);
  if (await findCredit(asker.organizationId, id, tx)) return undoCreditOf(id, context);
  const { request, person: locked } = await lockRequest(asker.organizationId, id, tx);
  const { me } = await again();
  const { organizationId } = me;
  const people = await decidersAround(organizationId, request, [me.id], tx);
  const decider = people.get(me.id);
  const delegations = await findDelegationsTo(me, now, tx);
  const step = request.status === "pending" ? lastDecidedStep(request.approval?.steps ?? []) : undefined;
  const undone = step && request.approval ? { ...request, approval: beforeLast(request.approval) } : request;
  const authority = decider && authorityOf(decider, undone, people, delegations);
  const as = authority ? (["decider"] as const) : [];
  if (step?.decided) {
    const decided = { ...request, decidedAt: new Date(step.decided.at), decidedById: step.decided.byId };
    assertTransition(decided, "undoStep", { as, actorId: me.id, now });
    if (authority?.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
    const before = { status: "pending", step: request.approval?.steps.indexOf(step) };
    await audit({ subject: ["request", id], before, after: { status: "pending" } });
    return reopenStep(request, people, { tx, now, by: me });
  }
  assertTransition(request, "undo", { as, actorId: me.id, now });
  if (authority?.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
  assertNotErased(locked);
  if (!locked.isActive) throw new Refusal("conflict", "inactive", "This person is deactivated");
  if (!(await withdraw({ organizationId, eventKey: `request.${request.status}:${id}` }, tx))) throw tooLateToUndo();

  const person = await bringUpToDate(locked, { tx, now });
  if (request.status === "approved") {
    await reverseBooking(person, { requestId: id, actorId: me.id, undone: request.undone + 1 }, { tx, now });
  }
  const besides = aroundPeople(organizationId, [person.id]);
  const [facts] = await requestFacts(person, { ...request, role: me.role }, { now, besides, except: id, tx });
  const { dayCosts: stored } = await readAlone(chargeOf(person, id), tx);
  const recosted = recost(request, stored, policyCalendar(facts.calendar, facts.accrual), facts.today);
  const dayCosts = whileEmployed(recosted, facts.accrual);
  const refusal = reopenRefusal(request, dayCosts, facts);
  if (refusal) throw notReopened(refusal, { isHidden: await seesLess(me, person, tx) });

  await announceEndedChanges(person, [id], { tx, now, actorId: me.id });
  const steps = request.status === "approved" && request.approval ? undoLastStep(request.approval.steps) : undefined;
  await reopenRequest({ organizationId, id }, steps, { tx, now });
  if (request.status === "rejected") await restoreNeighbors(person, id, { tx, now });
  const restored = request.status === "approved" ? await restoreGivenBack(person, id, { by: me, tx, now }) : [];
  const minutes = totalMinutes(dayCosts);
  const changes = costChanges(stored, dayCosts);
  if (changes) {
    const removed = changes.removed.map((date) => ({ requestId: id, date }));
    const leaveYear = (date: string) => leaveYearOf(date, facts.accrual.startsIn);
    const written = changes.written.map((day) => ({ ...day, requestId: id, leaveYear: leaveYear(day.date) }));
    await storeRecosts(organizationId, { requests: [{ id, minutes }], removed, written }, { tx, now });
  }
  await followUpRequest(person, id, { tx, now });
  tx.afterCommit(wakeDelivery);
  const after = { status: "pending", ...(restored.length > 0 && { restored }) };
  await audit({ subject: ["request", id], before: { status: request.status }, after });
  const reopened = { ...request, minutes, status: "pending" as const, undone: request.undone + 1, ...UNDECIDED };
  if (!steps) return reopened;
  return { ...reopened, version: request.version + 1, approval: seenApproval(request.userId, steps, people) };
});

function beforeLast(approval: RequestApproval): RequestApproval {
  return { ...approval, steps: undoLastStep(approval.steps) };
}

const UNDECIDED = {
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
  isDecidedByOwner: false,
  rejectionReason: null,
};
