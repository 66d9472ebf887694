import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { requestRecipients, withAdmins } from "#core/notify/requestRecipients.ts";
import { mayGiveBack } from "#core/people/access/ownLeave.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { assessRequest } from "#core/requests/assessRequest.ts";
import { evidenceOver } from "#core/requests/booking/bookingConditions.ts";
import { RecordedInput, RequestInput, RequestForInput } from "#core/requests/RequestInput.ts";
import { approvalFor } from "#core/requests/approval/approvalFor.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { assertMayRecord, recordingReasonRequired } from "#core/requests/recording/assertMayRecord.ts";
import { waitsForDocument } from "#core/requests/giveBack/documentToGiveBack.ts";
import { givesBackBegun, NO_RIGHT } from "#core/requests/giveBack/givesBackBegun.ts";
import { assertFewRequests } from "#core/requests/assertFewRequests.ts";
import { batch, insertion } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import { aroundRecipients, findDelegates } from "#db/queries/notifications/recipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { announce } from "../notifications/steps/announce.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { notFound } from "../notFound.ts";
import { operation, operationOn } from "../operation.ts";
import { auditedRequest } from "./steps/auditedRequest.ts";
import { bookApproval } from "./steps/approval/bookApproval.ts";
import { approvalOf, expiryOf } from "./steps/approval/newApproval.ts";
import { stepsColumn } from "./steps/approval/storeSteps.ts";
import { type GivenBackLeave, giveBackLeave } from "./steps/giveBack/giveBackLeave.ts";
import { requestFacts } from "./steps/requestFacts.ts";
import { submittedBefore } from "./steps/submittedBefore.ts";
import { unknownUser } from "./steps/unknownUser.ts";

/**
 * Submits a request for the caller; every entry point calls it. Locks the person, so that concurrent requests run one
 * at a time.
 */
export const submitRequest = operation(
  "submitRequest",
  RequestInput,
  async (wanted, { me, tx, now, audit, unchanged }) => {
    const submitted = await submittedBefore(me, wanted, tx);
    if (submitted) {
      unchanged();
      return submitted;
    }
    const { request, gaveBack } = await insertRequest(me, { role: me.role, isForOther: false, ...wanted }, { tx, now });
    await audit({ subject: ["request", request.id], after: audited(request, gaveBack) });
    return request;
  },
  { locksMe: true },
);

/**
 * Submits a request on another person's behalf under the usual rules, and notifies that person. The audit event names
 * them.
 */
export const submitRequestFor = operation(
  "submitRequestFor",
  RequestForInput,
  async (wanted, { me, tx, now, audit, again }) => {
    const person = await lockPerson(me.organizationId, wanted.userId, tx);
    if (!person) throw unknownUser();
    await again();
    if (!person.isActive) throw inactive();
    const isForOther = person.id !== me.id;
    const { request, gaveBack } = await insertRequest(person, { ...wanted, role: me.role, isForOther }, { tx, now });
    const { id, userId } = request;
    if (userId !== me.id) {
      const payload = { requestId: id, actorId: me.id };
      const entered = { organizationId: me.organizationId, event: "request.entered", key: id, payload } as const;
      await announce(entered, [person], { tx, now });
    }
    await audit({ subject: ["request", id], after: { userId, ...audited(request, gaveBack) } });
    return request;
  },
);

/**
 * Records time off for another person, on any date since their ledger opened; past dates need a reason. It is approved
 * at once, unless the caller is a Manager and the policy requires other approvers. Notifies the person.
 */
export const recordLeave = operationOn(
  "recordLeave",
  RecordedInput,
  async (userId, { reason = null, ...wanted }, { me: asker, tx, now, audit, again }) => {
    const person = await lockPerson(asker.organizationId, userId, tx);
    if (!person) throw notFound("The person");
    const { me } = await again();
    assertMayRecord(me, person, await peopleAround(me.organizationId, [userId], tx));
    if (!person.isActive) throw inactive();
    if (wanted.startDate < todayIn(person.zone, now) && !reason) throw recordingReasonRequired();
    const asked = { ...wanted, role: me.role, isForOther: true, recorded: { by: me, reason } };
    const { request, gaveBack } = await insertRequest(person, asked, { tx, now });
    const { id } = request;
    const isRecorded = request.status === "approved";
    const payload = { requestId: id, actorId: me.id, ...(isRecorded && { isRecorded }) };
    const entered = { organizationId: me.organizationId, event: "request.entered", key: id, payload } as const;
    // The caller may undo the approval until then, as after a decision.
    await announce(entered, [person], { tx, now, ...(isRecorded && { sendAt: undoEnd(now) }) });
    await audit({ subject: ["request", id], after: { userId, ...audited(request, gaveBack) } });
    return request;
  },
);

function inactive(): Refusal {
  return new Refusal("conflict", "inactive", "This person is deactivated");
}

/**
 * The status is audited only if the request is already approved, and what the approval gave back only if there is any.
 */
function audited(request: RequestView, gaveBack: readonly GivenBackLeave[]) {
  return {
    ...auditedRequest(request),
    ...(request.status === "approved" && { status: request.status }),
    ...(gaveBack.length > 0 && { gaveBack }),
  };
}

/**
 * Creates a request for a locked person, and notifies its approvers, or approves it if the policy needs nobody. `role`
 * is the caller's, and `isForOther` is true if the caller is another person, who approves the request if they record
 * it. Also returns the leave that the approval gave back. Throws the refusal of the first rule that it breaks.
 */
async function insertRequest(
  locked: Person,
  {
    role,
    isForOther,
    recorded,
    ...wanted
  }: RequestInput & { role: Role; isForOther: boolean; recorded?: { by: Person; reason: string | null } },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<{ request: RequestView; gaveBack: GivenBackLeave[] }> {
  const person = await bringUpToDate(locked, { tx, now });
  const besides = aroundRecipients(person.organizationId, [person.id], now);
  const [facts, { people, settings }] = await requestFacts(
    person,
    { role, isForOther, isRecorded: recorded !== undefined, ...wanted },
    { now, besides, tx },
  );
  assertFewRequests(facts.recent, now);
  const { dayCosts, minutes } = assessRequest(wanted, facts);
  const isBegun = givesBackBegun(wanted, facts.live, facts.today);
  const mayApprove = (decider: Pick<Person, "role">) => !isBegun || mayGiveBack(decider, person, people.values());
  const rule = approvalFor(wanted, minutes, { ...facts, asksAdmin: !mayApprove(NO_RIGHT) });
  const asksOthers = !isAtLeast(role, "Admin") && rule?.steps != null && rule.steps.length > 0;
  const waits = waitsForDocument(wanted, minutes, facts) || !mayApprove(recorded?.by ?? NO_RIGHT);
  const approver = asksOthers || waits ? undefined : recorded;
  const required = approver ? undefined : rule;

  const { organizationId } = person;
  const { type, startDate, endDate, isHalfDay, parts, idempotencyKey, notes = null } = wanted;
  const id = newId();
  const asked = { id, userId: person.id, type, startDate, endDate, isHalfDay, notes, minutes, submittedAt: now };
  const request = { evidenceOver: evidenceOver(startDate, facts.accrual), ...asked };
  const days = dayCosts.map((day) => ({
    organizationId,
    requestId: id,
    leaveYear: leaveYearOf(day.date, facts.accrual.startsIn),
    ...day,
  }));
  const submitted = { organizationId, event: "request.submitted", key: id, payload: { requestId: id } } as const;
  // Queue the update before the announcement, so that messages not yet sent aren't treated as copies to correct.
  await followUpRequest(person, id, { tx, now });
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : undefined;
  const steps = required?.steps ?? null;
  const { recipients, approval } = steps
    ? await approvalOf(person, steps, { tx, now })
    : { recipients: approver ? [] : requestRecipients(person.id, people, settings, delegates), approval: null };
  await announce(submitted, isBegun ? withAdmins(person.id, recipients, people) : recipients, { tx, now });
  const isApproved = approver !== undefined || required?.isAutomatic === true;
  const status = isApproved ? ("approved" as const) : ("pending" as const);
  const decidedAt = isApproved ? now : null;
  const expiresOn = required ? await expiryOf(person, required, facts.today, tx) : null;
  const rare = {
    ...(parts && { parts }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(steps && { steps: stepsColumn(steps) }),
    ...(expiresOn && { expiresOn }),
    ...(decidedAt && { decidedAt }),
    ...(approver && { decidedById: approver.by.id, decisionReason: approver.reason }),
  };
  let gaveBack: GivenBackLeave[] = [];
  if (isApproved) {
    const by = approver?.by ?? person;
    const decider = approver?.by ?? NO_RIGHT;
    gaveBack = await giveBackLeave(
      person,
      { ...wanted, ...request, evidenceCount: 0 },
      { by, decider, people, tx, now },
    );
  }
  const row = { organizationId, status, updatedAt: now, ...request, ...rare };
  await writeAtCommit(insertion(batch(PtoRequest, [row])), tx);
  await writeAtCommit(insertion(batch(PtoRequestDay, days)), tx);
  if (isApproved) {
    const { accrual } = facts;
    const booked = { id, type, dayCosts, undone: 0 };
    const by = { actorId: approver?.by.id };
    await bookApproval(person, { request: booked, accrual, startsIn: accrual.startsIn, ...by }, { tx, now });
  }
  const { name: typeName, unit } = facts.leaveType;
  const decision = {
    decidedById: approver?.by.id ?? null,
    decidedByName: approver?.by.name ?? null,
    isDecidedByOwner: false,
    rejectionReason: approver?.reason ?? null,
  };
  const asSubmitted = {
    status,
    decidedAt,
    approval,
    version: 1,
    editedFrom: null,
    undone: 0,
    evidenceCount: 0,
    messageCount: 0,
  } as const;
  return { request: { parts: parts ?? null, typeName, unit, ...asSubmitted, ...decision, ...request }, gaveBack };
}
