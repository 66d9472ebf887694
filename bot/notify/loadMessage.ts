import { z } from "zod";
import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { ACCOUNT_CHANGES, FACTOR_CHANGES } from "#core/notify/AccountChange.ts";
import {
  asksForDecision,
  type EventOfRequest,
  type NotificationEvent,
  concernsRequest,
} from "#core/notify/NotificationEvent.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findInvitation } from "#db/queries/auth/invitations.ts";
import { findOrganizationName, isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findIsProven } from "#db/queries/people/accounts.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findPersonalText } from "#db/queries/people/personalTexts.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { findOfficeDigest } from "#db/queries/slack/slackDigests.ts";
import { readApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";
import { countsAsConfirmed, isConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { isLive, type RequestStatus } from "#core/leave/Statuses.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { withoutFreeText, withoutQuotes } from "./withoutFreeText.ts";
import type { Message, MessageBody, Recipient } from "./Message.ts";

const AboutRequest = z.object({
  requestId: z.string(),
  /** The person's other requests with the same event. */
  otherIds: z.array(z.string()).default([]),
  actorId: z.string().optional(),
});
const Adjustment = z.object({
  type: z.string(),
  minutes: z.number(),
  reasonId: z.string(),
  actorId: z.string(),
});
const ExpiringPayload = z.object({
  on: z.string(),
  lapsing: z.array(z.object({ type: z.string(), minutes: z.number() })),
});
const AboutInvitation = z.object({ invitationId: z.string() });
const ByActor = z.object({ actorId: z.string().nullable() });
/** The payload of a notice to a person's former address. */
const ToFormer = z.object({ wasProven: z.boolean().default(false) });
const AboutOffice = z.object({ officeId: z.string() });
const Ownership = z.object({ fromId: z.string(), toId: z.string() });
const Reset = z.object({ expiresAt: z.string() });
const OfFactor = z.object({ change: z.enum(FACTOR_CHANGES), actorId: z.string().nullable() });
const OfAccount = z.object({ change: z.enum(ACCOUNT_CHANGES) });
const Change = z.object({ changeId: z.string(), expiresAt: z.string() });
const Added = z.object({ actorId: z.string(), expiresAt: z.string(), isMoved: z.boolean().default(false) });

/** A notification about an event, not an update of an earlier message. */
export type News = Delivered & { event: NotificationEvent };

/** Returns a person of the notification's organization; reads each person once per message. */
type PersonOf = (id: string) => Promise<Person | undefined>;

/** Returns a notification's message in its current state, or undefined if it is obsolete. */
export async function loadMessage(delivered: News): Promise<Message | undefined> {
  const { organizationId, id } = delivered;
  const known = new Map<string, Promise<Person | undefined>>();
  const personOf: PersonOf = (personId) => {
    const found = known.get(personId) ?? findPerson(organizationId, personId);
    known.set(personId, found);
    return found;
  };
  const body = await bodyOf(delivered, personOf);
  const addressee = body && (await addresseeOf(delivered, personOf));
  if (!addressee) return undefined;
  const { recipient, organizationName, mayQuote } = addressee;
  const message = { organizationId, id, organizationName, recipient, body };
  if (delivered.channel !== "mail") return message;
  if (!mayQuote) return withoutFreeText(message);
  // Without a mail server, nobody can prove an address, and emails are only stored.
  return recipient.isProven || !operationsRuntime().sendsMail ? message : withoutQuotes(message);
}

interface Addressee {
  recipient: Recipient;
  organizationName: string;
  /** False if the organization isn't confirmed, so that its emails may not contain free text. */
  mayQuote: boolean;
}

/** Returns undefined for a deactivated person. */
async function addresseeOf(delivered: News, personOf: PersonOf): Promise<Addressee | undefined> {
  const { organizationId, recipientId, email } = delivered;
  if (!recipientId) {
    const organizationName = email && (await findOrganizationName(organizationId));
    if (!organizationName) return undefined;
    const recipient = { id: null, name: null, email, zone: "UTC", isProven: false };
    return { recipient, organizationName, mayQuote: await isConfirmed(organizationId) };
  }
  const person = await personOf(recipientId);
  if (!person?.isActive) return undefined;
  const { id, name, zone, organizationName } = person;
  const address = email ?? person.email;
  const recipient = { id, name, email: address, zone, isProven: await isProven(delivered, address) };
  return { recipient, organizationName, mayQuote: countsAsConfirmed(person) };
}

/** Returns whether the recipient has proven the address, which only emails depend on. */
async function isProven(
  { organizationId, recipientId, channel, event, payload }: News,
  email: string,
): Promise<boolean> {
  if (event === "email.changed") return ToFormer.parse(payload).wasProven;
  if (!recipientId || channel !== "mail") return false;
  return findIsProven({ organizationId, id: recipientId, email });
}

async function bodyOf(delivered: News, personOf: PersonOf): Promise<MessageBody | undefined> {
  const { organizationId, event, payload } = delivered;
  const nameOf = async (id: string | null) => (id && (await personOf(id))?.name) || null;
  if (asksForDecision(event)) {
    const { recipientId } = delivered;
    const { requestId } = AboutRequest.parse(payload);
    // Most requests are decided soon, and their notification has nothing left to ask for.
    if (!recipientId || (await findRequest(organizationId, requestId))?.status !== "pending") return undefined;
    const copy = await readApproverMessage(organizationId, requestId, recipientId);
    // If the request now has another approver, this recipient has nothing left to do.
    return copy?.is === "open" ? { event, request: copy.request } : undefined;
  }
  if (concernsRequest(event)) return aboutRequest(event, delivered, personOf);
  if (event === "balance.adjusted") {
    const { type, minutes, reasonId, actorId } = Adjustment.parse(payload);
    const reason = await findPersonalText(organizationId, reasonId);
    const [typed] = await typesOf(organizationId, [{ type, minutes }]);
    return typed && { event, ...typed, reason, byName: await nameOf(actorId) };
  }
  if (event === "leave.lapsing") {
    const { on, lapsing } = ExpiringPayload.parse(payload);
    return { event, on, lapsing: await typesOf(organizationId, lapsing) };
  }
  if (event === "invitation.sent") return aboutInvitation(organizationId, AboutInvitation.parse(payload).invitationId);
  if (event === "slack.disconnected") return { event, byName: await nameOf(ByActor.parse(payload).actorId) };
  if (event === "digest.failed") return aboutDigest(organizationId, AboutOffice.parse(payload).officeId);
  if (event === "ownership.transferred") return aboutOwnership(delivered, personOf);
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

/** Adds the name and unit of each type. */
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
  const { requestId, otherIds, actorId } = AboutRequest.parse(payload);
  const found = await Promise.all([requestId, ...otherIds].map((id) => findRequest(organizationId, id)));
  // A later change to the request has its own notification.
  const [request, ...others] = found.flatMap((one) => (one && isStillSo(event, one.status) ? one : []));
  const person = request && (await personOf(request.userId));
  if (!person) return undefined;
  const isOwn = person.id === recipientId;
  const byName = actorId ? ((await personOf(actorId))?.name ?? null) : request.decidedByName;
  return { event, request, others, personName: person.name, isOwn, byName };
}

function isStillSo(event: EventOfRequest, status: RequestStatus): boolean {
  if (event === "request.recosted") return isLive(status);
  return event === "request.entered" ? status === "pending" : event === `request.${status}`;
}

/** Returns undefined once the change is canceled, replaced or expired. */
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

/** Returns undefined for a new Owner who is no longer one, and for a previous Owner who is one again. */
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
