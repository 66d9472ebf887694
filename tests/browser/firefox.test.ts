import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const onUnix = process.platform === "win32" ? test.skip : test;

function start(program: string, ...args: string[]): ChildProcess {
  return spawn(fileURLToPath(new URL("firefox.sh", import.meta.url)), args, {
    stdio: ["ignore", "pipe", "pipe", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, FIREFOX_PATH: program },
  });
}

onUnix("Firefox ends when its Playwright process is gone", async () => {
  const child = start("/bin/sh", "-c", "echo started; exec sleep 600");
  if (child.stdout) await once(child.stdout, "data");
  for (const pipe of child.stdio.slice(3)) (pipe as Duplex).destroy();
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
});

onUnix("a Firefox that ends by itself leaves no process", async () => {
  const child = start("/bin/sh", "-c", "sleep 600 & exit 0");
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
});
