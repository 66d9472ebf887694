import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Linux's folder in memory. */
const IN_MEMORY = "/dev/shm";
/** Enough for the logs and the databases of a whole test run. */
const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * Returns the folder for files that tests lose anyway: a folder in memory if it has room, else the folder for temporary
 * files. A database there is created in a quarter of the time, because its several hundred files cost nothing.
 */
export function memoryFolder(folder = IN_MEMORY, needed = NEEDED_BYTES): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
