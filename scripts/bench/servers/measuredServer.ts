import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import net, { type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { cpuTime } from "../cpuTime.ts";

export interface Measured {
  url: string;
  pid: number | undefined;
  /** The peak memory so far in MB, or NaN if the system doesn't report it. */
  memory(): Promise<number>;
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export function startOurs(databaseUrl: string, dataDir: string, more: Record<string, string> = {}): Promise<Measured> {
  return start(
    ["--max-semi-space-size=8", "--max-old-space-size=512", "--heap-growing-percent=20", "scripts/start.js"],
    { MALLOC_ARENA_MAX: "1", DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn", ...more },
    "/healthz",
  );
}

export function startBare(databaseUrl: string, more: Record<string, string> = {}): Promise<Measured> {
  const args = ["--import", "tsx", "scripts/bench/servers/bareServer.ts"];
  return start(args, { DATABASE_URL: databaseUrl, ...more }, "/healthz");
}

export function startBareBolt(env: Record<string, string>): Promise<Measured> {
  return start(["--import", "tsx", "scripts/bench/servers/bareBolt.ts"], env, "/healthz");
}

async function start(args: string[], env: Record<string, string>, path: string): Promise<Measured> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "", ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}${path}`, child);
  return {
    url,
    pid: child.pid,
    memory: () => residentMegabytes(child),
    cpu: () => cpuTime(child.pid),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    },
  };
}

export async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      // Not ready yet.
    }
  }
  throw new Error(`No response from ${url}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
