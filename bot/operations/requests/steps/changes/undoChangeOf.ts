import type { Transaction } from "sequelize";
import { authorityOf, delegationEnded } from "#core/delegations/authorityOf.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { Refusal } from "#core/refusal.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { reopenRefusal } from "#core/requests/assessRequest.ts";
import { changedCosts, reservedDays, spanOf } from "#core/requests/changes/changeCosts.ts";
import { whileEmployed } from "#core/policies/accrual/AccrualCase.ts";
import { policyCalendar } from "#core/requests/requestCost.ts";
import { recost } from "#core/requests/cost/recost.ts";
import { withoutWaitingOver } from "#core/requests/overlaps/overlapRefusals.ts";
import { assertTransition, notReopened, tooLateToUndo } from "#core/requests/lifecycle/assertTransition.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { withdraw } from "#db/queries/notifications/withdraw.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { type ChangeView, findOpenChange } from "#db/queries/requests/changes.ts";
import { reopenChange, restoreLeave, storeChangeDays } from "#db/queries/requests/storeChange.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { restoreNeighbors } from "../beside/relieveNeighbors.ts";
import { seesLess } from "../giveBack/hidesLeaveFrom.ts";
import { followSickLeave } from "../giveBack/followSickLeave.ts";
import { restoreGivenBackBy } from "../giveBack/restoreGivenBack.ts";
import { requestFacts } from "../requestFacts.ts";
import { applyChange } from "./applyChange.ts";
import { bookedLeave } from "./bookedLeave.ts";
import { isAsDecided } from "./isAsDecided.ts";
import { lockChange } from "./lockChange.ts";

export async function undoChangeOf(id: string, context: WriteContext): Promise<ChangeView> {
  const { me: asker, tx, now, audit, again, actsBy } = context;
  const { change, leave, person: locked } = await lockChange(asker.organizationId, { id }, tx);
  const { me } = await again();
  const { organizationId } = me;
  const people = await decidersAround(organizationId, change, [me.id], tx);
  const decider = people.get(me.id);
  const delegations = await findDelegationsTo(me, now, tx);
  const authority = decider && authorityOf(decider, change, people, delegations);
  assertTransition(change, "undo", { as: authority ? ["decider"] : [], actorId: me.id, now });
  if (authority?.delegation) actsBy(authority.delegation, delegationEnded(authority.delegation));
  if (change.change.isAtOnce) throw notAsked();
  assertNotErased(locked);
  if (!locked.isActive) throw new Refusal("conflict", "inactive", "This person is deactivated");
  if (!isAsDecided(change, leave) || (await findOpenChange(organizationId, leave.id, tx))) throw overtaken();
  if (!(await withdraw({ organizationId, eventKey: `request.${change.status}:${id}` }, tx))) throw tooLateToUndo();

  const person = await bringUpToDate(locked, { tx, now });
  const { days, restored } = await reopened(change, leave, { person, me, tx, now });
  await reopenChange({ organizationId, id }, { tx, now });
  await storeChangeDays({ organizationId, id }, days, tx);
  await followUpRequest(person, id, { tx, now });
  await followUpRequest(person, leave.id, { tx, now });
  tx.afterCommit(wakeDelivery);
  const after = { status: "pending", ...(restored.length > 0 && { restored }) };
  await audit({ subject: ["change", id], before: { status: change.status }, after });
  const undecided = { decidedAt: null, decidedById: null, decidedByName: null, isDecidedByOwner: false };
  return {
    ...change,
    ...undecided,
    status: "pending",
    rejectionReason: null,
    replaced: null,
    undone: change.undone + 1,
  };
}

async function reopened(
  change: ChangeView,
  leave: RequestView,
  { person, me, tx, now }: { person: Person; me: Person; tx: Transaction; now: Date },
) {
  const { organizationId } = person;
  const { replaced, status } = change;
  const booked = await bookedLeave(person, leave, tx);
  const before = status === "approved" && replaced ? replaced : { ...spanOf(leave), dayCosts: [...booked.dayCosts] };
  const { type, unit } = leave;
  const factsOn = async (span: ReturnType<typeof spanOf>) => {
    const besides = aroundPeople(organizationId, [person.id]);
    const how = { now, besides, except: leave.id, without: booked.booked, tx };
    return (await requestFacts(person, { ...span, type, role: me.role }, how))[0];
  };
  const assertFits = async (span: ReturnType<typeof spanOf>, costsOf: (facts: Facts) => ReturnType<typeof recost>) => {
    const facts = await factsOn(span);
    const dayCosts = costsOf(facts);
    const live = withoutWaitingOver(facts.live, { ...spanOf(leave), type });
    const refusal = reopenRefusal({ ...span, type }, dayCosts, { ...facts, live });
    if (refusal) throw notReopened(refusal, { isHidden: await seesLess(me, person, tx) });
    return { dayCosts, startsIn: facts.accrual.startsIn };
  };
  const old = await assertFits(spanOf(before), (facts) =>
    whileEmployed(recost({ ...spanOf(before), unit }, before.dayCosts, calendarOf(facts), facts.today), facts.accrual),
  );
  const wanted = change.change.isCancellation
    ? undefined
    : await assertFits(spanOf(change), (facts) =>
        changedCosts({ ...spanOf(before), dayCosts: old.dayCosts }, spanOf(change), {
          calendar: calendarOf(facts),
          accrual: facts.accrual,
          unit,
          today: facts.today,
        }),
      );
  let restored: string[] = [];
  if (status === "approved" && replaced) {
    if (change.change.isCancellation) await restoreLeave({ organizationId, id: leave.id }, replaced, { tx, now });
    const cause = `${change.id}:undo${change.undone + 1}`;
    const to = { span: spanOf(before), dayCosts: old.dayCosts, cause, actorId: me.id };
    await applyChange(person, booked, to, { tx, now });
    await restoreNeighbors(person, leave.id, { tx, now });
    // Writes the sick leave first, because restoring reads it.
    await writeWaiting(tx);
    restored = await restoreGivenBackBy(person, change, { by: me, tx, now });
    await followSickLeave(person, { ...leave, span: spanOf(before) }, { by: me, tx, now });
  }
  const days = reservedDays(old.dayCosts, wanted?.dayCosts ?? []).map((day) => ({
    ...day,
    leaveYear: leaveYearOf(day.date, old.startsIn),
  }));
  return { days, restored };
}

function calendarOf(facts: Facts) {
  return policyCalendar(facts.calendar, facts.accrual);
}

type Facts = Awaited<ReturnType<typeof requestFacts>>[0];

function overtaken(): Refusal {
  const text = "The decision can't be undone, because the time off or the requested change has been edited since then";
  return new Refusal("conflict", "too_late", text);
}

/** After an undo, the change would be pending as if the person had requested it. */
function notAsked(): Refusal {
  const text = "This change was made without a request, so it can't be undone. You can change the time off again.";
  return new Refusal("conflict", "not_asked", text);
}
