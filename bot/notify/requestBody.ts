import type { EventOfRequest, WaitingEvent } from "#core/notify/NotificationEvent.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { listText } from "#core/listText.ts";
import { approverName } from "#core/requests/approval/approverName.ts";
import { isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { findDecidable, findDecidables } from "#db/queries/credits/findDecidable.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import { readGivenBack } from "#bot/operations/requests/changes/readGivenBack.ts";
import type { MessageBody } from "./Message.ts";
import { AboutRequest } from "./payloads.ts";
import type { PersonOf } from "./PersonOf.ts";

/** Returns the facts of a message that asks for a decision; undefined once there is nothing left to decide. */
export async function aboutDecision(
  event: WaitingEvent,
  { organizationId, recipientId, payload }: Delivered,
): Promise<MessageBody | undefined> {
  const { requestId, version } = AboutRequest.parse(payload);
  // Once a request is no longer pending, its notification has nothing left to ask for.
  if (!recipientId || (await findDecidable(organizationId, requestId))?.status !== "pending") return undefined;
  const copy = await readApproverMessage(organizationId, requestId, recipientId);
  // If the request now has another approver, this recipient has nothing left to do.
  if (copy?.is !== "open") return undefined;
  // A later edit has its own notification.
  return version === undefined || version === copy.request.version ? { event, request: copy.request } : undefined;
}

/**
 * Returns the facts of a message about what happened to requests; undefined once it no longer applies. With `isPast`,
 * returns the facts of an earlier message, even if more has happened since.
 */
export async function aboutRequest(
  event: EventOfRequest,
  { organizationId, recipientId, payload }: Delivered,
  personOf: PersonOf,
  isPast: boolean,
): Promise<MessageBody | undefined> {
  const { requestId, otherIds, more, actorId, isRecorded } = AboutRequest.parse(payload);
  const found = await findDecidables(organizationId, [requestId, ...otherIds]);
  // A later change to the request has its own notification.
  const [request, ...others] = found.filter((one) => isPast || isStillSo(event, one, isRecorded));
  const person = request && (await personOf(request.userId));
  if (!person) return undefined;
  const isOwn = person.id === recipientId;
  const byName = actorId ? ((await personOf(actorId))?.name ?? null) : request.decidedByName;
  const about = { event, request, others, more, personName: person.name, isOwn, byName, isRecorded };
  if (isPast || !recipientId || !TELLS_WHAT_IS_GIVEN_BACK.has(event)) return about;
  return { ...about, givenBack: await readGivenBack(organizationId, request, recipientId) };
}

const TELLS_WHAT_IS_GIVEN_BACK: ReadonlySet<EventOfRequest> = new Set(["request.approved", "request.entered"]);

/**
 * Returns the facts of a message about requests with a new approver, of which it doesn't name `more`; undefined once none
 * of those that it names is pending, unless the message is an earlier one (`isPast`).
 */
export async function aboutMoved(
  organizationId: string,
  { ids, more }: { ids: readonly string[]; more: number },
  isPast: boolean,
): Promise<MessageBody | undefined> {
  const found = await findDecidables(organizationId, ids);
  const pending = found.filter(({ status }) => isPast || status === "pending");
  if (pending.length === 0) return undefined;
  const people = await peopleAround(organizationId, [...new Set(pending.map(({ userId }) => userId))]);
  const moved = pending.map((request) => {
    const personName = people.get(request.userId)?.name ?? "";
    const deciders = listText(request.approval?.waitingFor ?? []);
    return {
      ...request,
      personName,
      approverName: deciders || approverName(request.userId, people, personName),
    };
  });
  return { event: "requests.moved", moved, more };
}

function isStillSo(event: EventOfRequest, request: RequestView, isRecorded: boolean): boolean {
  const { status } = request;
  if (isRecorded) return status === "approved";
  if (event === "request.recosted") return isLive(status);
  if (event === "request.entered") return status === "pending" || isApprovedAutomatically(request);
  return event === `request.${status}`;
}
