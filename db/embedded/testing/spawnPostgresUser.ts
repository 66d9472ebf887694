import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Order, Report } from "./postgresUser.ts";

export interface PostgresUser {
  url: string;
  adopted: boolean;
  pid: number;
  written: number[];
  write(from: number): void;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface SpawnOptions {
  program: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
}

const running = new Set<ChildProcess>();

export function spawnPostgresUser(home: string, { program, ...options }: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, [...program, home], {
    ...options,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

export async function startPostgresUser(home: string, options: SpawnOptions): Promise<PostgresUser> {
  const child = spawnPostgresUser(home, options);
  const written: number[] = [];
  child.on("message", (report: Report) => {
    if (report.kind === "written") written.push(report.id);
  });
  const [first] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => [undefined])])) as [
    Report | undefined,
  ];
  if (first?.kind !== "started") {
    throw new Error(first?.kind === "failed" ? first.message : "The process ended without a word");
  }
  const order = (message: Order) => child.send(message);
  return {
    ...first,
    written,
    write: (from) => order({ kind: "write", from }),
    stop: async () => {
      order({ kind: "stop" });
      await once(child, "exit");
    },
    kill: () => killProcess(child),
  };
}

export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

export async function killPostgresUsers(): Promise<void> {
  await Promise.all([...running].map(killProcess));
}
