import { afterAll } from "@jest/globals";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { slackChannel } from "#bot/slack/app/slackChannel.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";
import { loadSlack, type Slack } from "#bot/slack/app/loadSlack.ts";
import type { SlackConfig } from "#bot/config.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { connectSlack } from "#bot/operations/slack/connectSlack.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { startSandbox } from "#scripts/sandbox/startSandbox.ts";
import type { Sandbox, SandboxTeam } from "#scripts/sandbox/Sandbox.ts";
import { deliverNow } from "../asserting/deliverNow.ts";
import { httpServer } from "../servers/httpServer.ts";
import { testOrganization } from "../arranging/testOrganization.ts";

export const TEAM = "T1";
export const OTHER_TEAM = "T2";

export const SIGNING_SECRET = "a signing secret for tests";

type Company = Awaited<ReturnType<typeof testOrganization>>;

export async function slackServer(
  clock: Clock,
  teams: SandboxTeam[],
  settings: Parameters<typeof httpServer>[1] = {},
  parts: Parameters<typeof httpServer>[3] = {},
) {
  const credentials = { clientId: "client", clientSecret: "client secret", signingSecret: SIGNING_SECRET };
  const sandbox = await startSandbox({ ...credentials, teams, now: () => clock.now() });
  afterAll(() => sandbox.stop());
  const config: SlackConfig = {
    ...credentials,
    apiUrl: sandbox.apiUrl,
    authorizeUrl: sandbox.authorizeUrl,
    picturesUrl: sandbox.picturesUrl,
    appToken: undefined,
  };
  const open = await loadSlack(config);
  const opened: [Slack, SlackContext][] = [];
  const openSlack = (source: SlackContext) => {
    const slack = open(source);
    opened.push([slack, source]);
    return slack;
  };
  const server = await httpServer(clock, { slack: config, ...settings }, openSlack, parts);
  const [[slack, source] = []] = opened;
  if (!slack || !source) throw new Error("The app did not open the source to Slack");
  sandbox.eventsUrl = `${server.url}/api/slack/events`;
  return {
    sandbox,
    slack,
    config,
    ...server,
    deliver: (databaseUrl: string) =>
      deliverNow({
        databaseUrl,
        clock,
        channels: [slackChannel(slack.clients, source), keepingChannel({ ...source, printsLinks: false })],
      }),
  };
}

export async function slackCompany(
  clock: Clock,
  settings: Parameters<typeof httpServer>[1] = {},
  parts: Parameters<typeof httpServer>[3] = {},
) {
  const company = await testOrganization();
  const { sandbox, ...server } = await slackServer(clock, [workspaceOf(company), emptyWorkspace], settings, parts);
  await connect(sandbox, company.owner, TEAM);
  return {
    sandbox,
    ...server,
    company,
    personOf: ({ email }: { email: string }) => sandbox.as(TEAM, slackIdOf(email)),
  };
}

export async function connect(sandbox: Sandbox, by: Actor, teamId: string): Promise<void> {
  await connectSlack(by, sandbox.installation(teamId));
}

/** Returns `UERIN` for erin@…, for example. */
export function slackIdOf(email: string): string {
  return `U${(email.split("@")[0] ?? "").toUpperCase()}`;
}

function workspaceOf(company: Company): SandboxTeam {
  const users = Object.values(company).map(({ email }) => ({
    id: slackIdOf(email),
    name: email.split("@")[0] ?? "",
    email,
    isEmailConfirmed: true,
  }));
  const channels = [
    { id: "CGENERAL", name: "general", hasBot: true },
    { id: "CQUIET", name: "quiet", hasBot: false },
  ];
  return { id: TEAM, name: "Acme", users, channels };
}

const emptyWorkspace: SandboxTeam = {
  id: OTHER_TEAM,
  name: "Elsewhere",
  users: [{ id: "UELSE", name: "else", email: "else@elsewhere.example", isEmailConfirmed: true }],
  channels: [{ id: "CELSE", name: "general", hasBot: true }],
};
