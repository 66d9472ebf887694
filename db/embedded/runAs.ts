import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { CannotRun } from "./cannotRun.ts";

const run = promisify(execFile);
const CANDIDATES = ["postgres", "nobody"];

/** Who the server is when we are root, which PostgreSQL refuses to be. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** The user to run the server as, the owner of `data` if it exists; undefined when that is who we are already. */
export async function serverUser(data: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const ids = await run("id", [name]).catch(() => undefined);
    const [, uid, gid] = /uid=(\d+).* gid=(\d+)/.exec(ids?.stdout ?? "") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new CannotRun("PostgreSQL does not run as root, and there is no user postgres or nobody");
}

/** How to start one of PostgreSQL's programs: as its user, in a folder anyone can enter, nothing of our environment but PATH. */
export function programOptions(user: ServerUser | undefined) {
  return { ...user, cwd: "/", env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" } };
}

/** Whether the server's user can enter this folder, through all those above it. */
export async function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  const entering = run("/bin/sh", ["-c", 'cd "$1"', "sh", path.resolve(folder)], programOptions(user));
  return entering.then(
    () => true,
    () => false,
  );
}
