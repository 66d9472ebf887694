import { isAdminNews } from "#core/notify/inbox/inboxEvents.ts";
import { asksForDecision, type NotificationEvent, concernsRequest } from "#core/notify/NotificationEvent.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import type { Facts } from "#db/queries/Facts.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findPersonalTexts } from "#db/queries/notifications/findPersonalTexts.ts";
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

export type News = Delivered & { event: NotificationEvent };

/** `isPast` is true if the message was already sent. */
export async function messageBody(
  delivered: News,
  facts: Facts,
  { isPast = false } = {},
): Promise<MessageBody | undefined> {
  const body = await bodyOf(delivered, facts, isPast);
  const { recipientId } = delivered;
  if (!body || !recipientId || !isForAdmins(body, recipientId)) return body;
  const recipient = await facts.person(recipientId);
  return recipient && isAtLeast(recipient.role, "Admin") ? body : undefined;
}

function isForAdmins(body: MessageBody, recipientId: string): boolean {
  if (body.event === "balance.settled") return body.userId !== recipientId;
  if (body.event === "calendar.stopped") return body.officeId !== null;
  return isAdminNews(body.event);
}

async function bodyOf(delivered: News, facts: Facts, isPast: boolean): Promise<MessageBody | undefined> {
  const { organizationId, event, payload } = delivered;
  const nameOf = async (id: string | null) => (id && (await facts.person(id))?.name) || null;
  if (asksForDecision(event)) return aboutDecision(event, delivered);
  if (concernsRequest(event)) return aboutRequest(event, delivered, facts, isPast);
  if (event === "request.message") {
    const { recipientId } = delivered;
    const message = recipientId && (await readMessageFor(facts, recipientId, AboutMessage.parse(payload)));
    return message ? { event, ...message } : undefined;
  }
  if (event === "balance.adjusted") {
    const { type, minutes, reasonId, actorId } = Adjustment.parse(payload);
    const reason = (await facts.one(findPersonalTexts, reasonId))?.text ?? null;
    const [typed] = await typesOf(facts, [{ type, minutes }]);
    return typed && { event, ...typed, reason, byName: await nameOf(actorId) };
  }
  if (event === "balance.settled" || event === "leaver.settled") {
    return { event, ...(await aboutSettlement(delivered, facts, nameOf)) };
  }
  if (event === "requests.moved") return aboutMoved(facts, AboutMoved.parse(payload), isPast);
  if (event === "delegation.changed") {
    const delegation = await readDelegationMessage(facts, delivered.recipientId, OfDelegation.parse(payload), {
      isPast,
    });
    return delegation && { event, ...delegation };
  }
  if (event === "leave.expiring") {
    const { on, expiring } = ExpiringPayload.parse(payload);
    return { event, on, expiring: await typesOf(facts, expiring) };
  }
  if (event === "block.missing") {
    const { type, by } = BlockPayload.parse(payload);
    const { recipientId } = delivered;
    const block = recipientId && (await readMissingBlock(facts, recipientId, { type, by }));
    const [typed] = block ? await typesOf(facts, [{ type }]) : [];
    return block && typed ? { event, ...block, ...typed } : undefined;
  }
  if (event === "invitation.sent") return aboutInvitation(organizationId, AboutInvitation.parse(payload).invitationId);
  if (event === "slack.disconnected") return { event, byName: await nameOf(ByActor.parse(payload).actorId) };
  if (event === "digest.failed") return aboutDigest(facts, AboutOffice.parse(payload).officeId);
  if (event === "webhook.stopped") return aboutStopped(facts, AboutWebhook.parse(payload).webhookId);
  if (event === "calendar.stopped") return aboutCalendar(facts, AboutCalendar.parse(payload));
  if (event === "ownership.transferred") return aboutOwnership(delivered, facts);
  if (event === "admin.added") {
    const { actorId, ...added } = AddedAdmin.parse(payload);
    const name = await nameOf(added.personId);
    return name === null
      ? undefined
      : { event, ...added, name, byName: actorId === delivered.recipientId ? "You" : await nameOf(actorId) };
  }
  if (event === "ownLeave.raised") return aboutOwnRaise(delivered, facts);
  if (event === "secondFactor.changed") {
    const { change, actorId } = OfFactor.parse(payload);
    return { event, change, byName: await nameOf(actorId) };
  }
  if (event === "account.changed") {
    const { change, actorId = null } = OfAccount.parse(payload);
    return { event, change, byName: await nameOf(actorId) };
  }
  if (event === "email.change") return aboutEmailChange(delivered);
  if (event === "organization.confirm") return aboutConfirmation(delivered, facts);
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
  { recipientId, payload }: Delivered,
  facts: Facts,
  nameOf: (id: string) => Promise<string | null>,
): Promise<SettlementNews> {
  const about = SettlementPayload.parse(payload);
  const totals = (await facts.one(findSettlementTotals, about.userId))?.totals ?? [];
  const settled = totals.flatMap(({ on, ...total }) => (on === about.on ? total : []));
  return {
    ...about,
    personName: about.userId === recipientId ? null : await nameOf(about.userId),
    settled: await typesOf(facts, settled),
  };
}

async function typesOf<Typed extends { type: LeaveType }>(
  facts: Facts,
  amounts: readonly Typed[],
): Promise<(Typed & TypeOfLeave)[]> {
  const types = new Map((await facts.ofOrganization(findLeaveTypes)).map((type) => [type.key, type]));
  return amounts.flatMap((amount) => {
    const type = types.get(amount.type);
    return type ? { ...amount, typeName: type.name, unit: type.unit } : [];
  });
}
