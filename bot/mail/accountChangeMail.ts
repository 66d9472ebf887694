import type { AccountChange } from "#core/notify/AccountChange.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

const OPEN = { label: "Open Awayday", path: "/dashboard" };
const OPEN_SSO = { label: "Open Single Sign-On", path: "/admin/single-sign-on" };
const NOT_AN_OWNER =
  "If none of your Owners meant to do this, check the settings right away, and have the Owner named in the audit log change their password.";
const NOT_YOU =
  "If this wasn't you, tell an Admin in your organization right away. If you have a password, change or reset it.";

const WORDS: Record<AccountChange, { title: string; lead: string; open?: typeof OPEN; note?: string }> = {
  googleLinked: {
    title: "A Google account was linked",
    lead: "You can now sign in to Awayday with a Google account. All other sessions were signed out.",
  },
  googleUnlinked: {
    title: "Your Google account was unlinked",
    lead: "You can no longer sign in to Awayday with your Google account. All other sessions were signed out.",
  },
  passwordSet: {
    title: "A password was set",
    lead: "You can now sign in to Awayday with a password. Any other sessions were signed out, and your API keys, calendar links, and connected calendars, if you had any, no longer work.",
  },
  passwordChanged: {
    title: "Your password was changed",
    lead: "The password for your Awayday account was changed. Any other sessions were signed out, and your API keys, calendar links, and connected calendars, if you had any, no longer work.",
  },
  passwordResetUnlinked: {
    title: "Your password was reset",
    lead: "A link was used to set a new password for your Awayday account. All sessions were signed out. Your API keys, calendar links, and connected calendars, if you had any, no longer work. Any linked accounts at Google, identity providers, and Slack were unlinked. You can link Google again in your Profile Settings. To link an identity provider again, sign in with it.",
  },
  slackLinked: {
    title: "A Slack account was connected",
    lead: "A Slack account was connected to your Awayday account. Anyone who uses it can request time off and approve or reject requests on your behalf.",
  },
  workspaceConnected: {
    title: "Another Slack workspace was connected",
    lead: "Another Slack workspace was connected to your organization in Awayday. People in it can be linked to their Awayday accounts by email.",
    open: { label: "Open Slack Settings", path: "/settings/slack" },
    note: "If you don't recognize this workspace, disconnect Slack in the settings and ask the person who connected it.",
  },
  photoDeleted: {
    title: "Your photo was deleted",
    lead: "Your photo in Awayday was deleted. Your colleagues see your initials instead.",
    open: { label: "Choose Another Photo", path: "/dashboard?profile" },
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  tokensEnded: {
    title: "Your API keys and calendars no longer work",
    lead: "Your organization now uses Google sign-in only, so your API keys, calendar links, and connected calendars no longer work: they may have been created when you were signed in another way. Sign in with Google to create or connect them again under Calendars and API Keys in the account menu.",
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  keyCreated: {
    title: "An API key was created",
    lead: "An API key with your rights in Awayday was created. You can see and revoke your keys under Calendars and API Keys in the account menu.",
  },
  provisioningTokenCreated: {
    title: "A provisioning token was created",
    lead: "A token that lets an identity provider add and deactivate people in Awayday was created. You can see and revoke tokens under Provisioning in the admin console.",
    open: { label: "Open Provisioning", path: "/admin/provisioning" },
  },
  provisioningStopped: {
    title: "A provisioning token stopped working",
    lead: "The person who created a token for your identity provider is no longer an active Owner, so the token stopped working. The identity provider can no longer use it to add, change, or deactivate people in Awayday. Create a new token under Provisioning in the admin console, and enter it at the identity provider.",
    open: { label: "Open Provisioning", path: "/admin/provisioning" },
    note: "If your identity provider uses a token of another Owner, you don't need to do anything.",
  },
  feedCreated: {
    title: "A calendar link was created",
    lead: "A calendar link that shows what you may see in Awayday was created. You can see and delete your calendar links under Calendars and API Keys in the account menu.",
  },
  calendarConnected: {
    title: "A calendar was connected",
    lead: "Awayday now writes time off and holidays to a calendar that was connected from your account. You can see and disconnect your calendars under Calendars and API Keys in the account menu, and those of offices in the admin console.",
  },
  webhookChanged: {
    title: "A webhook was added or changed",
    lead: "Your account was used to add a webhook, change its address, or make it send whole objects. Webhooks notify servers outside Awayday of changes in your organization.",
    open: { label: "Open Webhooks", path: "/admin/webhooks" },
  },
  ssoChanged: {
    title: "Single sign-on was changed",
    lead: "An Owner added, changed, or turned on a connection to an identity provider. Identity providers sign people in to your organization in Awayday.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoDeleted: {
    title: "A single sign-on connection was deleted",
    lead: "An Owner deleted a connection to an identity provider. People can no longer use it to sign in to your organization in Awayday.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoRequired: {
    title: "Single sign-on is now required",
    lead: "An Owner required single sign-on for your organization in Awayday. Only people named as exceptions and Owners with the recovery code can still sign in another way. Everyone else was signed out, unless they signed in with single sign-on.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoExceptionsChanged: {
    title: "The exceptions to single sign-on were changed",
    lead: "An Owner changed who may still sign in to your organization in Awayday without single sign-on.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoNotRequired: {
    title: "Single sign-on is no longer required",
    lead: "An Owner ended the single sign-on requirement. People can sign in to your organization in Awayday in other ways again.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoRecoveryRenewed: {
    title: "The recovery code was replaced",
    lead: "An Owner replaced the recovery code, which lets an Owner sign in with a password even when single sign-on is required. The earlier code no longer works.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  ssoRecoveryUsed: {
    title: "The recovery code was used",
    lead: "An Owner signed in to Awayday with a password and your organization's recovery code, although single sign-on is required. The code no longer works. Create a new one under Single sign-on.",
    open: OPEN_SSO,
    note: NOT_AN_OWNER,
  },
  signedOut: {
    title: "You were signed out everywhere",
    lead: "You were signed out of Awayday on all devices. Your API keys, calendar links, and connected calendars, if you had any, no longer work. Sign in to create or connect them again under Calendars and API Keys in the account menu.",
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  tokensEndedBySso: {
    title: "Your API keys and calendars no longer work",
    lead: "Your organization now requires single sign-on, so your API keys, calendar links, and connected calendars no longer work: they may have been created when you were signed in another way. Sign in with your identity provider to create or connect them again under Calendars and API Keys in the account menu.",
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  tokensEndedByRole: {
    title: "Your API keys and calendars no longer work",
    lead: "You now have a higher role in Awayday, but you haven't yet confirmed that the account at your identity provider is yours. Your API keys, calendar links, and connected calendars may have been created with that account, so they no longer work. Any two-factor authentication that was set up with that account was turned off. Sign in with your identity provider and confirm the account with your password or Google. You can then create or connect your keys, links, and calendars again under Calendars and API Keys in the account menu.",
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  ssoLinked: {
    title: "Single sign-on was linked",
    lead: "You can now sign in to Awayday with your organization's identity provider.",
  },
  joinAsked: {
    title: "People are asking to join your organization",
    lead: "People without an Awayday account signed in with your organization's identity provider and asked to join. You can accept or decline them under Invitations in the admin console.",
    open: { label: "Open Invitations", path: "/admin/invitations" },
    note: "You get this email at most once an hour.",
  },
  joinAccepted: {
    title: "You can now sign in",
    lead: "Your request to join was accepted. Sign in to Awayday with your organization's identity provider.",
    note: "Ask an Admin in your organization if you have questions about it.",
  },
  emailRequested: {
    title: "An email change was requested",
    lead: "An email change was requested for your Awayday account. The new email takes effect once it is confirmed with the link sent to it.",
  },
};

/** Security: omits a requested email address, because the recipient's mailbox may belong to another person. */
export function accountChangeMail({ change, byName }: BodyOf<"account.changed">, { appUrl }: MailLinks): MailContent {
  const { title, lead, open = OPEN, note = NOT_YOU } = WORDS[change];
  return {
    subject: title,
    title,
    lead,
    facts: byName ? [["By", byName]] : [],
    actions: [{ label: open.label, href: `${appUrl}${open.path}`, tone: "main" }],
    note,
  };
}
