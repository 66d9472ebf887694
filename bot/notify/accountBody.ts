import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { maySetPassword } from "#core/sso/requirement.ts";
import { findEmailChange } from "#db/queries/auth/emailChanges.ts";
import { findInvitation } from "#db/queries/auth/invitations.ts";
import type { Facts } from "#db/queries/Facts.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { MessageBody } from "./Message.ts";
import { Change, Ownership, Reset } from "./payloads.ts";

export async function aboutEmailChange({
  organizationId,
  recipientId,
  payload,
}: Delivered): Promise<MessageBody | undefined> {
  const { changeId } = Change.parse(payload);
  const change = recipientId ? await findEmailChange({ organizationId, id: recipientId }) : undefined;
  if (change?.id !== changeId || change.expiresAt <= operationsRuntime().clock.now()) return undefined;
  return { event: "email.change", changeId, expiresAt: change.expiresAt };
}

export async function aboutConfirmation(delivered: Delivered, facts: Facts): Promise<MessageBody | undefined> {
  const { recipientId, email, payload } = delivered;
  const expiresAt = new Date(Reset.parse(payload).expiresAt);
  if (!recipientId || expiresAt <= operationsRuntime().clock.now()) return undefined;
  const person = await facts.person(recipientId);
  if (!person || countsAsConfirmed(person) || person.role !== "Owner" || person.email !== email) return undefined;
  return { event: "organization.confirm", expiresAt };
}

export async function aboutReset({
  organizationId,
  recipientId,
  payload,
}: Delivered): Promise<MessageBody | undefined> {
  const expiresAt = new Date(Reset.parse(payload).expiresAt);
  if (expiresAt <= operationsRuntime().clock.now()) return undefined;
  const required = recipientId === null ? undefined : await findRequired({ organizationId, userId: recipientId });
  const googleOnly = await isGoogleOnly(organizationId);
  return { event: "password.reset", expiresAt, googleOnly, ssoOnly: !maySetPassword(required) };
}

export async function aboutOwnership(
  { recipientId, payload }: Delivered,
  facts: Facts,
): Promise<MessageBody | undefined> {
  const { fromId, toId } = Ownership.parse(payload);
  const [from, to] = await Promise.all([facts.person(fromId), facts.person(toId)]);
  if (!from || !to) return undefined;
  const isNewOwner = recipientId === toId;
  if (((isNewOwner ? to : from).role === "Owner") !== isNewOwner) return undefined;
  return { event: "ownership.transferred", isNewOwner, fromName: from.name, toName: to.name };
}

export async function aboutInvitation(organizationId: string, invitationId: string): Promise<MessageBody | undefined> {
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
