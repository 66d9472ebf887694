import type { Logger } from "pino";
import type { Channel } from "#bot/notify/Channel.ts";
import { composeMail } from "./composeMail.ts";
import { tokenLinks } from "./tokenLinks.ts";

/** Stores emails for the console. Security: the emails contain no links with tokens, because Admins can read them. */
export function keepingChannel({
  appUrl,
  log,
  printsLinks,
}: {
  appUrl: string;
  log: Logger;
  printsLinks: boolean;
}): Channel {
  return {
    name: "mail",
    isSlow: false,
    async send(message) {
      const { to, subject, text, html } = composeMail(message, { appUrl });
      if (printsLinks) {
        const links = await tokenLinks(message, appUrl);
        if (Object.keys(links).length > 0)
          log.info({ to: to.address, subject, links }, "stored an email instead of sending it");
      }
      return { status: "kept", sent: { to: to.address, subject, text, html } };
    },
    close: () => {},
  };
}
