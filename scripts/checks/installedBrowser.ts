import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Returns undefined if the environment variable isn't set. Throws if the browser doesn't start. */
export async function browserNamedBy(variable: "CHROME_PATH" | "FIREFOX_PATH"): Promise<string | undefined> {
  const wanted = process.env[variable];
  if (!wanted) return undefined;
  if (await isRunnable(wanted)) return wanted;
  throw new Error(`${variable} is not a browser that starts: ${wanted}`);
}

export async function installedBrowser(commands: readonly string[]): Promise<string | undefined> {
  for (const command of commands) if (await isRunnable(command)) return onPath(command);
  return undefined;
}

/** `--version` fails for a stub that only offers to install a browser. */
export function isRunnable(command: string, env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return run(command, ["--version"], { timeout: 15_000, env }).then(
    () => true,
    () => false,
  );
}

async function onPath(command: string): Promise<string> {
  if (path.isAbsolute(command)) return command;
  return (await run("/bin/sh", ["-c", 'command -v "$1"', "sh", command], { env: process.env })).stdout.trim();
}
