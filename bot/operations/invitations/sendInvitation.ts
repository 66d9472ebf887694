import type { Transaction } from "sequelize";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { InvitationInput } from "#core/invitations/InvitationInput.ts";
import { assertMayGrantRole } from "#core/people/access/roleChange.ts";
import { Refusal } from "#core/refusal.ts";
import { newId } from "#db/newId.ts";
import { findInvitation } from "#db/queries/auth/invitations.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findUser, isMember } from "#db/queries/people/people.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { LinkToken } from "#db/models/accounts/LinkToken.ts";
import { Op } from "sequelize";
import { announceTo } from "../notifications/steps/announce.ts";
import { invitationView } from "./steps/invitationView.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { assertConfirmedFor } from "../organization/steps/assertConfirmedFor.ts";
import { countsAsConfirmed } from "../organization/countsAsConfirmed.ts";
import { operation } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";

const VALID_DAYS = 7;

/** Invites an email address into an office, and returns the invitation with the token of its link, valid for 7 days. */
export const sendInvitation = operation("sendInvitation", InvitationInput, async (input, context) => {
  // Lock before checking the inviter's rights, so that invitations into an unconfirmed organization are counted one at
  // a time.
  const { me, tx, now, audit } = countsAsConfirmed(context.me) ? context : await lockOrganization(context);
  const { organizationId } = me;
  const { email, role, officeId, managerId = null, startDate = null } = input;
  assertMayGrantRole(me.role, role);
  assertEmailDomain(email, me.organizationDomain);
  if (!(await findOffice(organizationId, officeId, tx))) throw unknown("officeId", "Unknown office");
  if (managerId && !(await findUser(organizationId, managerId, tx))?.isActive)
    throw unknown("managerId", "Unknown manager");
  if (await isMember(organizationId, email, tx)) {
    throw new Refusal("conflict", "email_taken", "This email already has an account", {
      fields: { email: "This email already has an account" },
    });
  }
  await assertConfirmedFor(1, me, tx);
  await clearExpired(organizationId, email, now, tx);

  const id = newId();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 86_400_000);
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
});

/** Revokes an expired invitation to the address, so that it doesn't block a new one. */
async function clearExpired(organizationId: string, email: string, now: Date, tx: Transaction): Promise<void> {
  await Invitation.update(
    { status: "revoked", updatedAt: now },
    { where: { organizationId, email, status: "pending", expiresAt: { [Op.lte]: now } }, transaction: tx },
  );
}

function unknown(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
