import { chmodSync, lstatSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CannotRun } from "./cannotRun.ts";
import { canEnter, type ServerUser } from "./runAs.ts";

const PLACES = ["/var/lib", "/var/tmp"];

/** Returns a folder that only root can write to and the server's user can enter. Throws CannotRun if there is none. */
export async function privateTempDir(user: ServerUser): Promise<string> {
  for (const parent of PLACES) {
    const place = path.join(parent, "awayday");
    if (isOurs(place) && (await canEnter(user, place))) return place;
  }
  throw new CannotRun(
    `started as root, the database needs a folder that other users can access, but none of ${PLACES.join(", ")} can be used`,
  );
}

/** Security: other users could replace programs in a folder that they can write to. */
function isOurs(place: string): boolean {
  try {
    if (mkdirSync(place, { recursive: true })) chmodSync(place, 0o755);
    const { uid, mode } = lstatSync(place);
    return uid === process.getuid?.() && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}
