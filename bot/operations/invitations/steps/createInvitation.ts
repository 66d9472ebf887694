import { Op, type Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import type { InvitationInput } from "#core/invitations/InvitationInput.ts";
import { newId } from "#db/newId.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { LinkToken } from "#db/models/accounts/LinkToken.ts";
import { findInvitation } from "#db/queries/auth/invitations.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { InvitationView } from "../InvitationView.ts";
import { invitationView } from "./invitationView.ts";

const VALID_DAYS = 7;

/** Also queues the email. The input must already be checked. */
export async function createInvitation(
  { email, role, officeId, managerId = null, startDate = null }: InvitationInput,
  { me, tx, now, audit }: WriteContext,
): Promise<InvitationView> {
  const { organizationId } = me;
  await clearExpired(organizationId, email, now, tx);
  const id = newId();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * millisecondsInDay);
  await Invitation.create(
    {
      organizationId,
      id,
      email,
      role,
      managerId,
      officeId,
      startDate,
      status: "pending",
      invitedById: me.id,
      expiresAt,
      tokenSealed: operationsRuntime().sealer.seal(token, organizationId),
      createdAt: now,
      updatedAt: now,
    },
    { transaction: tx },
  );
  await LinkToken.create(
    { tokenHash: hashOfToken(token), purpose: "invitation", organizationId, subjectId: id, expiresAt },
    { transaction: tx },
  );
  const event = { organizationId, event: "invitation.sent", key: id, payload: { invitationId: id } } as const;
  await announceTo(event, { recipientId: null, email }, { tx, now });
  await audit({ subject: ["invitation", id], after: { role, officeId, managerId, startDate } });
  const sent = await findInvitation(organizationId, id, tx);
  if (!sent) throw new Error("The sent invitation was not found");
  return invitationView(sent, token, now);
}

/** An expired invitation to the address would block a new invitation. */
async function clearExpired(organizationId: string, email: string, now: Date, tx: Transaction): Promise<void> {
  await Invitation.update(
    { status: "revoked", updatedAt: now },
    { where: { organizationId, email, status: "pending", expiresAt: { [Op.lte]: now } }, transaction: tx },
  );
}
