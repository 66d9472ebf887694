import { onlyAround } from "#core/people/approver.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { approverOfDelegate, authorityOf, decidesAnyStep, delegationOver } from "#core/delegations/authorityOf.ts";
import { lastDecidedStep } from "#core/requests/approval/ApprovalStep.ts";
import { offeredEvents, undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { findDelegationsToEach } from "#db/queries/delegations/delegations.ts";
import { Facts } from "#db/queries/Facts.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findDeciders } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { findSnoozeEnd } from "#db/queries/requests/snoozes.ts";
import { findMessagesOf, type RequestMessageRow } from "#db/queries/messages/requestMessages.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { operationsRuntime } from "../runtime.ts";
import { findDecidables } from "#db/queries/credits/findDecidable.ts";
import { withApprovalRefusals } from "./steps/giveBack/withApprovalRefusals.ts";
import { teamRequests } from "./steps/teamRequests.ts";
import { type TeamRequestView, teamRequestViews } from "./steps/teamRequestViews.ts";

export interface RequestForApprover extends TeamRequestView {
  balanceBefore: Minutes | null;
  thread: RequestMessageRow[];
}

export type ApproverMessage =
  | { is: "open"; request: RequestForApprover }
  | {
      is: "decided";
      request: RequestView;
      personName: string;
      zone: Zone;
      isUndoable: boolean;
    }
  | { is: "passed on"; request: RequestView; personName: string; isUndoable: boolean }
  /** The recipient has left or may no longer decide the request, so the message hides the request. */
  | { is: "not theirs"; /** The recipient was this approver's delegate. */ endedFor: string | null };

export type ApproverStanding =
  | { is: "open"; request: RequestView; personName: string; person: Person; actingFor?: { id: string; name: string } }
  | Exclude<ApproverMessage, { is: "open" }>;

export async function readApproverMessage(
  organizationId: string,
  requestId: string,
  recipientId: string,
): Promise<ApproverMessage | undefined> {
  const now = operationsRuntime().clock.now();
  const standing = await readApproverStanding(new Facts(organizationId, now), requestId, recipientId);
  if (standing?.is !== "open") return standing;
  const { person, actingFor } = standing;
  const open = await readRequestForApprover(person, requestId, { readerId: recipientId, actingFor });
  const snoozing = { organizationId, requestId, userId: recipientId };
  const snoozedUntil = await findSnoozeEnd(snoozing, now);
  const own = { ...(snoozedUntil && { snoozedUntil }) };
  // If `open` is undefined, the request was just decided, so read the message again.
  return open
    ? { is: "open", request: { ...open, ...own } }
    : readApproverMessage(organizationId, requestId, recipientId);
}

export async function readApproverStanding(
  facts: Facts,
  requestId: string,
  recipientId: string,
): Promise<ApproverStanding | undefined> {
  const request = await facts.one(findDecidables, requestId);
  const person = request && (await facts.person(request.userId));
  if (!person) return undefined;
  const around = await facts.one(findDeciders, { ...request, besides: [recipientId] });
  if (!around) return undefined;
  const people = onlyAround(around.ids, around.people);
  const decider = people.get(recipientId);
  if (!decider) return undefined;
  let authority = authorityOf(decider, request, people, []);
  if (!authority) {
    const recipient = await facts.person(recipientId);
    const delegations = (recipient && (await facts.one(findDelegationsToEach, recipient))?.to) ?? [];
    authority = authorityOf(decider, request, people, delegations);
    const over = delegationOver(decider, request, people, delegations);
    const isInvolved = isInSteps(request) && decidesAnyStep(decider, request, people, delegations);
    if (!authority && !isInvolved) return { is: "not theirs", endedFor: over?.approverName ?? null };
  }
  if (request.status !== "pending") {
    const recipient = await facts.person(recipientId);
    const isUndoable = request.decidedById === recipientId && isStillUndoable(request);
    return recipient && { is: "decided", request, personName: person.name, zone: recipient.zone, isUndoable };
  }
  const isUndoable = isStepUndoable(request, recipientId);
  if (isUndoable || !authority) {
    return { is: "passed on", request, personName: person.name, isUndoable };
  }
  const actingFor = approverOfDelegate(authority);
  return { is: "open", request, personName: person.name, person, ...(actingFor && { actingFor }) };
}

function isInSteps({ approval }: RequestView): boolean {
  return (approval?.steps.length ?? 0) > 0;
}

function isStepUndoable({ approval }: RequestView, personId: string): boolean {
  const decided = lastDecidedStep(approval?.steps ?? [])?.decided;
  return decided?.byId === personId && operationsRuntime().clock.now() < undoEnd(new Date(decided.at));
}

function isStillUndoable({ status, decidedAt }: Pick<RequestView, "status" | "decidedAt">): boolean {
  const canBeUndone = offeredEvents(status, ["decider"]).includes("undo");
  return canBeUndone && decidedAt !== null && operationsRuntime().clock.now() < undoEnd(decidedAt);
}

export async function readRequestForApprover(
  person: Person,
  requestId: string,
  { readerId, actingFor }: { readerId: string; actingFor?: { id: string; name: string } | undefined },
): Promise<RequestForApprover | undefined> {
  const now = operationsRuntime().clock.now();
  await seenUpToDate(person, now);
  const reader = await findPerson(person.organizationId, readerId);
  if (!reader) return undefined;
  const { organizationId, zone, leaveYearStartsIn } = person;
  const scope = { of: "person" as const, userId: person.id };
  const pending = await teamRequests(organizationId, scope, { now, zone, leaveYearStartsIn, reader });
  const asked = pending.requests.map((request) => ({ ...request, ...(actingFor && { actingFor }) }));
  const requests = await withApprovalRefusals(organizationId, asked, readerId, now);
  const view = (await teamRequestViews({ ...pending, requests })).find(({ id }) => id === requestId);
  if (!view) return undefined;
  const thread = view.messageCount > 0 ? await findMessagesOf(organizationId, requestId) : [];
  return { ...view, thread, balanceBefore: view.isUnlimited ? null : (view.balances[0]?.before ?? 0) };
}
