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

/** Where the parts of one embedded server lie. */
export interface ServerFolder {
  /** Holds the others; made in one step, so that it is there whole or not at all. */
  root: string;
  data: string;
  password: string;
  log: string;
  /** The named pipe that keeps the server up while somebody holds it. */
  lifeline: string;
}

/** The parts of the server whose folder is `root`. */
export function serverFolder(root: string): ServerFolder {
  const part = (name: string) => path.join(root, name);
  return { root, data: part("data"), password: part("password"), log: part("server.log"), lifeline: part("lifeline") };
}

/** Where the server of `home` lies or shall lie, following the link left when that is not in `home` itself. */
export function wantedFolder(home: string): ServerFolder {
  mkdirSync(home, { recursive: true });
  const inside = path.join(realpathSync(home), "postgres");
  const isLink = lstatSync(inside, { throwIfNoEntry: false })?.isSymbolicLink();
  return serverFolder(isLink ? linkedRoot(inside) : inside);
}

/** The same folder if the server's user can get there, else one where it can, with a link to it left in `home`. */
export async function reachableFolder(wanted: ServerFolder, user: ServerUser | undefined): Promise<ServerFolder> {
  const parent = path.dirname(wanted.root);
  if (!user || (await canEnter(user, parent))) return wanted;
  if (existsSync(wanted.root)) {
    throw new CannotRun(`user ${user.uid}, who owns ${wanted.root}, cannot get there: open the folders above it`);
  }
  const elsewhere = mkdtempSync(path.join(await privateTempDir(user), `${path.basename(path.dirname(parent))}-`));
  chmodSync(elsewhere, 0o755);
  try {
    symlinkSync(path.join(elsewhere, "postgres"), wanted.root);
  } catch {
    // Another process that starts at this moment was first.
    rmSync(elsewhere, { recursive: true });
  }
  return serverFolder(linkedRoot(wanted.root));
}

function linkedRoot(link: string): string {
  const root = path.resolve(path.dirname(link), readlinkSync(link));
  if (!existsSync(path.dirname(root))) throw new CannotRun(`${link} leads to ${root}, which is gone`);
  return root;
}
