import express, { type Express, type RequestHandler, Router } from "express";
import type pg from "pg";
import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { Config } from "../config.ts";
import { apiRoutes } from "./apiRoutes.ts";
import { authPages } from "./authPages.ts";
import { avatarRoutes } from "./avatarRoutes.ts";
import { avatarOrigin, avatarUrlBy } from "./avatarUrl.ts";
import { bodyDeadline, type BodyTimes } from "./bodyDeadline.ts";
import type { Door } from "./Door.ts";
import { errors } from "./errors.ts";
import { healthRoutes } from "./healthRoutes.ts";
import { createMetrics } from "./metrics.ts";
import { pages, unknownPage } from "./pages.ts";
import { readSession } from "./readSession.ts";
import { requestLog } from "./requestLog.ts";
import { mailRoutes } from "./routes/mailRoutes.ts";
import { sameOrigin } from "./sameOrigin.ts";
import { noSlackEvents } from "./routes/slackRoutes.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { sessionCookie, sessions } from "./sessions.ts";
import { SessionStore } from "./SessionStore.ts";
import { throttles } from "./throttles.ts";

export interface AppOptions {
  config: Pick<Config, "avatarUrl" | "trustProxy" | "sessionDays" | "smtpUrl" | "google" | "metricsToken">;
  /** The origin that people reach us at. */
  appUrl: string;
  sessionSecrets: readonly string[];
  pool: pg.Pool;
  clock: Clock;
  log: Logger;
  /** The folder of the built web. */
  webRoot: string;
  /** How long a body may take; by default as long as people need. */
  bodyTimes?: BodyTimes | undefined;
  /** What answers Slack, and connects to it; undefined where it is not set up. */
  slack?: { events: RequestHandler; oauth: SlackOauth; channelsOf: ChannelsOf } | undefined;
}

/** Everything that answers HTTP, in the order in which a request passes it. */
export function createApp(options: AppOptions): Express {
  const { config, appUrl, sessionSecrets, pool, clock, log, webRoot, bodyTimes, slack } = options;
  const isHttps = appUrl.startsWith("https:");
  const cookie = sessionCookie(isHttps);
  const door: Door = {
    appUrl,
    avatarUrl: avatarUrlBy(config.avatarUrl),
    clock,
    sessionCookie: cookie,
    throttles,
    google: config.google,
    slack: slack?.oauth,
    slackChannels: slack?.channelsOf,
    sendsMail: config.smtpUrl !== undefined,
  };
  const store = new SessionStore(pool, log);
  const life = { secrets: sessionSecrets, idleDays: config.sessionDays, clock };
  const changing = Router().use(...sessions({ ...life, store, cookie }));
  const reading = readSession({ ...life, cookieName: cookie.name, changing });
  const metrics = createMetrics(config.metricsToken);

  const app = express();
  app.disable("x-powered-by");
  // Answers of the API are never stored, so a hash of each would serve nobody; the calendar has its own.
  app.disable("etag");
  app.enable("case sensitive routing");
  app.set("trust proxy", config.trustProxy ?? false);

  app.use(requestLog(log), metrics.measure);
  app.use(securityHeaders({ isHttps, avatarOrigin: avatarOrigin(config.avatarUrl) }));
  app.use(bodyDeadline(bodyTimes));
  // Slack reads and signs its bodies in its own way: it comes before whatever reads a body.
  app.use(slack?.events ?? noSlackEvents());
  app.use("/mail", mailRoutes());
  app.use(sameOrigin(appUrl));
  // First what is asked for most: every layer passed on the way costs each request.
  app.use("/api", apiRoutes(door, { reading, changing }));
  app.use("/auth", authPages(door, [changing]));
  app.use("/avatars", avatarRoutes());
  app.use(healthRoutes(pool), metrics.routes);
  const facts = { hasGoogle: config.google !== undefined };
  app.use(pages(webRoot, facts), unknownPage(webRoot, facts));
  app.use(errors());
  return app;
}
