import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
/** Enough for the logs and the databases of a whole test run. */
const NEEDED_BYTES = 3 * 2 ** 30;

/** For files that tests discard. In memory, creating a database is several times faster. */
export function memoryFolder(folder = IN_MEMORY, needed = NEEDED_BYTES): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
