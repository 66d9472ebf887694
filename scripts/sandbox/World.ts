import { EventEmitter } from "node:events";
import { randomBytes } from "node:crypto";
import type { SandboxCall, SandboxOptions, SandboxTeam, SandboxUser } from "./Sandbox.ts";
import type { SandboxMessage, SandboxView } from "./SandboxView.ts";

export const APP_ID = "A0SANDBOX";

export interface Conversation {
  id: string;
  name: string;
  userId: string | undefined;
  hasBot: boolean;
  isPrivate: boolean;
  isShared?: boolean;
  messages: SandboxMessage[];
}

export interface Workspace {
  team: SandboxTeam;
  botId: string;
  botUserId: string;
  users: Map<string, SandboxUser>;
  conversations: Map<string, Conversation>;
  homes: Map<string, SandboxView>;
  modals: Map<string, SandboxView[]>;
}

export interface Token {
  workspace: Workspace;
  scopes: string[];
  refusal: string | undefined;
}

export interface Trigger {
  workspace: Workspace;
  userId: string;
  at: number;
  wasUsed: boolean;
}

export interface ResponseAddress {
  workspace: Workspace;
  userId: string;
  conversation: Conversation;
  original: string | undefined;
  uses: number;
  replies: string[];
}

interface Grant {
  workspace: Workspace;
  userId: string;
  scopes: string[];
  redirectUri: string;
  wasUsed: boolean;
}

export interface World {
  options: SandboxOptions;
  url: string;
  eventsUrl: string;
  now: () => Date;
  workspaces: Map<string, Workspace>;
  tokens: Map<string, Token>;
  triggers: Map<string, Trigger>;
  addresses: Map<string, ResponseAddress>;
  grants: Map<string, Grant>;
  calls: SandboxCall[];
  violations: string[];
  failures: { method: string; how: string; times: number }[];
  failing: (method: string) => string | undefined;
  changes: EventEmitter;
}

export function createWorld(options: SandboxOptions): World {
  const changes = new EventEmitter();
  changes.setMaxListeners(0);
  return {
    options,
    url: "",
    eventsUrl: options.eventsUrl ?? "",
    now: options.now ?? (() => new Date()),
    workspaces: new Map(options.teams.map((team) => [team.id, createWorkspace(team)])),
    tokens: new Map(),
    triggers: new Map(),
    addresses: new Map(),
    grants: new Map(),
    calls: [],
    violations: [],
    failures: [],
    failing: () => undefined,
    changes,
  };
}

function createWorkspace(team: SandboxTeam): Workspace {
  const bot: SandboxUser = { id: `UBOT${team.id}`, name: "Awayday", email: "", isBot: true };
  const channels = team.channels.map(({ id, name, hasBot, isPrivate = false }): [string, Conversation] => [
    id,
    { id, name, userId: undefined, hasBot, isPrivate, messages: [] },
  ]);
  return {
    team,
    botId: `B${team.id}`,
    botUserId: bot.id,
    users: new Map([...team.users, bot].map((user) => [user.id, user])),
    conversations: new Map(channels),
    homes: new Map(),
    modals: new Map(),
  };
}

export function workspaceOf(world: World, teamId: string): Workspace {
  const workspace = world.workspaces.get(teamId);
  if (!workspace) throw new Error(`The sandbox has no workspace ${teamId}`);
  return workspace;
}

export function directMessages(workspace: Workspace, userId: string): Conversation {
  const id = `D${userId}`;
  const known = workspace.conversations.get(id);
  if (known) return known;
  const opened = { id, name: "directmessage", userId, hasBot: true, isPrivate: true, messages: [] };
  workspace.conversations.set(id, opened);
  return opened;
}

let lastStamp = 0;

export function timestamp(now: Date): string {
  lastStamp = Math.max(lastStamp + 1, now.getTime() * 1000);
  return `${Math.floor(lastStamp / 1e6)}.${String(lastStamp % 1e6).padStart(6, "0")}`;
}

export function newId(prefix: string): string {
  return prefix + randomBytes(6).toString("hex").toUpperCase();
}

export function recordViolations(world: World, ...faults: string[]): void {
  world.violations.push(...faults);
  changed(world);
}

export function changed(world: World): void {
  world.changes.emit("change");
}
