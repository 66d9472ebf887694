import { todayIn } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { RecordedInput, RequestInput, RequestForInput } from "#core/requests/RequestInput.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { assertMayRecord, recordingReasonRequired } from "#core/requests/recording/assertMayRecord.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { announce } from "../notifications/steps/announce.ts";
import { notFound } from "../notFound.ts";
import { operation, operationOn } from "../operation.ts";
import { auditedRequest } from "./steps/auditedRequest.ts";
import type { GivenBackLeave } from "./steps/giveBack/giveBackLeave.ts";
import { insertRequest } from "./steps/submission/insertRequest.ts";
import { submittedBefore } from "./steps/submission/submittedBefore.ts";
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
