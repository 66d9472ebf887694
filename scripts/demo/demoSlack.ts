import { randomBytes } from "node:crypto";
import type { Actor } from "#bot/operations/actor.ts";
import { connectSlack } from "#bot/operations/slack/connectSlack.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import type { Sandbox, SandboxUser } from "#scripts/sandbox/Sandbox.ts";
import { startSandbox } from "#scripts/sandbox/startSandbox.ts";
import { startAfter } from "./startAfter.ts";
import { CAST, DEMO_ORGANIZATION, emailOf, OFFICES, type CastMember } from "./cast.ts";

const TEAM = "T0LUMENOAK";
const NEWCOMERS = ["Amara Nkosi", "Jakob Lund"];
const CHANNELS = [
  { id: "C0NEWYORK", name: "new-york", hasBot: true },
  { id: "C0BERLIN", name: "berlin", hasBot: true },
  { id: "C0AMSTERDAM", name: "amsterdam", hasBot: true },
  { id: "C0RANDOM", name: "random", hasBot: false },
];

interface DemoSlack {
  url: string;
  env: Record<string, string>;
  connect: () => Promise<void>;
  leadTo: (appUrl: string) => void;
  stop: () => Promise<void>;
}

export async function startDemoSlack(appPort: string | undefined): Promise<DemoSlack> {
  const credentials = { clientId: "sandbox", clientSecret: newSecret(), signingSecret: newSecret() };
  const teams = [
    { id: TEAM, name: DEMO_ORGANIZATION, users: [...CAST.map(userOf), ...NEWCOMERS.map(newcomer)], channels: CHANNELS },
  ];
  const start = (at: number) => startSandbox({ ...credentials, teams, port: at });
  const sandbox = await startAfter(appPort, 1, start);
  return {
    url: sandbox.url.replace("127.0.0.1", "localhost"),
    env: {
      SLACK_CLIENT_ID: credentials.clientId,
      SLACK_CLIENT_SECRET: credentials.clientSecret,
      SLACK_SIGNING_SECRET: credentials.signingSecret,
      SLACK_API_URL: sandbox.apiUrl,
      SLACK_AUTHORIZE_URL: sandbox.authorizeUrl,
      SLACK_PICTURES_URL: sandbox.picturesUrl,
      SLACK_APP_TOKEN: "",
    },
    connect: () => connect(sandbox),
    leadTo: (appUrl) => void (sandbox.eventsUrl = `${appUrl}/api/slack/events`),
    stop: () => sandbox.stop(),
  };
}

async function connect(sandbox: Sandbox): Promise<void> {
  const owner = await findAccount(emailOf(CAST[0]?.name ?? ""));
  if (!owner) throw new Error("The demo has no Owner");
  const actor: Actor = { organizationId: owner.organizationId, userId: owner.userId, source: "web" };
  await connectSlack(actor, sandbox.installation(TEAM));
}

function userOf({ name, office }: CastMember): SandboxUser {
  return { id: slackIdOf(name), name, email: emailOf(name), tz: OFFICES[office].timezone };
}

function newcomer(name: string): SandboxUser {
  return { id: slackIdOf(name), name, email: emailOf(name), tz: OFFICES["New York"].timezone };
}

export function slackIdOf(name: string): string {
  return `U0${name.toUpperCase().replaceAll(/[^A-Z]/g, "")}`;
}

function newSecret(): string {
  return randomBytes(16).toString("hex");
}
