import { execFile } from "node:child_process";
import { closeSync, constants, lstatSync, openSync, rmSync, writeSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The named pipe between a server's guard and the processes that use the server. When a process dies, the kernel closes
 * its end of the pipe.
 */
export interface Lifeline {
  /** Keeps the server running until `release`. Returns false if no guard reads the pipe. */
  hold(): boolean;
  /** Returns a file descriptor of the reading end, which the caller must close. */
  openForGuard(): number;
  release(): void;
}

export async function openLifeline(file: string): Promise<Lifeline> {
  if (!isPipe(file)) {
    // A copy of the folder may have a regular file instead of the pipe.
    rmSync(file, { force: true });
    await run("mkfifo", ["-m", "600", file]).catch((error: unknown) => {
      if (!isPipe(file)) throw error;
    });
  }
  let held: number | undefined;
  return {
    hold() {
      held ??= openWriter(file);
      return held !== undefined && hasReader(held);
    },
    openForGuard() {
      // A blocking open waits for the other end, so the first reader opens the pipe without blocking.
      const first = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        held ??= openWriter(file);
        return openSync(file, constants.O_RDONLY);
      } finally {
        closeSync(first);
      }
    },
    release() {
      if (held !== undefined) closeSync(held);
      held = undefined;
    },
  };
}

function isPipe(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFIFO() ?? false;
}

function openWriter(file: string): number | undefined {
  try {
    return openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENXIO") return undefined;
    throw error;
  }
}

function hasReader(writer: number): boolean {
  try {
    writeSync(writer, "\n");
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EAGAIN") return true;
    if (code === "EPIPE") return false;
    throw error;
  }
}
