import type { Config } from "./config.ts";
import { ConfigError } from "./environment.ts";
import { createApp, type AppOptions } from "./http/createApp.ts";
import { serve, type Serving } from "./http/serve.ts";
import { inboxText } from "./inbox/inboxText.ts";
import type { PictureOf } from "./operations/photos/PictureOf.ts";
import { calendarProviders } from "./external/calendars/calendarProviders.ts";
import { guardedFetch } from "./external/guardedFetch.ts";
import { createOidcClient } from "./external/sso/createOidcClient.ts";
import { servicePictures } from "./external/servicePictures.ts";
import { textRecords } from "./external/textRecords.ts";
import type { SlackContext } from "./slack/app/SlackContext.ts";
import type { Slack } from "./slack/app/loadSlack.ts";

interface ServingApp extends Pick<Serving, "stop"> {
  url: string;
  slack: Slack | undefined;
  pictureOf: PictureOf;
}

/** Throws a ConfigError if the port or the host can't be used. */
export async function serveApp(
  config: Config,
  parts: Omit<AppOptions, "config" | "appUrl" | "slack" | "pictureOf" | "oidc" | "calendars" | "textsOf" | "inboxText">,
  openSlack: ((context: SlackContext) => Slack) | undefined,
): Promise<ServingApp> {
  const urlAt = (port: number) => config.appUrl ?? `http://localhost:${port}`;
  try {
    let slack: Slack | undefined;
    const { log } = parts;
    const pictureOf = servicePictures({ config, slackPictureOf: async (user) => slack?.pictureOf(user), log });
    const oidc = createOidcClient({
      fetch: guardedFetch({ allowsPrivate: config.allowsPrivateAddresses }),
      clock: parts.clock,
    });
    const calendars = calendarProviders({ config, clock: parts.clock });
    const outside = { pictureOf, oidc, calendars, textsOf: textRecords };
    const serving = await serve(config, (port) => {
      const appUrl = urlAt(port);
      slack = openSlack?.({ appUrl, clock: parts.clock, log });
      return createApp({ ...parts, ...outside, config, appUrl, slack, inboxText });
    });
    return { url: urlAt(serving.port), stop: serving.stop, slack, pictureOf };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new ConfigError(`PORT ${config.port} is already in use on ${config.host}`);
    if (code === "EACCES") throw new ConfigError(`PORT ${config.port} is not permitted for this user`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new ConfigError(`HOST ${config.host} is not an address of this machine`);
    }
    throw error;
  }
}
