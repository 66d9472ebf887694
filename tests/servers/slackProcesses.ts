import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "@jest/globals";
import { SIGNING_SECRET } from "../slack/slackCompany.ts";
import { bundledProgram } from "./bundledProgram.ts";

interface ServingProcess {
  child: ChildProcess;
  exited: Promise<number | null>;
  url: string;
  events: string;
}

export async function slackProcesses({
  databaseUrl,
  now,
  slackApi,
}: {
  databaseUrl: string;
  now: Date;
  slackApi: string;
}): Promise<() => Promise<ServingProcess>> {
  const server = await bundledProgram("tests/servers/slackProcess.ts");
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-slack-"));
  const started: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of started) child.kill("SIGKILL");
    await rm(dataDir, { recursive: true });
  });
  return async () => {
    const child = spawn(process.execPath, [fileURLToPath(server)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env["PATH"],
        NOW: now.toISOString(),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PORT: "0",
        LOG_LEVEL: "silent",
        SESSION_SECRET: "a secret for these tests",
        SLACK_CLIENT_ID: "client",
        SLACK_CLIENT_SECRET: "client secret",
        SLACK_SIGNING_SECRET: SIGNING_SECRET,
        SLACK_API_URL: slackApi,
      },
    });
    started.push(child);
    const exited = once(child, "close").then(([code]) => code as number | null);
    const [line] = await Promise.race([once(child.stdout, "data"), exited.then(() => [""])]);
    const { port } = new URL(String(line).trim());
    const url = `http://127.0.0.1:${port}`;
    return { child, exited, url, events: `${url}/api/slack/events` };
  };
}
