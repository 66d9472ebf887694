import { afterAll } from "@jest/globals";
import type { Express } from "express";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { inboxText } from "#bot/inbox/inboxText.ts";
import { createApp, type AppOptions } from "#bot/http/createApp.ts";
import type { SlackConfig } from "#bot/config.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import type { Slack } from "#bot/slack/app/loadSlack.ts";
import { guardedFetch, type GuardedFetch } from "#bot/external/guardedFetch.ts";
import { createOidcClient } from "#bot/external/sso/createOidcClient.ts";
import { servicePictures } from "#bot/external/servicePictures.ts";
import { LiveStreams } from "#bot/http/live/LiveStreams.ts";
import { createMetrics } from "#bot/http/middleware/createMetrics.ts";
import { serve } from "#bot/http/serve.ts";
import { checkAnswer } from "../answers/checkAnswer.ts";
import { PASSWORD } from "../arranging/testOrganization.ts";

export interface Answer {
  status: number;
  body: any; // oxlint-disable-line typescript/no-explicit-any -- each test declares what it expects of a body
  headers: Headers;
}

export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  cookies(): string;
}

export async function httpServer(
  clock: Clock,
  config: Partial<AppOptions["config"]> & { slack?: SlackConfig; metricsToken?: string } = {},
  openSlack?: (source: SlackContext) => Slack,
  {
    bodyTimes,
    log = pino({ level: "silent" }),
    fetch = guardedFetch({ allowsPrivate: false }),
    calendars = new Map(),
    textsOf = () => Promise.resolve([]),
  }: Partial<Pick<AppOptions, "bodyTimes" | "log" | "calendars" | "textsOf"> & { fetch: GuardedFetch }> = {},
): Promise<{
  url: string;
  app: Express;
  live: LiveStreams;
  visitor: () => Browser;
  as: (person: { email: string }) => Promise<Browser>;
  withKey: (key: string) => Browser;
}> {
  const metrics = await createMetrics(config.metricsToken, clock);
  const live = new LiveStreams();
  let slack: Slack | undefined;
  let app: Express | undefined;
  const serving = await serve({ host: "127.0.0.1", port: 0 }, (port) => {
    const appUrl = `http://127.0.0.1:${port}`;
    slack = openSlack?.({ appUrl, clock, log });
    const pictures = { allowsPrivateAddresses: false, google: config.google, slack: config.slack };
    app = createApp({
      pictureOf: servicePictures({ config: pictures, slackPictureOf: async (user) => slack?.pictureOf(user), log }),
      config: {
        avatarUrl: undefined,
        trustProxy: undefined,
        sessionDays: 7,
        smtpUrl: undefined,
        google: undefined,
        ...config,
      },
      appUrl,
      sessionSecrets: ["a secret for tests"],
      pool: database().pool,
      clock,
      log,
      webRoot: "dist/console",
      bodyTimes,
      metrics,
      live,
      oidc: createOidcClient({ fetch, clock }),
      calendars,
      textsOf,
      inboxText,
      slack,
    });
    return app;
  });
  if (!app) throw new Error("Nothing listens");
  afterAll(async () => {
    live.endAll();
    await serving.stop(1000);
    await slack?.stop(1000);
  });
  const url = `http://127.0.0.1:${serving.port}`;
  return {
    url,
    app,
    live,
    visitor: () => browserOf(url),
    withKey: (key) => keyedClient(url, key),
    as: async ({ email }) => {
      const browser = browserOf(url);
      const { status } = await browser.send("POST", "/api/auth/login", { email, password: PASSWORD });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return browser;
    },
  };
}

function keyedClient(url: string, key: string): Browser {
  const browser = browserOf(url);
  const authorization = `Bearer ${key}`;
  return {
    get: (path, headers) => browser.get(path, { authorization, ...headers }),
    send: (method, path, body, headers) => browser.send(method, path, body, { authorization, ...headers }),
    cookies: () => browser.cookies(),
  };
}

export function browserOf(url: string): Browser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map((pair) => pair.join("=")).join("; ");
  const call = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      redirect: "manual",
      headers: {
        ...(jar.size > 0 ? { cookie: cookies() } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") && text !== "";
    const answered = { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
    checkAnswer(method, path, answered);
    return answered;
  };
  return {
    get: (path, headers = {}) => call("GET", path, headers),
    send: (method, path, body, headers = {}) => call(method, path, headers, body),
    cookies,
  };
}
