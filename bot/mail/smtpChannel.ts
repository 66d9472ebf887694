import { createTransport } from "nodemailer";
import type { Channel } from "#bot/notify/Channel.ts";
import { withinRecipientLimit } from "#bot/notify/withinRecipientLimit.ts";
import { composeMail } from "./composeMail.ts";
import { tokenLinks } from "./tokenLinks.ts";

const CONNECTS_WITHIN = 10_000;
const ANSWERS_WITHIN = 20_000;
const ENDS_WITHIN = 120_000;

interface SmtpOptions {
  smtpUrl: string;
  from: string;
  appUrl: string;
  connections: number;
  /** In milliseconds. Unlike `socketTimeout`, also limits a server that keeps sending parts of its response. */
  endsWithin?: number;
}

/** A retry has the same Message-ID, so that mail programs can hide duplicates. */
export function smtpChannel({ smtpUrl, from, appUrl, connections, endsWithin = ENDS_WITHIN }: SmtpOptions): Channel {
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
        const signal = AbortSignal.timeout(endsWithin);
        const sending = transport.sendMail({
          signal,
          from,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
          ...(mail.preferences ? { list: { unsubscribe: { url: mail.preferences, comment: "Preferences" } } } : {}),
        });
        await sending.catch((error: unknown) => {
          throw signal.aborted ? new Error(`The mail server took longer than ${endsWithin / 1000} seconds`) : error;
        });
        return { status: "sent", sent: { to: mail.to.address, subject: mail.subject, messageId } };
      }),
    close: () => transport.close(),
  };
}
