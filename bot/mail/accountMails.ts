import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { aRole } from "#core/people/access/roles.ts";
import { newAdminByText, newAdminText } from "#core/notify/newAdminText.ts";
import type { BodyOf, Message, MessageRecipient } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

const CHOOSE_GOOGLE = "Choose the Google account with this email.";
const NO_LINK = "This server doesn't send email, so it doesn't store the link. Ask an Admin for a password link.";

export function invitationMail(
  body: BodyOf<"invitation.sent">,
  organizationName: string,
  links: MailLinks,
): MailContent {
  const { role, startDate, invitedByName, googleOnly } = body;
  const how = googleOnly
    ? `${organizationName} uses Google sign-in. Use the Google account with this email.`
    : undefined;
  return {
    subject: `${invitedByName} invited you to ${organizationName} on Awayday`,
    title: `Join ${organizationName}`,
    lead: `${invitedByName} invited you as ${aRole(role)}. You can request time off and see who's away.`,
    facts: [
      ...(startDate === null ? [] : [["Your first day", formatLongDate(startDate)] as const]),
      ["The link works until", dayOf(body.expiresAt, "UTC")],
    ],
    actions: links.accept ? [{ label: "Accept Invitation", href: links.accept, tone: "main" }] : [],
    note: links.accept ? how : "You can copy the invitation link on the Users page.",
  };
}

export function passwordMail({ email }: MessageRecipient, links: MailLinks): MailContent {
  return {
    subject: "Set a new password for Awayday",
    title: "Set a new password",
    lead: `We received a request to reset the password for ${email}. If that wasn't you, ignore this email.`,
    facts: [],
    actions: links.resetPassword ? [{ label: "Set New Password", href: links.resetPassword, tone: "main" }] : [],
    note: links.resetPassword
      ? "The link can be used only once and expires in 30 minutes. Using it signs you out everywhere, revokes your API keys and calendar links, disconnects your calendars, and unlinks your accounts at Google, identity providers, and Slack."
      : NO_LINK,
  };
}

export function addedMail(
  { byName, expiresAt, googleOnly, isMoved }: BodyOf<"person.added">,
  { organizationName, recipient: { email, zone } }: Message,
  links: MailLinks,
): MailContent {
  const { resetPassword, linkGoogle } = links;
  const set: MailContent["actions"] = resetPassword
    ? [{ label: "Set Your Password", href: resetPassword, tone: "main" }]
    : [];
  const by = byName ?? "An Admin";
  const opening = isMoved
    ? {
        subject: "Your Awayday account has a new email",
        title: "Your email was changed",
        lead: `${by} changed the email for your account in ${organizationName}. You can no longer sign in with your previous password or Google account.`,
      }
    : {
        subject: `You've been added to ${organizationName} on Awayday`,
        title: `Welcome to ${organizationName}`,
        lead: `${by} added you. You can request time off and see who's away.`,
      };
  return {
    ...opening,
    facts: [
      ["You sign in as", email],
      ...(googleOnly && !linkGoogle ? [] : [["The link works until", dayOf(expiresAt, zone)] as const]),
    ],
    actions: googleOnly ? signInWithGoogle(links) : set,
    note: addedNote(links, { googleOnly }),
  };
}

function addedNote({ resetPassword, linkGoogle }: MailLinks, { googleOnly }: { googleOnly: boolean }) {
  if (googleOnly) return linkGoogle && `The link can be used only once. ${CHOOSE_GOOGLE}`;
  return resetPassword ? "The link can be used only once." : NO_LINK;
}

export function googleMail({ email }: MessageRecipient, organizationName: string, links: MailLinks): MailContent {
  return {
    subject: "Sign in to Awayday with Google",
    title: "Sign in with Google",
    lead: `We received a request to reset the password for ${email}. ${organizationName} uses Google sign-in, so there is no password to set.`,
    facts: [],
    actions: signInWithGoogle(links),
    note: links.linkGoogle
      ? `The link can be used only once and expires in 30 minutes. ${CHOOSE_GOOGLE} If that wasn't you, ignore this email.`
      : "If that wasn't you, ignore this email.",
  };
}

export function ssoMail({ email }: MessageRecipient, organizationName: string, { appUrl }: MailLinks): MailContent {
  return {
    subject: "Sign in to Awayday with single sign-on",
    title: "Sign in with single sign-on",
    lead: `We received a request to reset the password for ${email}. ${organizationName} requires single sign-on, so there is no password to set. Enter your email on the sign-in page to continue with your organization's identity provider.`,
    facts: [],
    actions: [{ label: "Sign In", href: `${appUrl}/login`, tone: "main" }],
    note: "If that wasn't you, ignore this email.",
  };
}

export function ownershipMail(
  { isNewOwner, fromName, toName }: BodyOf<"ownership.transferred">,
  organizationName: string,
  { appUrl }: MailLinks,
): MailContent {
  return {
    subject: isNewOwner
      ? `You are now an Owner of ${organizationName}`
      : `${toName} is now an Owner of ${organizationName}`,
    title: "Ownership was transferred",
    lead: isNewOwner
      ? `${fromName} made you an Owner of ${organizationName} and is now an Admin.`
      : `You made ${toName} an Owner of ${organizationName}. You are now an Admin.`,
    facts: [],
    actions: [{ label: "Organization", href: `${appUrl}/admin/organization`, tone: "main" }],
  };
}

export function newAdminMail(
  { personId, ...added }: BodyOf<"admin.added">,
  organizationName: string,
  { appUrl }: MailLinks,
): MailContent {
  return {
    subject: `${newAdminText(added)} of ${organizationName}`,
    title: newAdminText(added),
    lead: newAdminByText(added),
    facts: [],
    actions: [{ label: "Person", href: `${appUrl}/admin/people/${personId}`, tone: "main" }],
    note: "All other Admins and Owners get this message, regardless of their notification settings.",
  };
}

function signInWithGoogle({ appUrl, linkGoogle }: MailLinks): MailContent["actions"] {
  return [{ label: "Sign in with Google", href: linkGoogle ?? `${appUrl}/auth/google`, tone: "main" }];
}

function dayOf(instant: Date, zone: string): string {
  return formatLongDate(todayIn(zone, instant));
}
