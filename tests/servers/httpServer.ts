import { afterAll } from "@jest/globals";
import type { Express } from "express";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { createApp, type AppOptions } from "#bot/http/createApp.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import type { Slack } from "#bot/slack/app/startSlack.ts";
import { serve } from "#bot/http/serve.ts";
import { PASSWORD } from "../arranging/testOrganization.ts";

export interface Answer {
  status: number;
  // The body is whatever the call answers; tests say what they expect of it.
  body: any; // oxlint-disable-line typescript/no-explicit-any
  headers: Headers;
}

/** Somebody with a browser: keeps its cookies. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** The cookies it has, as it sends them. */
  cookies(): string;
}

/** The whole app on a port of its own and this test file's database, until the last test. */
export async function httpServer(
  clock: Clock,
  config: Partial<AppOptions["config"]> = {},
  /** Opens the entry point to Slack for the address that the app is at. */
  openSlack?: (source: SlackContext) => Slack,
  { bodyTimes }: Pick<AppOptions, "bodyTimes"> = {},
): Promise<{
  url: string;
  app: Express;
  /** A browser in which nobody is signed in. */
  visitor: () => Browser;
  /** A browser in which somebody has signed in. */
  as: (person: { email: string }) => Promise<Browser>;
}> {
  const log = pino({ level: "silent" });
  let slack: Slack | undefined;
  let app: Express | undefined;
  const serving = await serve({ host: "127.0.0.1", port: 0 }, (port) => {
    const appUrl = `http://127.0.0.1:${port}`;
    slack = openSlack?.({ appUrl, clock, log });
    app = createApp({
      config: {
        avatarUrl: undefined,
        trustProxy: undefined,
        sessionDays: 7,
        smtpUrl: undefined,
        google: undefined,
        metricsToken: undefined,
        ...config,
      },
      appUrl,
      sessionSecrets: ["a secret for tests"],
      pool: database().pool,
      clock,
      log,
      webRoot: "dist/console",
      bodyTimes,
      slack,
    });
    return app;
  });
  if (!app) throw new Error("Nothing listens");
  afterAll(async () => {
    await serving.stop(1000);
    await slack?.stop(1000);
  });
  const url = `http://127.0.0.1:${serving.port}`;
  return {
    url,
    app,
    visitor: () => browserOf(url),
    as: async ({ email }) => {
      const browser = browserOf(url);
      const { status } = await browser.send("POST", "/api/auth/login", { email, password: PASSWORD });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return browser;
    },
  };
}

/** A browser on a server at an address, in which nobody is signed in. */
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
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    get: (path, headers = {}) => call("GET", path, headers),
    send: (method, path, body, headers = {}) => call(method, path, headers, body),
    cookies,
  };
}
