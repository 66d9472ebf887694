import { execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { answering, freePort } from "./servers/measuredServer.ts";

const COLD_SECONDS = 10;
const WARM_SECONDS = 2;

export async function measureStart(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), "awayday-start-"));
  await chmod(home, 0o711);
  try {
    const { stdout } = await promisify(execFile)("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
    for (const file of stdout.split("\n").filter(Boolean)) {
      await cp(file, path.join(home, file)).catch(() => undefined);
    }
    await symlink(path.resolve("node_modules"), path.join(home, "node_modules"));
    console.log(`Cold npm start: ${(await start(home)).toFixed(1)} s (needed ${COLD_SECONDS})`);
    const warm = [await start(home), await start(home), await start(home)];
    console.log(`Warm npm start: ${warm.map((seconds) => seconds.toFixed(1)).join(", ")} s (needed ${WARM_SECONDS})`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function start(home: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: home,
    env: { ...process.env, NODE_ENV: "", PORT: String(port), LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  await answering(`http://127.0.0.1:${port}/healthz`, child);
  const seconds = (performance.now() - started) / 1000;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await gone;
  return seconds;
}
