import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority } from "node:os";
import { afterEach, expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "./connect.ts";
import { lowerPriority, type OpenClient } from "./lowerPriority.ts";

await testDatabase();

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const lower = (priority: number) => Math.min(priority + PRIORITY_BELOW_NORMAL, PRIORITY_LOW);
const children: ChildProcess[] = [];
const onLinux = process.platform === "linux" ? test : test.skip;

afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

async function processTitled(title: string): Promise<number> {
  const child = spawn("bash", ["-c", 'echo; exec -a "$0" cat', title], { stdio: "pipe" });
  children.push(child);
  await once(child.stdout, "data");
  child.stdin.write("ready");
  await once(child.stdout, "data");
  return child.pid ?? 0;
}

onLinux.each<[string, string, boolean]>([
  ["of PostgreSQL's process for the connection is lowered", "postgres: awayday awayday 127.0.0.1(4321) idle", true],
  ["of its process for another connection stays", "postgres: awayday awayday 127.0.0.1(14321) idle", false],
  ["of any other process stays", "bash (4321) ", false],
])("the priority %s", async (_, title, isLowered) => {
  const processID = await processTitled(title);
  const before = getPriority(processID);
  lowerPriority({ processID, connection: { stream: { localPort: 4321 } } } as OpenClient);
  expect(getPriority(processID)).toBe(isLowered ? lower(before) : before);
});

onLinux("lists and reports have a lower priority than other reads", async () => {
  const { pool, searches } = database();
  const [read, list] = await Promise.all(
    [pool, searches].map(async (each) => {
      const { rows } = await each.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      return getPriority(rows[0]?.pid ?? 0);
    }),
  );
  expect(list).toBe(lower(read ?? 0));
});
