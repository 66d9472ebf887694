import express, { type Express, type RequestHandler, Router } from "express";
import type { DemoPerson } from "#core/links/demoMeta.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { recordedSpans } from "#db/tracing/inSpan.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { SlackDirectory } from "#bot/operations/slack/directory/SlackDirectory.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { Config } from "../config.ts";
import { apiRoutes } from "./apiRoutes.ts";
import { authPages } from "./pages/authPages.ts";
import { avatarRoutes } from "./pages/avatarRoutes.ts";
import { avatarOrigin, avatarUrlBy } from "./present/avatarUrl.ts";
import { bodyDeadline, type BodyTimes } from "./middleware/bodyDeadline.ts";
import { calendarFiles } from "./feeds/calendarFiles.ts";
import type { HttpContext } from "./HttpContext.ts";
import type { LiveStreams } from "./live/LiveStreams.ts";
import { errors } from "./middleware/errors.ts";
import { healthRoutes } from "./pages/healthRoutes.ts";
import type { Metrics } from "./middleware/createMetrics.ts";
import { pages, unknownPage } from "./pages/pages.ts";
import { readSession } from "./auth/readSession.ts";
import { requestSpans } from "./middleware/requestSpans.ts";
import { requestLog } from "./middleware/requestLog.ts";
import { mailRoutes } from "./mail/mailRoutes.ts";
import { sameOrigin } from "./middleware/sameOrigin.ts";
import type { Service } from "#core/links/serviceMetas.ts";
import { noSlackEvents } from "./routes/slack/slackRoutes.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { sessionCookie, sessions } from "./auth/sessions.ts";
import { SessionStore } from "./auth/SessionStore.ts";
import { ssoLogout } from "./routes/sso/ssoLogout.ts";
import { docsOf } from "./v1/document/documentRoutes.ts";
import { apiV1 } from "./v1/apiV1.ts";
import { scimV2 } from "./scim/scimV2.ts";
import { throttles } from "./middleware/throttles.ts";

export interface AppOptions {
  config: Pick<Config, "avatarUrl" | "trustProxy" | "sessionDays" | "smtpUrl" | "google">;
  appUrl: string;
  sessionSecrets: readonly string[];
  pool: pg.Pool;
  clock: Clock;
  log: Logger;
  webRoot: string;
  bodyTimes?: BodyTimes | undefined;
  metrics: Metrics;
  live: LiveStreams;
  pictureOf: HttpContext["pictureOf"];
  oidc: HttpContext["oidc"];
  calendars: HttpContext["calendars"];
  textsOf: HttpContext["textsOf"];
  inboxText: HttpContext["inboxText"];
  demo?: readonly DemoPerson[] | undefined;
  slack?: { events: RequestHandler; oauth: SlackOauth; channelsOf: ChannelsOf; directory: SlackDirectory } | undefined;
}

export function createApp(options: AppOptions): Express {
  const { config, appUrl, sessionSecrets, pool, clock, log, webRoot, bodyTimes, metrics, live, slack } = options;
  const { pictureOf, oidc, calendars, textsOf, inboxText } = options;
  const isHttps = appUrl.startsWith("https:");
  const cookie = sessionCookie(isHttps);
  const context: HttpContext = {
    appUrl,
    avatarUrl: avatarUrlBy(config.avatarUrl),
    clock,
    sessionCookie: cookie,
    throttles,
    live,
    pictureOf,
    oidc,
    calendars,
    textsOf,
    inboxText,
    google: config.google,
    slack: slack?.oauth,
    slackChannels: slack?.channelsOf,
    slackDirectory: slack?.directory,
    sendsMail: config.smtpUrl !== undefined,
  };
  const store = new SessionStore(pool, log);
  const life = { secrets: sessionSecrets, idleDays: config.sessionDays, clock };
  const changing = Router().use(...sessions({ ...life, store, cookie }));
  const reading = readSession({ ...life, cookieName: cookie.name, changing });

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.set("trust proxy", config.trustProxy ?? false);

  app.use(requestLog(log));
  if (metrics.measure) app.use(metrics.measure);
  const spans = recordedSpans();
  if (spans) app.use(requestSpans(spans));
  app.use(securityHeaders({ isHttps, avatarOrigin: avatarOrigin(config.avatarUrl) }));
  app.use(bodyDeadline(bodyTimes));
  // Slack's receiver verifies raw bodies, so it precedes other body parsers.
  app.use(slack?.events ?? noSlackEvents());
  app.use("/mail", mailRoutes(webRoot));
  // Other systems send no cookies, so their routes precede `sameOrigin`.
  app.use("/api/v1", apiV1(context));
  app.use("/scim/v2", scimV2(context));
  app.use("/calendars", calendarFiles());
  app.use("/auth/sso", ssoLogout(context));
  app.get("/api/docs", docsOf({ appUrl, webRoot }));
  app.use(sameOrigin(appUrl));
  app.use("/api", apiRoutes(context, { reading, changing }));
  app.use("/auth", authPages(context, [changing]));
  app.use("/avatars", avatarRoutes());
  app.use(healthRoutes(pool), metrics.routes);
  const facts = { services: servicesOf(options), demo: options.demo };
  app.use(pages(webRoot, facts), unknownPage(webRoot, facts));
  app.use(errors());
  return app;
}

function servicesOf({ config, slack }: Pick<AppOptions, "config" | "slack">): Service[] {
  return [
    ...(config.google ? (["google"] as const) : []),
    ...(slack ? (["slack"] as const) : []),
    ...(config.smtpUrl ? (["mail"] as const) : []),
  ];
}
