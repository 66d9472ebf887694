import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { findFirefox } from "./findFirefox.ts";

const before = { PATH: process.env["PATH"], FIREFOX_PATH: process.env["FIREFOX_PATH"] };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "awayday-firefox-"));
  process.env["PATH"] = folder;
  delete process.env["FIREFOX_PATH"];
});

afterEach(async () => {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  await rm(folder, { recursive: true });
});

async function install(name: string, { exitCode = 0, version = "153.7.0esr" } = {}): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\necho Mozilla Firefox ${version}\nexit ${exitCode}\n`);
  await chmod(file, 0o755);
  return file;
}

const onUnix = process.platform === "win32" ? test.skip : test;

onUnix("an ESR on the PATH is preferred to another Firefox", async () => {
  await install("firefox");
  const esr = await install("firefox-esr");
  expect(await findFirefox()).toBe(esr);
});

onUnix("a command that only asks to install Firefox is skipped", async () => {
  await install("firefox-esr", { exitCode: 1 });
  const other = await install("firefox");
  expect(await findFirefox()).toBe(other);
});

onUnix("a Firefox that is too old for the story is skipped, unless FIREFOX_PATH names it", async () => {
  const old = await install("firefox", { version: "128.3.1" });
  expect(await findFirefox()).toBeUndefined();
  process.env["FIREFOX_PATH"] = old;
  expect(await findFirefox()).toBe(old);
});

onUnix("FIREFOX_PATH is preferred to the PATH", async () => {
  await install("firefox-esr");
  const wanted = await install("wanted");
  process.env["FIREFOX_PATH"] = wanted;
  expect(await findFirefox()).toBe(wanted);
});

test("a FIREFOX_PATH that does not start is reported, not skipped", async () => {
  process.env["FIREFOX_PATH"] = "/nowhere/firefox";
  await expect(findFirefox()).rejects.toThrow("/nowhere/firefox");
});
