import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import {
  asksForDecision,
  type EventOfRequest,
  type NotificationEvent,
  concernsRequest,
} from "#core/notify/NotificationEvent.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findInvitation } from "#db/queries/auth/invitations.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPersonalText } from "#db/queries/people/findPersonalText.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPolicyHolder } from "#db/queries/policies/policies.ts";
import { listText } from "#core/listText.ts";
import { approverName } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findSettlementTotals } from "#db/queries/ledger/settlementNews.ts";
import { findDecidable } from "#db/queries/credits/findDecidable.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { findOfficeDigest } from "#db/queries/slack/slackDigests.ts";
import { readDelegationMessage } from "#bot/operations/delegations/readDelegationMessage.ts";
import { readMessageFor } from "#bot/operations/messages/readMessageFor.ts";
import { readGivenBack } from "#bot/operations/requests/changes/readGivenBack.ts";
import { readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { isLive } from "#core/leave/Statuses.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { SettlementNews } from "#core/notify/settlementNewsTexts.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import type { MessageBody } from "./Message.ts";
import {
  AboutMessage,
  AboutRequest,
  AddedAdmin,
  Adjustment,
  BlockPayload,
  ExpiringPayload,
  SettlementPayload,
  AboutInvitation,
  ByActor,
  AboutOffice,
  OfDelegation,
  AboutMoved,
  RaisedOwn,
  Ownership,
  Reset,
  OfFactor,
  OfAccount,
  Change,
  Added,
} from "./payloads.ts";

/** A notification about an event, not an update of an earlier message. */
export type News = Delivered & { event: NotificationEvent };

/** Returns a person of the notification's organization; reads each person once per message. */
export type PersonOf = (id: string) => Promise<Person | undefined>;

/** Returns the facts of a notification's message in their current state, or undefined if it is obsolete. */
export async function messageBody(delivered: News, personOf: PersonOf): Promise<MessageBody | undefined> {
  const { organizationId, event, payload } = delivered;
  const nameOf = async (id: string | null) => (id && (await personOf(id))?.name) || null;
  if (asksForDecision(event)) {
    const { recipientId } = delivered;
    const { requestId, version } = AboutRequest.parse(payload);
    // Once a request is no longer pending, its notification has nothing left to ask for.
    if (!recipientId || (await findDecidable(organizationId, requestId))?.status !== "pending") return undefined;
    const copy = await readApproverMessage(organizationId, requestId, recipientId);
    // If the request now has another approver, this recipient has nothing left to do.
    if (copy?.is !== "open") return undefined;
    // A later edit has its own notification.
    return version === undefined || version === copy.request.version ? { event, request: copy.request } : undefined;
  }
  if (concernsRequest(event)) return aboutRequest(event, delivered, personOf);
  if (event === "request.message") {
    const { requestId, messageId } = AboutMessage.parse(payload);
    const { recipientId } = delivered;
    const message = recipientId && (await readMessageFor(recipientId, { organizationId, requestId, messageId }));
    return message ? { event, ...message } : undefined;
  }
  if (event === "balance.adjusted") {
    const { type, minutes, reasonId, actorId } = Adjustment.parse(payload);
    const reason = await findPersonalText(organizationId, reasonId);
    const [typed] = await typesOf(organizationId, [{ type, minutes }]);
    return typed && { event, ...typed, reason, byName: await nameOf(actorId) };
  }
  if (event === "balance.settled" || event === "leaver.settled") {
    return { event, ...(await aboutSettlement(delivered, nameOf)) };
  }
  if (event === "requests.moved") return aboutMoved(organizationId, AboutMoved.parse(payload).requestIds);
  if (event === "delegation.changed") {
    const delegation = await readDelegationMessage(delivered, OfDelegation.parse(payload));
    return delegation && { event, ...delegation };
  }
  if (event === "leave.expiring") {
    const { on, expiring } = ExpiringPayload.parse(payload);
    return { event, on, expiring: await typesOf(organizationId, expiring) };
  }
  if (event === "block.missing") {
    const { type, ...block } = BlockPayload.parse(payload);
    const [typed] = await typesOf(organizationId, [{ type }]);
    return typed && { event, ...block, ...typed };
  }
  if (event === "invitation.sent") return aboutInvitation(organizationId, AboutInvitation.parse(payload).invitationId);
  if (event === "slack.disconnected") return { event, byName: await nameOf(ByActor.parse(payload).actorId) };
  if (event === "digest.failed") return aboutDigest(organizationId, AboutOffice.parse(payload).officeId);
  if (event === "ownership.transferred") return aboutOwnership(delivered, personOf);
  if (event === "admin.added") {
    const { actorId, ...added } = AddedAdmin.parse(payload);
    const name = await nameOf(added.personId);
    return name === null
      ? undefined
      : { event, ...added, name, byName: actorId === delivered.recipientId ? "You" : await nameOf(actorId) };
  }
  if (event === "ownLeave.raised") return aboutOwnRaise(delivered, personOf);
  if (event === "secondFactor.changed") {
    const { change, actorId } = OfFactor.parse(payload);
    return { event, change, byName: await nameOf(actorId) };
  }
  if (event === "account.changed") return { event, ...OfAccount.parse(payload) };
  if (event === "email.change") return aboutEmailChange(delivered);
  if (event === "organization.confirm") return aboutConfirmation(delivered, personOf);
  if (event === "email.changed") {
    const { actorId } = ByActor.parse(payload);
    return { event, byName: actorId === delivered.recipientId ? null : await nameOf(actorId) };
  }
  if (event === "person.added") {
    const { actorId, expiresAt: until, isMoved } = Added.parse(payload);
    const added = { event, byName: await nameOf(actorId), expiresAt: new Date(until), isMoved };
    if (added.expiresAt <= operationsRuntime().clock.now()) return undefined;
    return { ...added, googleOnly: await isGoogleOnly(organizationId) };
  }
  const expiresAt = new Date(Reset.parse(payload).expiresAt);
  if (expiresAt <= operationsRuntime().clock.now()) return undefined;
  return { event, expiresAt, googleOnly: await isGoogleOnly(organizationId) };
}

async function aboutSettlement(
  { organizationId, recipientId, payload }: Delivered,
  nameOf: (id: string) => Promise<string | null>,
): Promise<SettlementNews> {
  const about = SettlementPayload.parse(payload);
  const settled = await findSettlementTotals({ organizationId, ...about });
  return {
    ...about,
    personName: about.userId === recipientId ? null : await nameOf(about.userId),
    settled: await typesOf(organizationId, settled),
  };
}

/** Adds the name and unit of each type. Leaves out amounts of missing types. */
async function typesOf<Typed extends { type: LeaveType }>(
  organizationId: string,
  amounts: readonly Typed[],
): Promise<(Typed & TypeOfLeave)[]> {
  const types = new Map((await findLeaveTypes(organizationId)).map((type) => [type.key, type]));
  return amounts.flatMap((amount) => {
    const type = types.get(amount.type);
    return type ? { ...amount, typeName: type.name, unit: type.unit } : [];
  });
}

async function aboutRequest(
  event: EventOfRequest,
  { organizationId, recipientId, payload }: Delivered,
  personOf: PersonOf,
): Promise<MessageBody | undefined> {
  const { requestId, otherIds, actorId, isRecorded } = AboutRequest.parse(payload);
  const found = await Promise.all([requestId, ...otherIds].map((id) => findDecidable(organizationId, id)));
  // A later change to the request has its own notification.
  const [request, ...others] = found.flatMap((one) => (one && isStillSo(event, one, isRecorded) ? one : []));
  const person = request && (await personOf(request.userId));
  if (!person) return undefined;
  const isOwn = person.id === recipientId;
  const byName = actorId ? ((await personOf(actorId))?.name ?? null) : request.decidedByName;
  const about = { event, request, others, personName: person.name, isOwn, byName, isRecorded };
  if (!recipientId || !TELLS_WHAT_IS_GIVEN_BACK.has(event)) return about;
  return { ...about, givenBack: await readGivenBack(organizationId, request, recipientId) };
}

const TELLS_WHAT_IS_GIVEN_BACK: ReadonlySet<EventOfRequest> = new Set(["request.approved", "request.entered"]);

/** Returns undefined once none of the requests is pending. */
async function aboutMoved(organizationId: string, ids: readonly string[]): Promise<MessageBody | undefined> {
  const found = await Promise.all(ids.map((id) => findDecidable(organizationId, id)));
  const pending = found.flatMap((request) => (request?.status === "pending" ? request : []));
  if (pending.length === 0) return undefined;
  const people = await peopleAround(organizationId, [...new Set(pending.map(({ userId }) => userId))]);
  const moved = pending.map((request) => ({
    ...request,
    personName: people.get(request.userId)?.name ?? "",
    approverName: listText(request.approval?.waitingFor ?? []) || approverName(request.userId, people),
  }));
  return { event: "requests.moved", moved };
}

function isStillSo(event: EventOfRequest, request: RequestView, isRecorded: boolean): boolean {
  const { status } = request;
  if (isRecorded) return status === "approved";
  if (event === "request.recosted") return isLive(status);
  if (event === "request.entered") return status === "pending" || isApprovedAutomatically(request);
  return event === `request.${status}`;
}

/** Returns undefined once the change is completed, canceled, replaced, or expired. */
async function aboutEmailChange({ organizationId, recipientId, payload }: Delivered): Promise<MessageBody | undefined> {
  const { changeId } = Change.parse(payload);
  const change = recipientId ? await findEmailChange({ organizationId, id: recipientId }) : undefined;
  if (change?.id !== changeId || change.expiresAt <= operationsRuntime().clock.now()) return undefined;
  return { event: "email.change", changeId, expiresAt: change.expiresAt };
}

/**
 * Returns undefined once the organization is confirmed, the link has expired, or the Owner has another address or role.
 */
async function aboutConfirmation(delivered: Delivered, personOf: PersonOf): Promise<MessageBody | undefined> {
  const { recipientId, email, payload } = delivered;
  const expiresAt = new Date(Reset.parse(payload).expiresAt);
  if (!recipientId || expiresAt <= operationsRuntime().clock.now()) return undefined;
  const person = await personOf(recipientId);
  if (!person || countsAsConfirmed(person) || person.role !== "Owner" || person.email !== email) return undefined;
  return { event: "organization.confirm", expiresAt };
}

/** Returns undefined once the digest has another channel or none, or its channel works again. */
async function aboutDigest(organizationId: string, officeId: string): Promise<MessageBody | undefined> {
  const digest = await findOfficeDigest(organizationId, officeId);
  if (!digest?.channelName || !digest.trouble) return undefined;
  const { officeName, channelName, trouble } = digest;
  return { event: "digest.failed", officeName, channelName, trouble };
}

/** Returns undefined for a new Owner who has lost the role, and for a previous Owner who has it again. */
async function aboutOwnership(
  { recipientId, payload }: Delivered,
  personOf: PersonOf,
): Promise<MessageBody | undefined> {
  const { fromId, toId } = Ownership.parse(payload);
  const [from, to] = [await personOf(fromId), await personOf(toId)];
  if (!from || !to) return undefined;
  const isNewOwner = recipientId === toId;
  if (((isNewOwner ? to : from).role === "Owner") !== isNewOwner) return undefined;
  return { event: "ownership.transferred", isNewOwner, fromName: from.name, toName: to.name };
}

/** Returns undefined once the policy or the office is gone. */
async function aboutOwnRaise(
  { organizationId, payload }: Delivered,
  personOf: PersonOf,
): Promise<MessageBody | undefined> {
  const { actorId, policyId, officeId = "", amounts, isUnknown } = RaisedOwn.parse(payload);
  const byName = (await personOf(actorId))?.name ?? null;
  const about = { event: "ownLeave.raised", byName, id: policyId ?? officeId, isUnknown } as const;
  if (policyId === undefined) {
    const office = await findOffice(organizationId, officeId);
    return office && { ...about, rules: { kind: "hours", office: office.name } };
  }
  const policy = await findPolicyHolder(organizationId, policyId);
  return policy && { ...about, rules: { kind: "policy", ...policy, amounts } };
}

async function aboutInvitation(organizationId: string, invitationId: string): Promise<MessageBody | undefined> {
  const invitation = await findInvitation(organizationId, invitationId);
  if (invitation?.status !== "pending" || invitation.expiresAt <= operationsRuntime().clock.now()) return undefined;
  if (!isAllowedAddress(invitation.email, invitation.organizationDomain)) return undefined;
  const { role, startDate, expiresAt, googleOnly, invitedByUserName } = invitation;
  return {
    event: "invitation.sent",
    role,
    startDate,
    expiresAt,
    googleOnly,
    invitedByName: invitedByUserName,
    invitationId,
  };
}
