import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { constants, getPriority, setPriority } from "node:os";
import type { ClientBase } from "pg";

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

export type OpenClient = ClientBase & { processID: number; connection: { stream: Pick<Socket, "localPort"> } };

/** Does nothing unless PostgreSQL runs on this machine and the system allows the change. */
export function lowerPriority({ processID, connection }: OpenClient): void {
  try {
    // The port in the title rules out an unrelated process with the same pid.
    const title = readFileSync(`/proc/${processID}/cmdline`, "utf8");
    if (!title.startsWith("postgres: ") || !title.includes(`(${connection.stream.localPort}) `)) return;
    setPriority(processID, Math.min(getPriority(processID) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  } catch {
    // The process doesn't exist here or belongs to another user.
  }
}
