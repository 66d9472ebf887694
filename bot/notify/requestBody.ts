import type { EventOfRequest, WaitingEvent } from "#core/notify/NotificationEvent.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { listText } from "#core/listText.ts";
import { namedRequests } from "#core/notify/requestNews/namedRequests.ts";
import { onlyAround, type PersonNode } from "#core/people/approver.ts";
import { approverName } from "#core/requests/approval/approverName.ts";
import { isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { findDecidable, findDecidables } from "#db/queries/credits/findDecidable.ts";
import type { Facts } from "#db/queries/Facts.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findPeopleAround } from "#db/queries/people/hierarchy.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { readApproverMessage, readApproverStanding } from "#bot/operations/requests/readApproverMessage.ts";
import { readGivenBack } from "#bot/operations/requests/changes/readGivenBack.ts";
import type { MessageBody } from "./Message.ts";
import { AboutRequest } from "./payloads.ts";

export async function aboutDecision(
  event: WaitingEvent,
  { organizationId, recipientId, payload }: Delivered,
): Promise<MessageBody | undefined> {
  const { requestId, version } = AboutRequest.parse(payload);
  if (!recipientId || (await findDecidable(organizationId, requestId))?.status !== "pending") return undefined;
  const copy = await readApproverMessage(organizationId, requestId, recipientId);
  if (copy?.is !== "open") return undefined;
  return version === undefined || version === copy.request.version ? { event, request: copy.request } : undefined;
}

export async function aboutRequest(
  event: EventOfRequest,
  { organizationId, recipientId, payload }: Delivered,
  facts: Facts,
  isPast: boolean,
): Promise<MessageBody | undefined> {
  const { requestId, otherIds, more: unkept, actorId, isRecorded } = AboutRequest.parse(payload);
  const { found, more } = await applying(facts, [requestId, ...otherIds], {
    more: unkept,
    isPast,
    applies: (one) => isStillSo(event, one, isRecorded),
  });
  const [request, ...others] = found;
  const person = request && (await facts.person(request.userId));
  if (!person) return undefined;
  const isOwn = person.id === recipientId;
  if (!isOwn && !(recipientId && (await maySee(facts, request.id, recipientId)))) return undefined;
  const byName = actorId ? ((await facts.person(actorId))?.name ?? null) : request.decidedByName;
  const about = { event, request, others, more, personName: person.name, isOwn, byName, isRecorded };
  if (isPast || !recipientId || !TELLS_WHAT_IS_GIVEN_BACK.has(event)) return about;
  return { ...about, givenBack: await readGivenBack(organizationId, request, recipientId) };
}

async function maySee(facts: Facts, requestId: string, recipientId: string): Promise<boolean> {
  const standing = await readApproverStanding(facts, requestId, recipientId);
  return standing !== undefined && standing.is !== "not theirs";
}

async function applying(
  facts: Facts,
  ids: readonly string[],
  { more, isPast, applies }: { more: number; isPast: boolean; applies: (request: RequestView) => boolean },
): Promise<{ found: RequestView[]; more: number }> {
  if (isPast) {
    const first = namedRequests(ids);
    return { found: await facts.some(findDecidables, first.named), more: first.more + more };
  }
  const { named, more: unnamed } = namedRequests((await facts.some(findDecidables, ids)).filter(applies));
  return { found: named, more: unnamed + more };
}

const TELLS_WHAT_IS_GIVEN_BACK: ReadonlySet<EventOfRequest> = new Set(["request.approved", "request.entered"]);

export async function aboutMoved(
  facts: Facts,
  { ids, more: unkept }: { ids: readonly string[]; more: number },
  isPast: boolean,
): Promise<MessageBody | undefined> {
  const { found: pending, more } = await applying(facts, ids, { more: unkept, isPast, applies: isPending });
  if (pending.length === 0) return undefined;
  const moved = await Promise.all(
    pending.map(async (request) => {
      const around = (await facts.one(findPeopleAround, request.userId))?.people ?? new Map<string, PersonNode>();
      const people = onlyAround([request.userId], around);
      const personName = people.get(request.userId)?.name ?? "";
      const deciders = listText(request.approval?.waitingFor ?? []);
      return {
        ...request,
        personName,
        approverName: deciders || approverName(request.userId, people, personName),
      };
    }),
  );
  return { event: "requests.moved", moved, more };
}

function isPending({ status }: RequestView): boolean {
  return status === "pending";
}

function isStillSo(event: EventOfRequest, request: RequestView, isRecorded: boolean): boolean {
  const { status } = request;
  if (isRecorded) return status === "approved";
  if (event === "request.recosted") return isLive(status);
  if (event === "request.entered") return status === "pending" || isApprovedAutomatically(request);
  return event === `request.${status}`;
}
