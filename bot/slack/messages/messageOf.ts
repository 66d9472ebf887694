import { calendarsPath } from "#core/links/calendarsPath.ts";
import { stoppedCalendarText } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { stoppedWebhookText } from "#core/webhooks/stoppedWebhookText.ts";
import { digestTrouble } from "#core/notify/digestTrouble.ts";
import { newAdminByText, newAdminText } from "#core/notify/newAdminText.ts";
import { changedRulesText, ownRaiseLink, ownRaiseText } from "#core/notify/ownRaiseText.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { fitText } from "../blocks/fitText.ts";
import { linkButton, paragraph } from "../blocks/textBlocks.ts";
import { pendingRequestMessage } from "./approverMessage.ts";
import { adjustedNews, blockNews, expiringNews, settledNews } from "./balanceNews.ts";
import { delegationNews } from "./delegationNews.ts";
import { movedNews } from "./movedNews.ts";
import { requestNews } from "./requestNews.ts";
import { threadNews } from "./threadNews.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;

/** Throws an expected SendFailure for events that are only emailed. */
export function messageOf(body: MessageBody, appUrl: string): SlackMessage {
  switch (body.event) {
    case "request.submitted":
    case "request.edited":
    case "request.reminded":
    case "request.escalated":
      return pendingRequestMessage(body.event, body.request, appUrl);
    case "request.approved":
    case "request.rejected":
    case "request.cancelled":
    case "request.recosted":
    case "request.entered":
      return requestNews(body, appUrl);
    case "request.message":
      return threadNews(body, appUrl);
    case "balance.adjusted":
      return adjustedNews(body, appUrl);
    case "balance.settled":
      return settledNews(body, appUrl);
    case "requests.moved":
      return movedNews(body);
    case "delegation.changed":
      return delegationNews(body, appUrl);
    case "leave.expiring":
      return expiringNews(body);
    case "block.missing":
      return blockNews(body);
    case "digest.failed":
      return digestNews(body, appUrl);
    case "webhook.stopped":
      return stoppedNews(body, appUrl);
    case "calendar.stopped":
      return stoppedCalendarNews(body, appUrl);
    case "ownership.transferred":
      return ownershipNews(body, appUrl);
    case "admin.added":
      return newAdminNews(body, appUrl);
    case "ownLeave.raised":
      return ownRaiseNews(body, appUrl);
    case "invitation.sent":
    case "slack.disconnected":
    case "password.reset":
    case "person.added":
    case "secondFactor.changed":
    case "account.changed":
    case "email.change":
    case "email.changed":
    case "leaver.settled":
    case "organization.confirm":
      break;
  }
  throw new SendFailure(`${body.event} is sent by email only`, { isExpected: true });
}

function ownershipNews(
  { isNewOwner, fromName, toName }: Extract<MessageBody, { event: "ownership.transferred" }>,
  appUrl: string,
): SlackMessage {
  const [from, to] = [fitText(fromName, MAX_NAME), fitText(toName, MAX_NAME)];
  const text = isNewOwner
    ? `${from} made you an Owner of your organization and is now an Admin.`
    : `You made ${to} an Owner of your organization. You are now an Admin.`;
  return { text, blocks: [paragraph(text), linkButton("Organization", `${appUrl}/admin/organization`)] };
}

function newAdminNews(
  { personId, name, byName, ...added }: Extract<MessageBody, { event: "admin.added" }>,
  appUrl: string,
): SlackMessage {
  const person = { ...added, name: fitText(name, MAX_NAME) };
  const text = `${newAdminText(person)}. ${newAdminByText({ ...added, byName: byName && fitText(byName, MAX_NAME) })}`;
  return { text, blocks: [paragraph(text), linkButton("Person", `${appUrl}/admin/people/${personId}`)] };
}

function ownRaiseNews(
  { byName, rules, id, isUnknown }: Extract<MessageBody, { event: "ownLeave.raised" }>,
  appUrl: string,
): SlackMessage {
  const fitted =
    rules.kind === "hours"
      ? { ...rules, office: fitText(rules.office, MAX_NAME) }
      : { ...rules, holder: fitText(rules.holder, MAX_NAME), typeName: fitText(rules.typeName, MAX_NAME) };
  const changed = changedRulesText(byName && fitText(byName, MAX_NAME), fitted);
  const text = `${changed}. ${ownRaiseText(rules, isUnknown)}`;
  const { label, path } = ownRaiseLink(rules, id);
  return { text, blocks: [paragraph(text), linkButton(label, `${appUrl}${path}`)] };
}

function stoppedNews(body: Extract<MessageBody, { event: "webhook.stopped" }>, appUrl: string): SlackMessage {
  const text = `The webhook ${fitText(body.name, MAX_NAME)} was turned off. ${stoppedWebhookText(body)}`;
  return { text, blocks: [paragraph(text), linkButton("Webhooks", `${appUrl}/admin/webhooks`)] };
}

function stoppedCalendarNews(body: Extract<MessageBody, { event: "calendar.stopped" }>, appUrl: string): SlackMessage {
  const officeName = body.officeName && fitText(body.officeName, MAX_NAME);
  const text = stoppedCalendarText({ ...body, officeName });
  return { text, blocks: [paragraph(text), linkButton("Connect again", `${appUrl}${calendarsPath(body.officeId)}`)] };
}

function digestNews(
  { officeName, channelName, trouble }: Extract<MessageBody, { event: "digest.failed" }>,
  appUrl: string,
): SlackMessage {
  const [office, channel] = [fitText(officeName, MAX_NAME), fitText(channelName, MAX_NAME)];
  const text = `The morning message for ${office} wasn't posted in #${channel}: ${digestTrouble(trouble)}.`;
  return { text, blocks: [paragraph(text), linkButton("Choose a channel", `${appUrl}/admin/organization`)] };
}
