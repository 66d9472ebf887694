import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { SCOPES } from "#core/keys/scopes.ts";
import { database } from "#db/connect.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { untilWaiting } from "#tests/arranging/waitingForLocks.ts";

const { url: databaseUrl } = await testDatabase();
const server = await bundledProgram("bot/main.ts");
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-main-"));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await rm(dataDir, { recursive: true });
});

function start(env: Record<string, string>) {
  const program = `import("${server.href}").then(({ main }) => main())`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "silent",
      ...env,
    },
  });
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => void (printed.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (printed.err += chunk.toString()));
  const exited = once(child, "close").then(([code]) => code as number | null);
  started.push(child);
  return { child, printed, exited };
}

async function startServing(env: Record<string, string> = {}) {
  const running = start(env);
  while (!running.printed.out.includes("\n")) {
    await Promise.race([once(running.child.stdout, "data"), running.exited]);
    if (running.child.exitCode !== null) throw new Error(running.printed.err);
  }
  const [, port] = /^Awayday is at http:\/\/localhost:(\d+)\n$/.exec(running.printed.out) ?? [];
  return { ...running, url: `http://127.0.0.1:${port}` };
}

describe("a wrong setting stops the start with one line that names it:", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT is wrong", { PORT: "eighty" }],
    ["SESSION_SECRET is missing", { NODE_ENV: "production" }],
    ["DATABASE_URL is wrong, or its server is not running", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }],
    ["DATABASE_URL is wrong, or its server is not running", { DATABASE_URL: databaseUrl.replace(/\/[^/]*$/, "/none") }],
  ])(
    "%s",
    async (text, env) => {
      const { exited, printed } = start(env);
      expect(await exited).toBe(1);
      expect(printed.err).toMatch(new RegExp(`^${text}: [^\\n]+\\n$`));
      expect(printed.out).toBe("");
    },
    20_000,
  );

  test("PORT is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { exited, printed } = start({ PORT: String(port) });
    expect(await exited).toBe(1);
    expect(printed.err).toBe(`PORT ${port} is already in use on 127.0.0.1\n`);
    other.close();
  }, 20_000);
});

test("on SIGTERM the server finishes running requests, refuses new connections, and exits with 0", async () => {
  const { url, child, exited } = await startServing();
  const blocker = await database().pool.connect();
  await blocker.query("BEGIN; LOCK TABLE organization_signups");

  const running = fetch(`${url}/api/orgs/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Acme", timezone: "Europe/Paris" }),
  });
  await untilWaiting();
  child.kill("SIGTERM");
  await untilRefused(url);
  await blocker.query("COMMIT");
  blocker.release();

  expect((await running).status).toBe(201);
  expect(await exited).toBe(0);
}, 30_000);

test("a log of calls that can't be written doesn't delay a shutdown", async () => {
  testClock();
  const { token } = await createKey(await foundTestOrganization(), { name: "Script", scopes: SCOPES });
  const { url, child, exited, printed } = await startServing({ LOG_LEVEL: "warn" });
  const blocker = await database().pool.connect();
  await blocker.query(`
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END';
    CREATE TRIGGER waiting BEFORE INSERT ON token_calls FOR EACH ROW EXECUTE FUNCTION wait();
    SELECT pg_advisory_lock(1)`);
  const called = await fetch(`${url}/api/v1/people`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await called.json()).toMatchObject({ items: [{ name: "Owner" }] });
  child.kill("SIGTERM");
  const code = await exited;
  await blocker.query("SELECT pg_advisory_unlock(1)");
  blocker.release();
  expect(code).toBe(0);
  expect(printed.out).toContain("could not write the last calls of keys and links");
}, 30_000);

test("the server survives a database that drops every connection", async () => {
  const { url, child, exited } = await startServing();
  await (await fetch(`${url}/readyz`)).text();
  await database().pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  let ready = await fetch(`${url}/readyz`);
  if (!ready.ok) ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
  child.kill("SIGINT");
  expect(await exited).toBe(0);
}, 30_000);

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const refused = await fetch(`${url}/healthz`, { headers: { Connection: "close" } }).then(
      () => false,
      () => true,
    );
    if (refused) return;
  }
}
