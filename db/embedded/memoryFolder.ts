import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
const NEEDED_BYTES = 3 * 2 ** 30;

export function memoryFolder(folder = IN_MEMORY, needed = NEEDED_BYTES): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
