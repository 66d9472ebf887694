import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { addDays } from "#core/calendar/dates.ts";
import { formatDate, formatLongDate } from "#core/calendar/dateTexts.ts";
import { digestTrouble } from "#core/notify/digestTrouble.ts";
import { adjustmentText } from "#core/leave/adjustmentText.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { changedRulesText, ownRaiseLink, ownRaiseText } from "#core/notify/ownRaiseText.ts";
import { stoppedWebhookText } from "#core/webhooks/stoppedWebhookText.ts";
import { calendarsPath } from "#core/links/calendarsPath.ts";
import { stoppedCalendarText } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { listText } from "#core/listText.ts";
import type { BodyOf, Message } from "#bot/notify/Message.ts";
import { accountChangeMail } from "./accountChangeMail.ts";
import {
  addedMail,
  googleMail,
  invitationMail,
  newAdminMail,
  ownershipMail,
  passwordMail,
  ssoMail,
} from "./accountMails.ts";
import { confirmationMail } from "./confirmationMail.ts";
import { delegationMail } from "./delegationMail.ts";
import { emailChangedMail, emailChangeMail } from "./emailChangeMails.ts";
import { decidedMail } from "./decidedMail.ts";
import { factorMail } from "./factorMail.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";
import { blockMail } from "./balances/blockMail.ts";
import { leaverMail, settledMail } from "./balances/settledMail.ts";
import { threadMail } from "./threadMail.ts";
import { movedMail } from "./movedMail.ts";
import { pendingRequestMail } from "./pendingRequestMail.ts";

export function mailContentOf(message: Message, links: MailLinks): MailContent {
  const { body, organizationName, recipient } = message;
  if (body.event === "balance.settled") return settledMail(body, links);
  if (body.event === "leaver.settled") return leaverMail(body, organizationName);
  if ("personName" in body) return decidedMail(body, links);
  if ("request" in body) return pendingRequestMail(body, links);
  if (body.event === "request.message") return threadMail(body, links);
  if (body.event === "balance.adjusted") return adjustedMail(body, links);
  if (body.event === "requests.moved") return movedMail(body);
  if (body.event === "delegation.changed") return delegationMail(body, links);
  if (body.event === "leave.expiring") return expiringMail(body, links);
  if (body.event === "block.missing") return blockMail(body, links);
  if (body.event === "invitation.sent") return invitationMail(body, organizationName, links);
  if (body.event === "slack.disconnected") return slackMail(body, organizationName, links);
  if (body.event === "digest.failed") return digestMail(body, links);
  if (body.event === "webhook.stopped") return stoppedMail(body, links);
  if (body.event === "calendar.stopped") return stoppedCalendarMail(body, links);
  if (body.event === "person.added") return addedMail(body, message, links);
  if (body.event === "secondFactor.changed") return factorMail(body, links);
  if (body.event === "account.changed") return accountChangeMail(body, links);
  if (body.event === "email.change") return emailChangeMail(message, links);
  if (body.event === "email.changed") return emailChangedMail(body, message);
  if (body.event === "organization.confirm") return confirmationMail(body, message, links);
  if (body.event === "ownLeave.raised") return ownRaiseMail(body, links);
  if (body.event === "admin.added") return newAdminMail(body, organizationName, links);
  if (body.event === "ownership.transferred") return ownershipMail(body, organizationName, links);
  if (body.ssoOnly) return ssoMail(recipient, organizationName, links);
  return body.googleOnly ? googleMail(recipient, organizationName, links) : passwordMail(recipient, links);
}

function adjustedMail(body: BodyOf<"balance.adjusted">, { appUrl }: MailLinks): MailContent {
  const { typeName, unit, minutes, reason, byName } = body;
  const type = typeText(typeName);
  return {
    subject: adjustmentText({ type, unit, minutes, byName: null }),
    title: "Your balance was adjusted",
    lead: `${adjustmentText({ type, unit, minutes, byName })}.`,
    facts: [],
    quote: reason ? { label: "Reason", text: reason } : undefined,
    actions: [{ label: "Your Balances", href: `${appUrl}/dashboard`, tone: "main" }],
  };
}

function expiringMail({ expiring, on }: BodyOf<"leave.expiring">, { appUrl }: MailLinks): MailContent {
  const all = listText(
    expiring.map(({ typeName, unit, minutes }) => `${amountInWords(minutes, unit)} of ${leaveText(typeName)}`),
  );
  const lastDay = addDays(on, -1);
  return {
    subject: `${all} will expire after ${formatDate(lastDay)}`,
    title: "Some of your time off will expire soon",
    lead: `You can use this time off through ${formatLongDate(lastDay)}.`,
    facts: expiring.map(({ typeName, unit, minutes }) => [typeName, amountInWords(minutes, unit)]),
    actions: [{ label: "Request Time Off", href: `${appUrl}/dashboard`, tone: "main" }],
  };
}

function slackMail(body: BodyOf<"slack.disconnected">, organizationName: string, { appUrl }: MailLinks): MailContent {
  return {
    subject: `Slack was disconnected from ${organizationName}`,
    title: "Slack was disconnected",
    lead: `${body.byName ?? "Slack"} disconnected the workspace. Until you reconnect it, its members get messages by email or only in their Awayday inbox.`,
    facts: [],
    actions: [{ label: "Slack Settings", href: `${appUrl}/settings/slack`, tone: "main" }],
  };
}

function ownRaiseMail({ byName, rules, id, isUnknown }: BodyOf<"ownLeave.raised">, { appUrl }: MailLinks): MailContent {
  const changed = changedRulesText(byName, rules);
  const { label, path } = ownRaiseLink(rules, id);
  return {
    subject: changed,
    title: `${byName ?? "A former Admin or Owner"} ${isUnknown ? "may have increased" : "increased"} their own leave`,
    lead: `${changed}. ${ownRaiseText(rules, isUnknown)}`,
    facts: [],
    actions: [{ label, href: `${appUrl}${path}`, tone: "main" }],
    note: "All other Admins and Owners get this message, regardless of their notification settings.",
  };
}

function stoppedMail(body: BodyOf<"webhook.stopped">, { appUrl }: MailLinks): MailContent {
  return {
    subject: `Webhook turned off: ${body.name}`,
    title: "A webhook was turned off",
    lead: stoppedWebhookText(body),
    facts: [],
    actions: [{ label: "Webhooks", href: `${appUrl}/admin/webhooks`, tone: "main" }],
    note: "All Owners get this message, regardless of their notification settings.",
  };
}

function stoppedCalendarMail(body: BodyOf<"calendar.stopped">, { appUrl }: MailLinks): MailContent {
  const { serviceName, officeName, officeId } = body;
  return {
    subject: `${serviceName} is no longer updated${officeName === null ? "" : `: ${officeName}`}`,
    title: "A calendar is no longer updated",
    lead: stoppedCalendarText(body),
    facts: [],
    actions: [{ label: "Connect Again", href: `${appUrl}${calendarsPath(officeId)}`, tone: "main" }],
    note: "This is the only email about this problem. Connecting the calendar again turns these emails back on.",
  };
}

function digestMail(body: BodyOf<"digest.failed">, { appUrl }: MailLinks): MailContent {
  const { officeName, channelName, trouble } = body;
  return {
    subject: `Morning message failed in #${channelName}`,
    title: "The morning message wasn't posted",
    lead: `Awayday posts who's away in ${officeName} to #${channelName} on workdays, but ${digestTrouble(trouble)}.`,
    facts: [],
    actions: [{ label: "Choose a Channel", href: `${appUrl}/admin/organization`, tone: "main" }],
    note: "This is the only email about this problem. Choosing a channel again turns these emails back on.",
  };
}
