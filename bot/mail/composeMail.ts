import { isMandatory } from "#core/notify/NotificationEvent.ts";
import { html } from "#bot/html.ts";
import type { Message } from "#bot/notify/Message.ts";
import { mailContentOf } from "./mailContentOf.ts";
import { mailHtml } from "./mailHtml.ts";
import type { MailLinks } from "./MailLinks.ts";
import { mailText } from "./mailText.ts";
import { preventAutoLinks, withoutStrayLinks } from "./preventAutoLinks.ts";

interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  preferences: string | undefined;
}

export function composeMail(message: Message, links: MailLinks): Mail {
  const { recipient, organizationName } = message;
  const content = withoutStrayLinks(mailContentOf(message, links), recipient.email);
  const isMember = recipient.id !== null && !isMandatory(message.body.event);
  const preferences = isMember ? `${links.appUrl}/dashboard?preferences` : undefined;
  const from = preventAutoLinks(`Awayday for ${organizationName}`, [recipient.email]);
  const choose = "Notification settings";
  return {
    to: { name: recipient.name ?? "", address: recipient.email },
    subject: content.subject,
    text: mailText(content, preferences ? `${from}\n${choose}: ${preferences}` : from),
    html: mailHtml(
      content,
      html`${from}${preferences && html` · <a class="soft" href="${preferences}" style="color:#55605b">${choose}</a>`}`,
    ),
    preferences,
  };
}
