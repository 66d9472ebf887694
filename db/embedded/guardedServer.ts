import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from "node:fs";
import type { Lifeline } from "./lifeline.ts";
import { programOptions, type ServerUser } from "./runAs.ts";
import type { ServerFolder } from "./serverFolder.ts";

const LOG_KEPT_BELOW = 1_000_000;

/**
 * Runs the command in the arguments, restarts it after crashes, and stops it when no process holds the lifeline on
 * standard input.
 */
const GUARD = `
exec 3<&0 </dev/null
stopping= server= again=0
trap 'stopping=yes; [ -z "$server" ] || kill -INT "$server" 2>/dev/null' TERM
( while read -r line; do :; done; exec </dev/null; while kill -TERM $$ 2>/dev/null; do sleep 1; done ) <&3 3<&- &
watcher=$!
exec 3<&-
while [ -z "$stopping" ]; do
  "$@" &
  server=$!
  [ -z "$stopping" ] || kill -INT "$server"
  while wait "$server"; status=$?; kill -0 "$server" 2>/dev/null; do :; done
  server=
  [ "$status" -le 128 ] || again=30
  [ "$status" -ne 0 ] && [ "$again" -gt 0 ] || break
  again=$((again - 1))
  sleep 1
done
kill "$watcher" 2>/dev/null
exit "$status"
`;

export interface GuardedServer {
  ended: Promise<string>;
}

/** The server outlives this process while other processes hold the lifeline. */
export function startGuarded(
  command: string[],
  folder: ServerFolder,
  lifeline: Lifeline,
  user: ServerUser | undefined,
): GuardedServer {
  const log = openLog(folder.log);
  const lifelineEnd = lifeline.openForGuard();
  try {
    const from = statSync(folder.log).size;
    const guard = spawn("/bin/sh", ["-c", GUARD, "awayday-postgres", ...command], {
      ...programOptions(user),
      stdio: [lifelineEnd, log, log],
      detached: true,
    });
    guard.unref();
    const ended = new Promise<string>((resolve) => {
      guard.once("error", (error) => resolve(error.message));
      guard.once("exit", () => resolve(writtenSince(folder.log, from)));
    });
    return { ended };
  } finally {
    closeSync(lifelineEnd);
    closeSync(log);
  }
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= LOG_KEPT_BELOW) renameSync(file, `${file}.old`);
  return openSync(file, "a", 0o600);
}

function writtenSince(file: string, from: number): string {
  if (!existsSync(file)) return "";
  const log = openSync(file, "r");
  try {
    const text = Buffer.alloc(8_192);
    return text.toString("utf8", 0, readSync(log, text, 0, text.length, from));
  } finally {
    closeSync(log);
  }
}
