import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SCOPES } from "#bot/slack/app/scopes.ts";
import { endTokens, install } from "./api/authMethods.ts";
import { allow, wishOf } from "./slackApi/authorizing.ts";
import { createPerson } from "./createPerson.ts";
import { sendEvent } from "./sendEvent.ts";
import type { Sandbox, SandboxOptions } from "./Sandbox.ts";
import { send } from "./sending.ts";
import { serveAuthorize } from "./slackApi/serveAuthorize.ts";
import { servePicture } from "./servePicture.ts";
import { servePage } from "./servePage.ts";
import { serveSlack } from "./slackApi/serveSlack.ts";
import { createWorld, directMessages, workspaceOf, type World } from "./World.ts";

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.env["NODE_ENV"] === "production") throw new Error("The Slack sandbox does not run in production");
  const world = createWorld(options);
  const server = createServer((req, res) => {
    serve(world, req, res).catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sandboxOf(world, () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    return closed;
  });
}

function sandboxOf(world: World, stop: () => Promise<void>): Sandbox {
  return {
    url: world.url,
    apiUrl: `${world.url}/api/`,
    authorizeUrl: `${world.url}/oauth/v2/authorize`,
    picturesUrl: `${world.url}/pictures`,
    teams: world.options.teams,
    calls: world.calls,
    violations: world.violations,
    get eventsUrl() {
      return world.eventsUrl;
    },
    set eventsUrl(url) {
      world.eventsUrl = url;
    },
    get failing() {
      return world.failing;
    },
    set failing(failing) {
      world.failing = failing;
    },
    as: (teamId, userId) => createPerson(world, teamId, userId),
    messages: (channelOrUser) =>
      [...world.workspaces.values()].flatMap((workspace) => {
        const ofUser = workspace.users.has(channelOrUser) ? directMessages(workspace, channelOrUser) : undefined;
        return [...((ofUser ?? workspace.conversations.get(channelOrUser))?.messages ?? [])];
      }),
    fail: (method, how, times = 1) => void world.failures.push({ method, how, times }),
    installation: (teamId, scopes = [...SCOPES]) => install(world, workspaceOf(world, teamId), scopes),
    allow: (address, teamId, userId) => allow(world, wishOf(address), teamId, userId),
    event: (teamId, event, how) => sendEvent(world, workspaceOf(world, teamId), event, how),
    send: (body, headers) => send(world, body, headers),
    async revokeTokens(teamId) {
      const workspace = workspaceOf(world, teamId);
      endTokens(world, workspace, "token_revoked");
      const tokens = { oauth: [], bot: [workspace.botUserId] };
      await sendEvent(world, workspace, { type: "tokens_revoked", tokens });
    },
    async uninstall(teamId) {
      const workspace = workspaceOf(world, teamId);
      endTokens(world, workspace, "account_inactive");
      await sendEvent(world, workspace, { type: "app_uninstalled" });
    },
    share(teamId, channelId, isShared) {
      const channel = workspaceOf(world, teamId).conversations.get(channelId);
      if (!channel) throw new Error(`The sandbox has no channel ${channelId}`);
      channel.isShared = isShared;
    },
    expireTriggers() {
      for (const trigger of world.triggers.values()) trigger.at = -Infinity;
    },
    onChange(listener) {
      world.changes.on("change", listener);
      return () => void world.changes.off("change", listener);
    },
    stop,
  };
}

async function serve(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname } = new URL(req.url ?? "/", world.url);
  if (pathname.startsWith("/api/") || pathname.startsWith("/response/")) return serveSlack(world, req, res, pathname);
  if (pathname === "/oauth/v2/authorize") return serveAuthorize(world, req, res);
  if (pathname.startsWith("/pictures/")) return servePicture(world, pathname, res);
  return servePage(world, req, res);
}
