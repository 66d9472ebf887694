import { afterAll } from "@jest/globals";
import { webApi } from "@slack/bolt";
import type { SandboxTeam } from "#scripts/sandbox/Sandbox.ts";
import { startSandbox } from "#scripts/sandbox/startSandbox.ts";
import { anApp } from "../arranging/anApp.ts";

const ACME: SandboxTeam = {
  id: "T1",
  name: "Acme",
  users: [
    { id: "UANN", name: "Ann Lee", email: "ann@acme.example" },
    { id: "UBEN", name: "Ben Roe", email: "ben@acme.example", tz: "Europe/Berlin" },
    { id: "UGONE", name: "Gone Ida", email: "gone@acme.example", deleted: true },
  ],
  channels: [
    { id: "C1", name: "general", hasBot: true },
    { id: "C2", name: "quiet", hasBot: false },
    { id: "C3", name: "secret", hasBot: false, isPrivate: true },
  ],
};
const ELSEWHERE: SandboxTeam = { id: "T2", name: "Elsewhere", users: [], channels: [] };

export const SANDBOX_CLIENT = { clientId: "client", clientSecret: "client secret" };

const nothing = () => {};
const SILENT = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  setLevel: nothing,
  setName: nothing,
  getLevel: () => webApi.LogLevel.ERROR,
};

export async function aSandbox(signingSecret = "a signing secret") {
  const app = await anApp();
  const teams = [ACME, ELSEWHERE];
  const sandbox = await startSandbox({ teams, signingSecret, ...SANDBOX_CLIENT, eventsUrl: app.url });
  afterAll(() => sandbox.stop());
  const clientWith = (token: string | undefined) =>
    new webApi.WebClient(token, {
      slackApiUrl: sandbox.apiUrl,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      logger: SILENT,
    });
  return { app, sandbox, clientWith, client: clientWith(sandbox.installation("T1").botToken) };
}

export function section(text: string) {
  return { type: "section" as const, text: { type: "mrkdwn" as const, text } };
}

export function plain(text: string) {
  return { type: "plain_text" as const, text };
}
