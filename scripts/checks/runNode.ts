import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The watcher kills the process group when the parent's end of the pipe closes, even if kill -9 ended the parent. */
const WITH_WATCHER = 'exec 3<&0; { cat >/dev/null; kill -KILL 0; } <&3 & exec 3<&-; exec "$@" </dev/null';
const running = new Set<ChildProcess>();
let over = false;

/** Returns 1 if a signal ended the child. Throws after `killRunning`. */
export async function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  if (over) throw new Error("Interrupted");
  const environment = { ...process.env, ...env };
  const child =
    process.platform === "win32"
      ? spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], env: environment })
      : spawn("/bin/sh", ["-c", WITH_WATCHER, "sh", process.execPath, ...args], {
          stdio: ["pipe", "inherit", "inherit"],
          detached: true,
          env: environment,
        });
  child.stdin?.on("error", () => {});
  running.add(child);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    running.delete(child);
    child.stdin?.end();
  }
}

export function killRunning(): void {
  over = true;
  for (const child of running) {
    if (child.stdin) child.stdin.end();
    else child.kill();
  }
}
