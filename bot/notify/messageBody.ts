import { isAdminNews } from "#core/notify/inbox/inboxEvents.ts";
import { asksForDecision, type NotificationEvent, concernsRequest } from "#core/notify/NotificationEvent.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findPersonalText } from "#db/queries/people/findPersonalText.ts";
import { findSettlementTotals } from "#db/queries/ledger/settlementNews.ts";
import { readDelegationMessage } from "#bot/operations/delegations/readDelegationMessage.ts";
import { readMessageFor } from "#bot/operations/messages/readMessageFor.ts";
import { readMissingBlock } from "#bot/operations/reminders/readMissingBlock.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { SettlementNews } from "#core/notify/settlementNewsTexts.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { aboutConfirmation, aboutEmailChange, aboutInvitation, aboutOwnership, aboutReset } from "./accountBody.ts";
import { aboutCalendar } from "./calendars/aboutCalendar.ts";
import type { MessageBody } from "./Message.ts";
import { aboutDigest, aboutOwnRaise, aboutStopped } from "./organizationBody.ts";
import type { PersonOf } from "./PersonOf.ts";
import { aboutDecision, aboutMoved, aboutRequest } from "./requestBody.ts";
import {
  AboutMessage,
  AddedAdmin,
  Adjustment,
  BlockPayload,
  ExpiringPayload,
  SettlementPayload,
  AboutInvitation,
  ByActor,
  AboutCalendar,
  AboutOffice,
  AboutWebhook,
  OfDelegation,
  AboutMoved,
  OfFactor,
  OfAccount,
  Added,
} from "./payloads.ts";

/** A notification about an event, not an update of an earlier message. */
export type News = Delivered & { event: NotificationEvent };

/**
 * Returns the facts of a notification's message in their current state; undefined if it is obsolete, or if it is for
 * Admins and the recipient isn't one anymore. With `isPast`, returns those of a message that was sent before, which may
 * be obsolete if the facts are still known.
 */
export async function messageBody(
  delivered: News,
  personOf: PersonOf,
  { isPast = false } = {},
): Promise<MessageBody | undefined> {
  const body = await bodyOf(delivered, personOf, isPast);
  const { recipientId } = delivered;
  if (!body || !recipientId || !isForAdmins(body, recipientId)) return body;
  const recipient = await personOf(recipientId);
  return recipient && isAtLeast(recipient.role, "Admin") ? body : undefined;
}

function isForAdmins(body: MessageBody, recipientId: string): boolean {
  if (body.event === "balance.settled") return body.userId !== recipientId;
  if (body.event === "calendar.stopped") return body.officeId !== null;
  return isAdminNews(body.event);
}

async function bodyOf(delivered: News, personOf: PersonOf, isPast: boolean): Promise<MessageBody | undefined> {
  const { organizationId, event, payload } = delivered;
  const nameOf = async (id: string | null) => (id && (await personOf(id))?.name) || null;
  if (asksForDecision(event)) return aboutDecision(event, delivered);
  if (concernsRequest(event)) return aboutRequest(event, delivered, personOf, isPast);
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
  if (event === "requests.moved") return aboutMoved(organizationId, AboutMoved.parse(payload), isPast);
  if (event === "delegation.changed") {
    const delegation = await readDelegationMessage(delivered, OfDelegation.parse(payload), { isPast });
    return delegation && { event, ...delegation };
  }
  if (event === "leave.expiring") {
    const { on, expiring } = ExpiringPayload.parse(payload);
    return { event, on, expiring: await typesOf(organizationId, expiring) };
  }
  if (event === "block.missing") {
    const { type, by } = BlockPayload.parse(payload);
    const { recipientId } = delivered;
    const block = recipientId && (await readMissingBlock(organizationId, recipientId, { type, by }));
    const [typed] = block ? await typesOf(organizationId, [{ type }]) : [];
    return block && typed ? { event, ...block, ...typed } : undefined;
  }
  if (event === "invitation.sent") return aboutInvitation(organizationId, AboutInvitation.parse(payload).invitationId);
  if (event === "slack.disconnected") return { event, byName: await nameOf(ByActor.parse(payload).actorId) };
  if (event === "digest.failed") return aboutDigest(organizationId, AboutOffice.parse(payload).officeId);
  if (event === "webhook.stopped") return aboutStopped(organizationId, AboutWebhook.parse(payload).webhookId);
  if (event === "calendar.stopped") return aboutCalendar(organizationId, AboutCalendar.parse(payload));
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
  if (event === "account.changed") {
    const { change, actorId = null } = OfAccount.parse(payload);
    return { event, change, byName: await nameOf(actorId) };
  }
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
  return aboutReset(delivered);
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
