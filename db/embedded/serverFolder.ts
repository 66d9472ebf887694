import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { CannotRun } from "./cannotRun.ts";
import { privateTempDir } from "./privateTempDir.ts";
import { canEnter, type ServerUser } from "./runAs.ts";

export interface ServerFolder {
  root: string;
  data: string;
  password: string;
  log: string;
  lifeline: string;
}

export function serverFolder(root: string): ServerFolder {
  const part = (name: string) => path.join(root, name);
  return { root, data: part("data"), password: part("password"), log: part("server.log"), lifeline: part("lifeline") };
}

export function wantedFolder(home: string): ServerFolder {
  mkdirSync(home, { recursive: true });
  const inside = path.join(realpathSync(home), "postgres");
  const isLink = lstatSync(inside, { throwIfNoEntry: false })?.isSymbolicLink();
  return serverFolder(isLink ? linkedRoot(inside) : inside);
}

/** Throws CannotRun if the server's user can't reach a folder for the data. */
export async function reachableFolder(wanted: ServerFolder, user: ServerUser | undefined): Promise<ServerFolder> {
  const parent = path.dirname(wanted.root);
  if (!user || (await canEnter(user, parent))) return wanted;
  if (existsSync(wanted.root)) {
    throw new CannotRun(
      `user ${user.uid} owns ${wanted.root} but cannot access it: make its parent folders accessible`,
    );
  }
  const elsewhere = mkdtempSync(path.join(await privateTempDir(user), `${path.basename(path.dirname(parent))}-`));
  chmodSync(elsewhere, 0o755);
  try {
    symlinkSync(path.join(elsewhere, "postgres"), wanted.root);
  } catch {
    // Another process created the link first.
    rmSync(elsewhere, { recursive: true });
  }
  return serverFolder(linkedRoot(wanted.root));
}

function linkedRoot(link: string): string {
  const root = path.resolve(path.dirname(link), readlinkSync(link));
  if (!existsSync(path.dirname(root))) throw new CannotRun(`${link} points to ${root}, which no longer exists`);
  return root;
}
