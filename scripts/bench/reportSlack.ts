import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import type pg from "pg";
import { connectSlack } from "#bot/operations/slack/connectSlack.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { startSandbox } from "../sandbox/startSandbox.ts";
import { startBareBolt, startOurs } from "./servers/measuredServer.ts";
import type { BenchOrganization } from "./data/populate.ts";
import { median } from "./rounds.ts";
import { perSecond, report } from "./report.ts";

const TEAM = "TBENCH";
const USER = "UBENCH";
const KEY = "a key for measuring";
const CREDENTIALS = { clientId: "bench", clientSecret: "bench secret", signingSecret: "a secret to sign with" };

const CONNECTIONS = 10;
const ROUNDS = 5;
const SECONDS = 3;
const EVERY_MS = 10;
const COMMANDS = 2000;

interface SlackFigures {
  /** Response times in ms, at 100 commands a second: the 99th percentile and the median. */
  p99: number;
  middle: number;
  ours: number;
  bare: number;
}

export async function measureSlack(options: {
  databaseUrl: string;
  dataDir: string;
  pool: pg.Pool;
  organization: BenchOrganization;
}): Promise<SlackFigures> {
  const { databaseUrl, dataDir, pool, organization } = options;
  const user = { id: USER, name: "employee", email: organization.employeeEmail, isEmailConfirmed: true };
  const sandbox = await startSandbox({
    ...CREDENTIALS,
    teams: [{ id: TEAM, name: "Bench", users: [user], channels: [] }],
  });
  const settings = {
    ENCRYPTION_KEYS: KEY,
    SLACK_CLIENT_ID: CREDENTIALS.clientId,
    SLACK_CLIENT_SECRET: CREDENTIALS.clientSecret,
    SLACK_SIGNING_SECRET: CREDENTIALS.signingSecret,
    SLACK_API_URL: sandbox.apiUrl,
  };
  configureOperations({ clock: systemClock, sealer: createSealer([KEY]) });
  const owner = await idOf(pool, organization.ownerEmail);
  const actor = { organizationId: organization.id, userId: owner, source: "command" as const };
  await connectSlack(actor, sandbox.installation(TEAM));
  const ours = await startOurs(databaseUrl, dataDir, settings);
  const bare = await startBareBolt({ SLACK_SIGNING_SECRET: CREDENTIALS.signingSecret });
  try {
    await expectBalance(ours.url);
    const rates = { ours: [] as number[], bare: [] as number[] };
    await rate(ours.url, 1);
    await rate(bare.url, 1);
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await rate(ours.url, SECONDS));
      rates.bare.push(await rate(bare.url, SECONDS));
    }
    const took = await atAPace(ours.url);
    return {
      p99: took[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN,
      middle: median(took),
      ours: median(rates.ours),
      bare: median(rates.bare),
    };
  } finally {
    await ours.stop();
    await bare.stop();
    await sandbox.stop();
    await pool.query("DELETE FROM slack_teams WHERE organization_id = $1", [organization.id]);
    await pool.query("DELETE FROM slack_installations WHERE organization_id = $1", [organization.id]);
  }
}

async function idOf(pool: pg.Pool, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [email]);
  return rows[0]?.id ?? "";
}

let sent = 0;

function command(): { body: string; headers: Record<string, string> } {
  const body = new URLSearchParams({
    team_id: TEAM,
    user_id: USER,
    command: "/pto",
    text: "balance",
    api_app_id: "A1",
    channel_id: "C1",
    is_enterprise_install: "false",
    trigger_id: `bench.${++sent}`,
  }).toString();
  const stamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", CREDENTIALS.signingSecret).update(`v0:${stamp}:${body}`).digest("hex");
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-slack-request-timestamp": stamp,
    "x-slack-signature": `v0=${signature}`,
  };
  return { body, headers };
}

const PATH = "/api/slack/events";

async function expectBalance(url: string): Promise<void> {
  for (const attempt of [1, 2, 3, 4, 5]) {
    const answer = await (await fetch(url + PATH, { method: "POST", ...command() })).text();
    if (/vacation/i.test(answer)) return;
    if (attempt === 5) throw new Error(`/pto balance answered ${answer.slice(0, 200)}`);
    await wait(1000);
  }
}

async function rate(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: url + PATH,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ method: "POST", setupRequest: (request: object) => ({ ...request, ...command() }) }],
  });
  const bad = result["4xx"] + result["5xx"] + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of the commands were not acknowledged`);
  return result.requests.total / result.duration;
}

/** Returns durations in ms, shortest first. */
async function atAPace(url: string): Promise<number[]> {
  const under: Promise<number>[] = [];
  const began = performance.now();
  for (let at = 0; at < COMMANDS; at++) {
    under.push(acknowledged(url));
    await wait(Math.max(0, began + (at + 1) * EVERY_MS - performance.now()));
  }
  return (await Promise.all(under)).toSorted((a, b) => a - b);
}

async function acknowledged(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url + PATH, { method: "POST", ...command() });
  await answer.text();
  if (answer.status !== 200) throw new Error(`A command was answered ${answer.status}`);
  return performance.now() - began;
}

export async function reportSlack(options: Parameters<typeof measureSlack>[0]): Promise<void> {
  const { p99, middle, ...rates } = await measureSlack(options);
  console.log(`/pto balance at 100 a second: ${p99.toFixed(0)} ms p99 (needed 100), ${middle.toFixed(0)} ms median`);
  report("Acknowledging /pto balance", rates.ours / rates.bare, undefined, perSecond(rates));
}
