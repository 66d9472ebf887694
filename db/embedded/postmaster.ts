import { execFile } from "node:child_process";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** In milliseconds. */
const UNREADABLE_FOR = 5_000;

export interface Postmaster {
  pid: number;
  port: number | undefined;
  status: string;
}

/** Returns undefined unless the process in the pid file is a server of the folder. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = readPidFile(data)?.split("\n");
  const pid = Math.abs(Number(lines?.[0]));
  if (!lines || !pid || !(await isServerOf(pid, lines[1] ?? data))) return undefined;
  return { pid, port: Number(lines[3]) || undefined, status: (lines[7] ?? "").trim() };
}

export async function removeStalePidFile(data: string): Promise<void> {
  const file = pidFile(data);
  const content = readPidFile(data);
  if (content === undefined || (await findPostmaster(data))) return;
  const readable = Number(content.split("\n")[0]);
  if (!readable && Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < UNREADABLE_FOR) return;
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
    // The moved file may belong to a server that started in the meantime.
    if (readFileSync(aside, "utf8") !== content) linkSync(aside, file);
  } catch (error) {
    if (existsSync(aside)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function pidFile(data: string): string {
  return path.join(data, "postmaster.pid");
}

function readPidFile(data: string): string | undefined {
  try {
    return readFileSync(pidFile(data), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function isServerOf(pid: number, data: string): Promise<boolean> {
  return (await commandLine(pid)).some((argument) => argument === data || argument.includes(` ${data} `));
}

async function commandLine(pid: number): Promise<string[]> {
  if (existsSync("/proc/self/cmdline")) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    } catch {
      return [];
    }
  }
  return run("ps", ["-ww", "-o", "args=", "-p", String(pid)]).then(
    ({ stdout }) => [stdout],
    () => [],
  );
}
