import { createTransport } from "nodemailer";
import type { Channel } from "#bot/notify/Channel.ts";
import { withinRecipientLimit } from "#bot/notify/withinRecipientLimit.ts";
import { composeMail } from "./composeMail.ts";
import { tokenLinks } from "./tokenLinks.ts";

const CONNECTS_WITHIN = 10_000;
const ANSWERS_WITHIN = 20_000;

interface SmtpOptions {
  smtpUrl: string;
  /** An address, or a name with an address. */
  from: string;
  appUrl: string;
  /** Concurrent connections to the server. */
  connections: number;
}

/** A retry carries the same Message-ID, so mail programs can show the email once. */
export function smtpChannel({ smtpUrl, from, appUrl, connections }: SmtpOptions): Channel {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: CONNECTS_WITHIN,
    greetingTimeout: CONNECTS_WITHIN,
    socketTimeout: ANSWERS_WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(appUrl);
  return {
    name: "mail",
    isSlow: true,
    send: (message) =>
      withinRecipientLimit(message, async () => {
        const mail = composeMail(message, { appUrl, ...(await tokenLinks(message, appUrl)) });
        const messageId = `<${message.id}@${hostname}>`;
        await transport.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
          ...(mail.preferences ? { list: { unsubscribe: { url: mail.preferences, comment: "Preferences" } } } : {}),
        });
        return { status: "sent", sent: { to: mail.to.address, subject: mail.subject, messageId } };
      }),
    close: () => transport.close(),
  };
}
