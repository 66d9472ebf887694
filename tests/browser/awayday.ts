import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { test } from "@playwright/test";
import { Client } from "pg";
import { cloneTemplate, dropDatabase, TEMPLATE } from "#db/factories/templateDatabase.ts";
import { testServerUrl } from "../servers/testServerUrl.ts";

const STARTS_WITHIN = 120_000;
const ENCRYPTION_KEYS = "the one key of every server of the browser tests";

export interface Awayday {
  url: string;
  databaseUrl: string;
  slackUrl: string | undefined;
  stop: () => Promise<void>;
}

type Content = "empty" | "demo";

const COMMANDS: Record<Content, string[]> = {
  empty: ["scripts/start.js"],
  demo: ["dist/demo/demo.js"],
};

export async function startAwayday(
  content: Content = "empty",
  settings: Record<string, string> = {},
): Promise<Awayday> {
  const template = content === "demo" ? await demoTemplate() : TEMPLATE;
  return startOn(await cloneTemplate(testServerUrl(), template), content, settings);
}

async function demoTemplate(): Promise<string> {
  const serverUrl = testServerUrl();
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(1)");
    const name = `awayday_demo_${process.ppid}`;
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) {
      const url = await cloneTemplate(serverUrl);
      await (await startOn(url, "demo")).end();
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

interface Started extends Awayday {
  end: () => Promise<void>;
}

async function startOn(databaseUrl: string, content: Content, settings: Record<string, string> = {}): Promise<Started> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-browser-"));
  const server = spawn(process.execPath, COMMANDS[content], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS,
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const gone = once(server, "exit");
  const end = async () => {
    server.kill("SIGTERM");
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  const stop = async () => {
    await end();
    await dropDatabase(databaseUrl);
  };
  let url: string | undefined;
  let slackUrl: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    url ??= /^Awayday is at (\S+)$/.exec(line)?.[1];
    slackUrl ??= /^The Slack sandbox is at (\S+)$/.exec(line)?.[1];
    if (!url || (content === "demo" && !slackUrl)) continue;
    server.stdout.resume();
    return { url, databaseUrl, slackUrl, stop, end };
  }
  await stop();
  throw new Error("Awayday did not start");
}

interface OfThisFile {
  content?: Content;
  settings?: () => Promise<Record<string, string>>;
  prepare?: (awayday: Awayday) => Promise<void>;
}

/** Call this at the top of the spec file, and the returned function in the tests. */
export function awaydayOfThisFile({ content = "empty", settings, prepare }: OfThisFile = {}): () => string {
  let running: Awayday | undefined;
  test.beforeAll(async () => {
    test.setTimeout(STARTS_WITHIN);
    running = await startAwayday(content, await settings?.());
    await prepare?.(running);
  });
  test.afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error("Awayday is not running");
    return running.url;
  };
}
