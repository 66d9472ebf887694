import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { keyUsed } from "#core/idempotencyKey.ts";
import { Refusal } from "#core/refusal.ts";
import {
  auditedRequest,
  isSameRequest,
  RecordedInput,
  RequestForInput,
  RequestInput,
} from "#core/requests/RequestInput.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { assertMayRecord, recordingReasonRequired } from "#core/requests/recording/assertMayRecord.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { requestOfKey } from "#db/queries/requests/submission.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { announce } from "../notifications/steps/announce.ts";
import { notFound } from "../notFound.ts";
import { operation, operationOn } from "../operation.ts";
import type { GivenBackLeave } from "./steps/giveBack/giveBackLeave.ts";
import { insertRequest } from "./steps/insertRequest.ts";
import { unknownUser } from "./steps/unknownUser.ts";

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

/** Throws a refusal if the key was used for different content. A request whose version has changed isn't compared. */
async function submittedBefore(
  { organizationId, id }: Person,
  wanted: RequestInput,
  tx: Transaction,
): Promise<RequestView | undefined> {
  if (wanted.idempotencyKey === undefined) return undefined;
  const request = await requestOfKey({ organizationId, userId: id, key: wanted.idempotencyKey }, tx);
  if (request && request.version === 1 && !isSameRequest(request, wanted)) {
    throw keyUsed();
  }
  return request;
}

export const submitRequestFor = operation(
  "submitRequestFor",
  RequestForInput,
  async (wanted, { me, tx, now, audit, again, unchanged }) => {
    const person = await lockPerson(me.organizationId, wanted.userId, tx);
    if (!person) throw unknownUser();
    await again();
    if (!person.isActive) throw inactive();
    const submitted = await submittedBefore(person, wanted, tx);
    if (submitted) {
      unchanged();
      return submitted;
    }
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

export const recordLeave = operationOn(
  "recordLeave",
  RecordedInput,
  async (userId, { reason = null, ...wanted }, { me: asker, tx, now, audit, again, unchanged }) => {
    const person = await lockPerson(asker.organizationId, userId, tx);
    if (!person) throw notFound("The person");
    const { me } = await again();
    assertMayRecord(me, person, await peopleAround(me.organizationId, [userId], tx));
    if (!person.isActive) throw inactive();
    const recordedBefore = await submittedBefore(person, wanted, tx);
    if (recordedBefore) {
      unchanged();
      return recordedBefore;
    }
    if (wanted.startDate < todayIn(person.zone, now) && !reason) throw recordingReasonRequired();
    const asked = { ...wanted, role: me.role, isForOther: true, recorded: { by: me, reason } };
    const { request, gaveBack } = await insertRequest(person, asked, { tx, now });
    const { id } = request;
    const isRecorded = request.status === "approved";
    const payload = { requestId: id, actorId: me.id, ...(isRecorded && { isRecorded }) };
    const entered = { organizationId: me.organizationId, event: "request.entered", key: id, payload } as const;
    await announce(entered, [person], { tx, now, ...(isRecorded && { sendAt: undoEnd(now) }) });
    await audit({ subject: ["request", id], after: { userId, ...audited(request, gaveBack) } });
    return request;
  },
);

function inactive(): Refusal {
  return new Refusal("conflict", "inactive", "This person is deactivated");
}

function audited(request: RequestView, gaveBack: readonly GivenBackLeave[]) {
  return {
    ...auditedRequest(request),
    ...(request.status === "approved" && { status: request.status }),
    ...(gaveBack.length > 0 && { gaveBack }),
  };
}
