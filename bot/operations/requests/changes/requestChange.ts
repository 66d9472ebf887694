import { assessChange } from "#core/requests/changes/assessChange.ts";
import { type ChangedDay, reservedDays, spanOf } from "#core/requests/changes/changeCosts.ts";
import { ChangeInput, changedSpan } from "#core/requests/changes/ChangeInput.ts";
import { assertFewRequests, REQUESTS_COUNT_FOR } from "#core/throttling/limits.ts";
import { isChangedAutomatically } from "#core/requests/changes/isChangedAutomatically.ts";
import { editedFrom } from "#core/requests/EditedFrom.ts";
import { notOfClosure } from "#core/closures/notOfClosure.ts";
import { mayDecideRequest } from "#core/requests/approval/mayDecideRequest.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { requestRecipients, withAdmins } from "#core/notify/requestRecipients.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { newId } from "#db/newId.ts";
import { aroundRecipients, findDelegates } from "#db/queries/notifications/recipients.ts";
import { isClosureLeave } from "#db/queries/closures/closureLeave.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { type ChangeView, findChange, findOpenChange, findRecentChanges } from "#db/queries/requests/changes.ts";
import { storeChange, storeChangeDays } from "#db/queries/requests/storeChange.ts";
import { bringUpToDate } from "../../accruals/steps/bringUpToDate.ts";
import { announce } from "../../notifications/steps/announce.ts";
import { followUpRequest } from "../../notifications/steps/followUp.ts";
import { notFound } from "../../notFound.ts";
import { operationOn } from "../../operation.ts";
import { auditedRequest } from "#core/requests/RequestInput.ts";
import { announceEdited } from "../steps/announceEdited.ts";
import { bookedLeave } from "../steps/changes/bookedLeave.ts";
import { changesBegun } from "../steps/changes/changesBegun.ts";
import { closeChange } from "../steps/changes/closeChange.ts";
import { endChanges } from "../steps/changes/endChanges.ts";
import { guardBegunLeave } from "../steps/changes/guardBegunLeave.ts";
import { makeChange } from "../steps/changes/makeChange.ts";
import { followSickLeave } from "../steps/giveBack/followSickLeave.ts";
import { giveBackForChange } from "../steps/giveBack/giveBackLeave.ts";
import { lockRequest } from "../steps/lockRequest.ts";
import { requestFacts } from "../steps/requestFacts.ts";

export const requestChange = operationOn(
  "requestChange",
  ChangeInput,
  async (id, { notes = null, ...input }, context) => {
    const { me: asker, tx, now, audit, again } = context;
    const { request: leave, person: locked } = await lockRequest(asker.organizationId, id, tx);
    const { me } = await again();
    const { organizationId } = me;
    const people = await peopleAround(organizationId, [locked.id, me.id], tx);
    const decider = people.get(me.id);
    const isApprover = decider !== undefined && mayDecideRequest(decider, { userId: locked.id }, people);
    const byApprover = me.id !== locked.id;
    const as = [...capacitiesOf(me, leave), ...(isApprover ? (["approver"] as const) : [])];
    assertTransition(leave, "change", { as, actorId: me.id, reason: notes ?? undefined, now });
    assertNotErased(locked);
    if (await isClosureLeave(organizationId, id, tx)) throw notOfClosure();

    const person = await bringUpToDate(locked, { tx, now });
    const booked = await bookedLeave(person, leave, tx);
    const span = changedSpan(leave, input);
    if (byApprover) await guardBegunLeave(me, { person, leave, wanted: span }, { people, now, tx });
    const besides = aroundRecipients(organizationId, [person.id], now);
    const asked = { ...(span ?? spanOf(leave)), type: leave.type, role: me.role, isForOther: byApprover };
    const [facts, around] = await requestFacts(person, asked, { now, besides, except: id, without: booked.booked, tx });
    assertFewRequests(await findRecentChanges(person, new Date(now.getTime() - REQUESTS_COUNT_FOR), tx), now);
    const { dayCosts, minutes } = assessChange({ leave: booked, wanted: span, byApprover }, facts);

    const isAutomatic = !byApprover && isChangedAutomatically({ leave, wanted: span, minutes }, facts);

    const isMade = byApprover || isAutomatic;
    const gaveBack = isMade
      ? await giveBackForChange(person, { leave: booked, span, dayCosts }, { by: me, people, tx, now })
      : [];

    const open = await findOpenChange(organizationId, id, tx);
    const known = byApprover ? undefined : open;
    if (byApprover && open) await endChanges(person, [id], { tx, now, actorId: me.id, reason: notes });
    const changeId = known?.id ?? newId();
    const stored = {
      ...(span ?? spanOf(leave)),
      minutes,
      notes,
      was: editedFrom(leave),
      isCancellation: span === null,
      isAtOnce: byApprover,
    };
    await storeChange({ organizationId, id: changeId, requestId: id, userId: person.id, ...stored }, { tx, now });
    const leaveYear = (date: string) => leaveYearOf(date, facts.accrual.startsIn);
    const days = reservedDays(booked.dayCosts, dayCosts).map((day: ChangedDay) => ({
      ...day,
      leaveYear: leaveYear(day.date),
    }));
    await storeChangeDays({ organizationId, id: changeId }, days, tx);
    const change = await findChange(organizationId, changeId, tx);
    if (!change) throw notFound("The change");
    await audit({
      subject: ["change", changeId],
      before: known && audited(known),
      after: {
        requestId: id,
        ...audited(change),
        ...(byApprover && { userId: person.id, isAtOnce: true }),
        ...(isAutomatic && { isAutomatic }),
        ...(gaveBack.length > 0 && { gaveBack }),
      },
    });
    if (isMade) return madeAtOnce(change);

    await followUpRequest(person, changeId, { tx, now });
    if (known) {
      await announceEdited(organizationId, change, { tx, now });
      return change;
    }
    const event = {
      organizationId,
      event: "request.submitted",
      key: changeId,
      payload: { requestId: changeId },
    } as const;
    const delegates = around.settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
    const recipients = requestRecipients(person.id, around.people, around.settings, delegates);
    const isBegun = await changesBegun(me, { person, leave, wanted: span }, { people, now, tx });
    await announce(event, isBegun ? withAdmins(person.id, recipients, around.people) : recipients, { tx, now });
    return change;

    async function madeAtOnce(made: ChangeView): Promise<ChangeView> {
      const of = { id: made.id, undone: 0, span, dayCosts, reason: notes };
      const replaced = await makeChange(person, booked, of, { by: me, tx, now });
      await followSickLeave(person, { ...leave, span }, { by: me, tx, now });
      const closed = await closeChange(
        made,
        { status: "approved", by: me, isAutomatic, reason: isAutomatic ? null : notes, replaced },
        { tx, now },
      );
      if (isAutomatic) return closed;
      const payload = { requestId: made.id };
      await announce({ organizationId, event: "request.approved", key: made.id, payload }, [person], { tx, now });
      return closed;
    }
  },
);

function audited(change: ChangeView) {
  const { version, status, change: of } = change;
  return { ...auditedRequest(change), version, status, isCancellation: of.isCancellation };
}
