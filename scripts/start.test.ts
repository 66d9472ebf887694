import { type ChildProcessByStdio, exec, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { afterAll, expect, test } from "@jest/globals";
import { Client } from "pg";
import { buildAsDockerfile } from "#tests/container/buildAsDockerfile.ts";
import { commandOf, stagesOfDockerfile } from "#tests/container/dockerfile.ts";
import { freePort } from "#tests/processes/freePort.ts";
import { notingImports } from "#tests/processes/notingImports.ts";
import { emptyDatabase } from "#tests/servers/testDatabase.ts";
import { IS_LONG } from "#tests/soak/shortOrLong.ts";

const run = promisify(exec);
const runFile = promisify(execFile);
const NOBODY = 65_534;
const [database, empty] = [await emptyDatabase(), await emptyDatabase()];
const ownData = await mkdtemp(path.join(tmpdir(), "awayday-start-"));
afterAll(() => rm(ownData, { recursive: true, force: true }));

test("npm start in an empty folder starts its own database, serves the built web app without loading OpenTelemetry, and stops on SIGTERM", async () => {
  await chmod(ownData, 0o711);
  const imported = path.join(ownData, "imported");
  const options = { PORT: "0", LOG_LEVEL: "silent", NODE_OPTIONS: notingImports("@opentelemetry/", imported) };
  const env = { PATH: process.env["PATH"], DATA_DIR: ownData, ...options };
  const child = spawn(process.execPath, ["scripts/start.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    const url = await urlPrinted(child.stdout);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: "ok" });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const [, script = ""] = /<script type="module" crossorigin src="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(`${url}${script}`)).headers.get("content-type")).toMatch(/javascript/);
    expect(await simulatedOn(url)).toEqual([{ id: "a", value: 20 }]);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    await expect(readFile(imported)).rejects.toMatchObject({ code: "ENOENT" });
  } finally {
    child.kill("SIGKILL");
  }
}, 60_000);

test("npm run backup and npm run restore move the embedded database of that server into a new one, and check its ledger", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: Record<string, string> };
  const inOwnData = { env: { PATH: process.env["PATH"], DATA_DIR: ownData } };
  const backup = await run(scripts["backup"] ?? "", inOwnData);
  const file = writtenIn(backup.stdout);
  expect(path.dirname(file)).toBe(path.join(ownData, "backups"));
  const restore = () => run(`${scripts["restore"]} --from ${file}`, inOwnData);
  await expect(restore()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database is not empty/),
  });

  await rename(path.join(ownData, "postgres"), path.join(ownData, "postgres-old"));
  const { stdout } = await restore();
  expect(stdout).toMatch(/^Restored the backup of \S+: [\d,]+ rows\n/);
  expect(stdout.endsWith("\nLedgers of 1 person checked: 0 errors\n")).toBe(true);
}, 120_000);

test("the Procfile's command serves on the PORT of a platform, names the first missing setting in production, and loads OpenTelemetry for a collector", async () => {
  const [, command = ""] = /^web: (.+)$/m.exec(await readFile("Procfile", "utf8")) ?? [];
  const production = { PATH: process.env["PATH"], NODE_ENV: "production", LOG_LEVEL: "silent" };
  const missing = await run(command, { env: production }).catch((error: { stderr: string }) => error);
  expect(missing.stderr).toContain("SESSION_SECRET is missing: it is required when NODE_ENV is production");

  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-procfile-"));
  await chmod(dataDir, 0o711);
  const secret = "a secret for this test";
  const port = String(await freePort());
  const collector = createServer((req, res) => void req.resume().on("end", () => res.end("{}"))).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const imported = path.join(dataDir, "imported");
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    NODE_OPTIONS: notingImports("@opentelemetry/", imported),
  };
  const secrets = { SESSION_SECRET: secret, ENCRYPTION_KEYS: secret };
  const env = { ...production, ...secrets, ...traces, DATA_DIR: dataDir, PORT: port };
  const child = spawn("/bin/sh", ["-c", command], { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const closed = once(child, "close");
  try {
    expect(await urlPrinted(child.stdout)).toBe(`http://127.0.0.1:${port}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: "ok" });
    expect(await readFile(imported, "utf8")).toContain("@opentelemetry/sdk-trace\n");
  } finally {
    process.kill(-Number(child.pid), "SIGTERM");
    await closed;
    collector.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);

test("the container's steps build a small tree, which serves and backs up as a user who can't write to it, and whose restore reports a wrong ledger", async () => {
  const home = await mkdtemp(path.join(tmpdir(), "awayday-container-"));
  const data = path.join(home, "data");
  await chmod(home, 0o755);
  await mkdir(data);
  const [, , stage = []] = stagesOfDockerfile();
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(data, user.uid, user.gid);
  const secret = "a secret for this test";
  const port = String(await freePort());
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: port,
    DATA_DIR: data,
    DATABASE_URL: database.url,
    SESSION_SECRET: secret,
    ENCRYPTION_KEYS: secret,
    LOG_LEVEL: "warn",
  };
  let child: ChildProcessByStdio<null, Readable, null> | undefined;
  try {
    const cwd = await buildAsDockerfile(home, { installs: IS_LONG });
    expect(await megabytesOf(cwd)).toBeLessThan(200);
    const inTree = { cwd, env, ...user };
    if (user.uid !== undefined) await expect(run("test -w .", inTree)).rejects.toMatchObject({ code: 1 });

    const [program = "", ...args] = commandOf(stage, "CMD");
    child = spawn(program, args, { ...inTree, stdio: ["ignore", "pipe", "inherit"] });
    const exited = once(child, "exit");
    const url = await urlPrinted(child.stdout);
    const [check = "", ...how] = commandOf(stage, "HEALTHCHECK");
    await runFile(check, how, inTree);
    expect((await fetch(url)).status).toBe(200);
    expect(await simulatedOn(url)).toEqual([{ id: "a", value: 20 }]);

    await addDay(database.url);
    const backup = await run("node dist/server/backup.js", inTree);
    const file = writtenIn(backup.stdout);
    const restore = (keys: string) =>
      run(`node dist/server/restore.js --from ${file}`, {
        ...inTree,
        env: { ...env, DATABASE_URL: empty.url, ENCRYPTION_KEYS: keys },
      });
    await expect(restore("another key for tests")).rejects.toMatchObject({
      stderr: expect.stringMatching(/^ENCRYPTION_KEYS is wrong/),
    });
    await expect(restore(secret)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^Restored [^]+\n\S+ \S+ vacation: wrong_amount: [^]+\nLedgers of 1 person checked: \d errors?\n$/,
      ),
      stderr: "The backup was restored, but its ledgers have errors: see the lines above\n",
    });
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  } finally {
    child?.kill("SIGKILL");
    await rm(home, { recursive: true, force: true });
  }
}, 300_000);

function writtenIn(stdout: string): string {
  const [, file = ""] = /^(.*\.backup): [\d,]+ rows, \d+ MB\n/.exec(stdout) ?? [];
  return file;
}

async function addDay(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query("UPDATE ledger_entries SET minutes = minutes + 480 WHERE type = 'vacation'");
  } finally {
    await client.end();
  }
}

async function megabytesOf(folder: string): Promise<number> {
  const { stdout } = await run(`du -sk ${folder}`);
  return Number.parseInt(stdout, 10) / 1024;
}

async function simulatedOn(url: string): Promise<unknown> {
  const post = (call: string, body: unknown, headers: object = {}) =>
    fetch(`${url}${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
      body: JSON.stringify(body),
    });
  const account = { email: "owner@start.test", password: "a good password" };
  await post("/api/orgs/signup-simple", { organizationName: "Start", ...account });
  const signedIn = await post("/api/auth/login", account);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const policy = { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] };
  const one = { id: "a", policy, person: { startDate: "2027-01-01" }, events: [], asOf: "2027-12-31", ask: "balance" };
  return (await post("/api/admin/policies/simulate", [one], { cookie })).json();
}

async function urlPrinted(stdout: Readable): Promise<string> {
  let printed = "";
  // Don't destroy the pipe: its "close" event must show that the last process that writes to it has ended.
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    const [, port] = /Awayday is at http:\/\/localhost:(\d+)\n/.exec(printed) ?? [];
    if (!port) continue;
    stdout.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The process ended without printing a URL: ${printed}`);
}
