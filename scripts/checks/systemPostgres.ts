import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { memoryFolder } from "#db/embedded/memoryFolder.ts";

const run = promisify(execFile);
const OLDEST = 14;
const NEWEST = 18;
const STARTS_WITHIN = 30_000;

export interface SystemPostgres {
  bin: string;
  major: number;
}

export async function findSystemPostgres(): Promise<SystemPostgres[]> {
  const debian = await readdir("/usr/lib/postgresql").catch((): string[] => []);
  const configured = await run("pg_config", ["--bindir"]).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const found = new Map<number, string>();
  for (const bin of [...configured, ...debian.map((version) => `/usr/lib/postgresql/${version}/bin`)]) {
    const version = await run(path.join(bin, "postgres"), ["--version"]).catch(() => undefined);
    const major = Number(version && /(\d+)(\.|devel|beta|rc)/.exec(version.stdout)?.[1]);
    if (major >= OLDEST && major <= NEWEST && !found.has(major)) found.set(major, bin);
  }
  return [...found].map(([major, bin]) => ({ bin, major })).toSorted((a, b) => a.major - b.major);
}

export async function startSystemPostgres({
  bin,
}: SystemPostgres): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = await mkdtemp(path.join(memoryFolder(), "awayday-postgres-"));
  const owner = await unprivileged();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(home, owner.uid, owner.gid);
  const options = { ...owner, cwd: "/", env: { ...process.env, TZ: "UTC", LC_ALL: "C" } };
  const data = path.join(home, "data");
  await run(path.join(bin, "initdb"), ["-D", data, "-U", "awayday", "-A", "trust", "-E", "UTF8", "-N"], options);

  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", port, timezone: "UTC", fsync: "off" };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // The pipe closes when this process ends, even after kill -9.
  const server = spawn(
    "/bin/sh",
    [
      "-c",
      '"$@" 2>/dev/null & p=$!; cat >/dev/null; kill -INT $p; wait $p',
      "sh",
      path.join(bin, "postgres"),
      "-D",
      data,
      ...flags,
    ],
    { ...options, stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, "exit");
      server.stdin.end();
      await gone;
    }
    await rm(home, { recursive: true, force: true });
  };
  const url = `postgres://awayday@127.0.0.1:${port}/postgres`;
  if (await acceptsConnections(url)) return { url, stop };
  await stop();
  throw new Error(`The PostgreSQL in ${bin} did not start`);
}

async function acceptsConnections(url: string): Promise<boolean> {
  for (const deadline = Date.now() + STARTS_WITHIN; Date.now() < deadline;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const ids = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]).catch(() => undefined);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user named postgres or nobody");
}
