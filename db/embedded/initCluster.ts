import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { CannotRun } from "./cannotRun.ts";
import { programOptions, type ServerUser } from "./runAs.ts";
import { serverFolder, type ServerFolder } from "./serverFolder.ts";

const run = promisify(execFile);
/** In milliseconds. */
const ABANDONED_AFTER = 600_000;

export const SUPERUSER = "awayday";

/** Throws CannotRun if an existing cluster can't be used. */
export async function initCluster(
  folder: ServerFolder,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  if (existsSync(folder.root)) return checkCluster(folder, binaries, user);
  removeAbandoned(folder.root);
  const half = serverFolder(mkdtempSync(`${folder.root}.init-`));
  try {
    mkdirSync(half.data, { mode: 0o700 });
    writeFileSync(half.password, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (user) openTo(user, half);
    await run(binaries.initdb, initArguments(half, durable), programOptions(user));
    if (user) chownSync(half.password, 0, 0);
    renameSync(half.root, folder.root);
    if (durable) flush(path.dirname(folder.root));
  } catch (error) {
    // If two processes start together, only the first rename succeeds.
    if (!existsSync(folder.data)) throw error;
  } finally {
    rmSync(half.root, { recursive: true, force: true });
  }
}

function initArguments(folder: ServerFolder, durable: boolean): string[] {
  return [
    `--pgdata=${folder.data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${folder.password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    "--wal-segsize=4",
    ...(durable ? [] : ["--no-sync", "--set=scram_iterations=1"]),
  ];
}

function openTo(user: ServerUser, folder: ServerFolder): void {
  chmodSync(folder.root, 0o711);
  for (const target of [folder.data, folder.password]) chownSync(target, user.uid, user.gid);
}

async function checkCluster(folder: ServerFolder, binaries: Binaries, user: ServerUser | undefined): Promise<void> {
  const major = clusterVersion(folder);
  if (major !== binaries.major) {
    throw new CannotRun(
      `the database in ${folder.data} was created by PostgreSQL ${major}, but the installed binaries are PostgreSQL ${binaries.major}`,
    );
  }
  // Files that root copied belong to root.
  if (user && statSync(folder.data).uid === 0) await run("chown", ["-R", `${user.uid}:${user.gid}`, folder.data]);
}

function removeAbandoned(root: string): void {
  const parent = path.dirname(root);
  for (const name of readdirSync(parent)) {
    const half = path.join(parent, name);
    if (!name.startsWith(`${path.basename(root)}.init-`)) continue;
    const made = statSync(half, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > ABANDONED_AFTER) rmSync(half, { recursive: true, force: true });
  }
}

function clusterVersion(folder: ServerFolder): number {
  try {
    return Number(readFileSync(path.join(folder.data, "PG_VERSION"), "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new CannotRun(
      missing
        ? `${folder.root} exists but contains no database: move or delete it`
        : `the database in ${folder.root} belongs to another user: start Awayday as that user`,
      { cause: error },
    );
  }
}

/** Without the flush, a power failure could undo the rename. */
function flush(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
