import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { CannotRun } from "./cannotRun.ts";

const run = promisify(execFile);
const CANDIDATES = ["postgres", "nobody"];

export interface ServerUser {
  uid: number;
  gid: number;
}

/** Returns undefined if this process can run the server itself. Throws CannotRun if no user is suitable. */
export async function serverUser(data: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const ids = await run("id", [name]).catch(() => undefined);
    const [, uid, gid] = /uid=(\d+).* gid=(\d+)/.exec(ids?.stdout ?? "") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new CannotRun("PostgreSQL does not run as root, and there is no user named postgres or nobody");
}

export function programOptions(user: ServerUser | undefined) {
  return { ...user, cwd: "/", env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" } };
}

export async function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  const entering = run("/bin/sh", ["-c", 'cd "$1"', "sh", path.resolve(folder)], programOptions(user));
  return entering.then(
    () => true,
    () => false,
  );
}
