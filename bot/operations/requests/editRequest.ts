import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { assertFewRequests } from "#core/throttling/limits.ts";
import { assessEdit } from "#core/requests/assessEdit.ts";
import { evidenceOver, leaveInRow } from "#core/requests/booking/leaveInRow.ts";
import { editedAfter, type editedFrom } from "#core/requests/EditedFrom.ts";
import { requiredApproval } from "#core/requests/approval/requiredApproval.ts";
import { roundOf } from "#core/requests/approval/ApprovalStep.ts";
import { keepsApproval, stepsOfEdited } from "#core/requests/approval/stepsOfEdited.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { editedRequest, RequestEdit } from "#core/requests/RequestEdit.ts";
import { auditedRequest, isSameRequest } from "#core/requests/RequestInput.ts";
import { batch, insertRows } from "#db/insertRows.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import { storeEdit } from "#db/queries/requests/storeEdit.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { seenTypes } from "../knownTypes/steps/seenTypes.ts";
import { operationOn } from "../operation.ts";
import { askHolders } from "./steps/approval/askHolders.ts";
import { approvalOf, expiryOfEdited } from "./steps/approval/newApproval.ts";
import { announceEdited } from "./steps/announceEdited.ts";
import { relieveNeighbors } from "./steps/beside/relieveNeighbors.ts";
import { lockRequest } from "./steps/lockRequest.ts";
import { requestFacts } from "./steps/requestFacts.ts";

export const editRequest = operationOn("editRequest", RequestEdit, async (id, input, context) => {
  const { me: asker, tx, now, audit, unchanged, again } = context;
  const { request, person: locked } = await lockRequest(asker.organizationId, id, tx);
  const { me } = await again();
  const { organizationId } = me;
  const attempt = { as: capacitiesOf(me, request), actorId: me.id, version: input.version, now };
  assertTransition(request, "edit", attempt);
  const wanted = editedRequest(request, input);
  if (isSameRequest(request, wanted)) {
    unchanged();
    return request;
  }
  const person = await bringUpToDate(locked, { tx, now });
  const besides = aroundPeople(organizationId, [person.id]);
  const [facts] = await requestFacts(person, { ...wanted, role: me.role }, { now, besides, except: id, tx });
  assertFewRequests(facts.recent, now);
  const { dayCosts, minutes } = assessEdit(request, wanted, facts);

  const was = editedAfter(request, wanted, { seen: await seenTypes(me), now });
  const inRow = leaveInRow(wanted, minutes, facts.beside).minutes;
  const over = evidenceOver({ ...wanted, minutes, inRow }, facts.accrual);
  const required = requiredApproval(wanted, minutes, facts);
  const steps = stepsOfEdited(request, { ...wanted, minutes }, required);
  const from = { submittedAt: request.submittedAt, today: facts.today };
  const isKept = keepsApproval(request, { ...wanted, minutes }, required);
  const expiresOn = isKept ? undefined : await expiryOfEdited(person, required, from, tx);
  const kept = { editedFrom: was, evidenceOver: over, steps, expiresOn };
  await storeEdit({ organizationId, id }, { ...wanted, minutes, ...kept }, { tx, now });
  const leaveYear = (date: string) => leaveYearOf(date, facts.accrual.startsIn);
  const days = dayCosts.map((day) => ({ ...day, organizationId, requestId: id, leaveYear: leaveYear(day.date) }));
  await insertRows([batch(PtoRequestDay, days)], tx);
  await relieveNeighbors(person, request, { tx, now });
  const { notes = null, parts = null, ...span } = wanted;
  const { name: typeName, unit } = facts.leaveType;
  const version = request.version + 1;
  const edited = {
    ...request,
    ...span,
    parts,
    notes,
    typeName,
    unit,
    minutes,
    version,
    editedFrom: was,
    evidenceOver: over,
  };
  await followUpRequest(person, id, { tx, now });
  const asked = steps && (await approvalOf(person, steps, { tx, now }));
  if (asked) edited.approval = asked.approval;
  const isReopened = steps && request.approval && roundOf(steps) > roundOf(request.approval.steps);
  const askedAgain = isReopened ? asked?.recipients.map((recipient) => recipient.id) : [];
  await announceEdited(organizationId, edited, { tx, now, except: askedAgain });
  if (asked) await askHolders(organizationId, { id, approval: asked.approval }, asked.recipients, { tx, now });
  await audit({
    subject: ["request", id],
    before: audited(request),
    after: { ...audited(edited), ...(notes !== request.notes && { notesChanged: true }) },
  });
  return edited;
});

function audited(request: Parameters<typeof editedFrom>[0] & { version: number }) {
  return { ...auditedRequest(request), version: request.version };
}
