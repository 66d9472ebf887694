import { todayIn } from "#core/calendar/zones.ts";
import { mayRaiseLeave, NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { mayDecideRequest } from "#core/requests/approval/mayDecideRequest.ts";
import { approverName, SELF } from "#core/requests/approval/approverName.ts";
import { approverOfBegun } from "#core/requests/approval/approverOfBegun.ts";
import { tryChange } from "#core/requests/changes/assessChange.ts";
import { givenBackWords } from "#core/requests/giveBack/givenBackWords.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import { isChangedAutomatically } from "#core/requests/changes/isChangedAutomatically.ts";
import { ChangeInput, changedSpan } from "#core/requests/changes/ChangeInput.ts";
import { notOfClosure } from "#core/closures/notOfClosure.ts";
import { NO_APPROVER } from "#core/requests/approval/noApprover.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { isClosureLeave } from "#db/queries/closures/closureLeave.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { aroundPeople, peopleAround } from "#db/queries/people/hierarchy.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { seenUpToDate } from "../../accruals/steps/bringUpToDate.ts";
import { notFound } from "../../notFound.ts";
import { readingOn } from "../../reading.ts";
import { bookedLeave } from "../steps/changes/bookedLeave.ts";
import { changesBegun } from "../steps/changes/changesBegun.ts";
import { amountsOf } from "../steps/giveBack/amountsGivenBack.ts";
import { leaveUnder } from "../steps/giveBack/leaveUnder.ts";
import { guardBegunLeave } from "../steps/changes/guardBegunLeave.ts";
import { NOTHING_AROUND, previewOfDates } from "../steps/preview/previewOfDates.ts";
import { requestFacts } from "../steps/requestFacts.ts";

export const previewChange = readingOn("previewChange", ChangeInput, async (id, input, { me, clock }) => {
  const now = clock.now();
  const leave = await findRequest(me.organizationId, id);
  const person = leave && (await findPerson(me.organizationId, leave.userId));
  if (!person) throw notFound("The request");
  const people = await peopleAround(me.organizationId, [person.id, me.id]);
  const decider = people.get(me.id);
  const isApprover = decider !== undefined && mayDecideRequest(decider, { userId: person.id }, people);
  const as = [...capacitiesOf(me, leave), ...(isApprover ? (["approver"] as const) : [])];
  // Checks the right to change the leave first, because the other refusals reveal its dates or type.
  assertTransition(leave, "change", { as, actorId: me.id, reason: "none yet", now });
  if (await isClosureLeave(me.organizationId, id)) throw notOfClosure();
  const wanted = changedSpan(leave, input);
  const current = await seenUpToDate(person, now);
  const changed = { person: current, leave, wanted };
  if (me.id !== person.id) await guardBegunLeave(me, changed, { people, now });
  const booked = await bookedLeave(current, leave);
  const { type, evidenceCount } = leave;
  const span = wanted ?? spanOf(leave);
  const byApprover = me.id !== person.id;
  const besides = aroundPeople(me.organizationId, [person.id]);
  const how = { now, besides, except: id, without: booked.booked };
  const [facts] = await requestFacts(current, { ...span, type, role: me.role, isForOther: byApprover }, how);
  const verdict = tryChange({ leave: booked, wanted, byApprover }, facts);
  const asksAdmin =
    !mayRaiseLeave(NO_RIGHT, person, people.values()) && (await changesBegun(me, changed, { people, now }));
  const minutes = verdict.assessment?.minutes ?? 0;
  const isAutomatic = !byApprover && isChangedAutomatically({ leave, wanted, minutes }, facts);
  const human = asksAdmin ? approverOfBegun(person.id, people) : approverName(person.id, people, SELF);
  const approver = isAutomatic ? NO_APPROVER : human;
  const preview = { facts, earliestStart: todayIn(person.zone, now), approverName: approver };
  const under = wanted ? await leaveUnder(current, { ...wanted, type }, { now }) : [];
  const conditions = givenBackWords(amountsOf(under), { isInsider: true });
  const around = wanted
    ? await previewOfDates(current, { span, verdict, facts, evidenceCount, conditions })
    : { ...verdict, ...NOTHING_AROUND };
  return { ...preview, ...around, leave };
});
