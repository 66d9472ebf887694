import { makeConfirmationToken } from "#bot/operations/organization/confirmationLink.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { makeEmailChangeToken } from "#bot/operations/auth/email/emailChangeLink.ts";
import { makeInvitationToken } from "#bot/operations/invitations/makeInvitationToken.ts";
import { makeMailedResetToken } from "#bot/operations/auth/passwords/makeMailedResetToken.ts";
import { linkGoogleUrl, resetPasswordUrl } from "#bot/resetPasswordUrl.ts";
import type { Message } from "#bot/notify/Message.ts";
import type { MailLinks } from "./MailLinks.ts";

export async function tokenLinks(
  { id, organizationId, recipient, body }: Message,
  appUrl: string,
): Promise<Omit<MailLinks, "appUrl">> {
  if (body.event === "invitation.sent") {
    const { invitationId, expiresAt } = body;
    const token = await makeInvitationToken({ organizationId, id, invitationId, expiresAt });
    return { accept: `${appUrl}/accept-invitation?token=${token}` };
  }
  const { id: userId, email } = recipient;
  if (userId === null) return {};
  if (body.event === "password.reset" && body.ssoOnly) return {};
  if (body.event === "password.reset" || body.event === "person.added") {
    const token = await makeMailedResetToken({
      organizationId,
      id,
      userId,
      email,
      expiresAt: body.expiresAt,
    });
    return body.googleOnly
      ? { linkGoogle: linkGoogleUrl(appUrl, token) }
      : { resetPassword: resetPasswordUrl(appUrl, token) };
  }
  if (body.event === "email.change") {
    const { changeId, expiresAt } = body;
    const token = await makeEmailChangeToken({ organizationId, id, userId, changeId, expiresAt });
    return { confirmEmail: `${appUrl}/mail/email/${token}` };
  }
  if (body.event === "organization.confirm") {
    const token = await makeConfirmationToken({ organizationId, id, userId, email, expiresAt: body.expiresAt });
    return { confirmOrganization: `${appUrl}/mail/confirm/${token}` };
  }
  if (!("request" in body) || "personName" in body) return {};
  const { id: requestId, version, userId: personId } = body.request;
  const of = { organizationId, id, userId, email, requestId, version, personId };
  const { approve, reject } = await makeDecisionTokens(of);
  return { approve: `${appUrl}/mail/${approve}`, reject: `${appUrl}/mail/${reject}` };
}
