import type { Logger } from "pino";
import type { Channel } from "#bot/notify/Channel.ts";
import { composeMail } from "./composeMail.ts";
import { tokenLinks } from "./tokenLinks.ts";

/**
 * Mail where there is no server to send it by: kept, to be read in the console, without a link that could be used by
 * who reads it there. With LOG_LINKS=true the log has those links.
 */
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
        if (Object.keys(links).length > 0) log.info({ to: to.address, subject, links }, "a mail that is only kept");
      }
      return { status: "kept", sent: { to: to.address, subject, text, html } };
    },
    close: () => {},
  };
}
