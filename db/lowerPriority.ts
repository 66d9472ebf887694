import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { constants, getPriority, setPriority } from "node:os";
import type { ClientBase } from "pg";

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

export type OpenClient = ClientBase & { processID: number; connection: { stream: Pick<Socket, "localPort"> } };

/**
 * Lowers the priority of PostgreSQL's process for a connection, if it runs on this machine and the system allows it.
 * Otherwise, its long statements would get as much of a core as the short ones of other connections.
 */
export function lowerPriority({ processID, connection }: OpenClient): void {
  try {
    // The title contains the client's port. On another machine, the number could be that of any process here.
    const title = readFileSync(`/proc/${processID}/cmdline`, "utf8");
    if (!title.startsWith("postgres: ") || !title.includes(`(${connection.stream.localPort}) `)) return;
    setPriority(processID, Math.min(getPriority(processID) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  } catch {
    // No such process here, or one of another user.
  }
}
