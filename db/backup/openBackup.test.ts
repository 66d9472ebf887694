import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "@jest/globals";
import { ArchiveWriter } from "./ArchiveWriter.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { openBackup } from "./openBackup.ts";

const folder = await mkdtemp(path.join(tmpdir(), "awayday-header-"));
afterAll(() => rm(folder, { recursive: true }));

const onLinux = existsSync("/proc/self/fd") ? test : test.skip;

onLinux.each<[string, object]>([
  ["is incomplete", {}],
  ["comes from a newer version", { format: 1000 }],
])("a backup whose header %s doesn't stay open", async (_, header) => {
  const file = path.join(folder, "backup");
  const handle = await open(file, "w");
  await new ArchiveWriter(handle).begin(header);
  await handle.close();
  await expect(openBackup(file, () => true)).rejects.toThrow(BrokenBackup);
  // The stream closes its file asynchronously.
  for (let turn = 0; turn < 1000 && openFiles().includes(file); turn += 1) await setImmediate();
  expect(openFiles()).not.toContain(file);
});

function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return [];
    }
  });
}
