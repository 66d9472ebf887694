import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import type { Binaries } from "./binaries.ts";
import { CannotRun } from "./cannotRun.ts";
import { startGuarded, type GuardedServer } from "./guardedServer.ts";
import type { Lifeline } from "./lifeline.ts";
import { findPostmaster, removeStalePidFile, type Postmaster } from "./postmaster.ts";
import { reachServer, serverUrl } from "./reachServer.ts";
import type { ServerUser } from "./runAs.ts";
import type { ServerFolder } from "./serverFolder.ts";
import { serverSettings } from "./serverSettings.ts";

const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 25;
const TRIES = 3;
const PASSING = /lock file|shared memory block|could not bind|could not create any TCP/;

interface JoinOptions {
  folder: ServerFolder;
  binaries: Binaries;
  user: ServerUser | undefined;
  lifeline: Lifeline;
  durable: boolean;
  maxConnections: number;
  log: (line: string) => void;
}

/** Throws CannotRun if no server can be joined or started. */
export async function joinServer(options: JoinOptions): Promise<{ url: string; adopted: boolean; pid: number }> {
  const { folder, lifeline, log } = options;
  const password = readFileSync(folder.password, "utf8").trim();
  const start = performance.now();
  let own: { port: number; failure: string | undefined } | undefined;
  let failures = 0;
  for (;;) {
    const postmaster = await findPostmaster(folder.data);
    const guarded = lifeline.hold();
    if (postmaster && guarded) {
      // The second `hold` returns false if the guard stopped the server in the meantime.
      if (postmaster.port && (await reachServer(postmaster.port, password)) && lifeline.hold()) {
        const adopted = postmaster.port !== own?.port;
        log(`PostgreSQL is ${adopted ? "already " : ""}running on port ${postmaster.port}; its log is ${folder.log}`);
        return { url: serverUrl(postmaster.port, password), adopted, pid: postmaster.pid };
      }
    } else if (postmaster) {
      interruptUnguarded(postmaster);
    } else if (own?.failure !== undefined) {
      if (!PASSING.test(own.failure) && ++failures === TRIES) throw new CannotRun(reason(own.failure));
      own = undefined;
    } else if (!own && !guarded) {
      own = await startOwn(options);
    }
    if (performance.now() - start > TIMEOUT_MS && postmaster?.status !== "starting") {
      throw new CannotRun(`the server for ${folder.data} did not respond within a minute; its log is ${folder.log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

async function startOwn({ folder, binaries, user, lifeline, durable, maxConnections }: JoinOptions) {
  await removeStalePidFile(folder.data);
  const port = await freePort();
  const settings = Object.entries(serverSettings({ port, maxConnections, durable }));
  const flags = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server: GuardedServer = startGuarded([binaries.postgres, "-D", folder.data, ...flags], folder, lifeline, user);
  const own: { port: number; failure: string | undefined } = { port, failure: undefined };
  void server.ended.then((written) => {
    own.failure = written;
  });
  return own;
}

/** A server without its guard keeps running and prevents a new server from starting. */
function interruptUnguarded({ pid, status }: Postmaster): void {
  if (status === "stopping") return;
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function reason(written: string): string {
  const lines = written.trim().split("\n");
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line));
  return fatal?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? lines.slice(-3).join(" ");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1");
  return address.port;
}
