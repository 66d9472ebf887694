import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { secretsOf } from "./secretsOf.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), "awayday-secrets-")), "data");
});
afterEach(() => rm(path.dirname(dataDir), { recursive: true }));

const unset = { sessionSecrets: undefined, encryptionKeys: undefined };

test("configured secrets are used, and nothing is written", async () => {
  const set = { sessionSecrets: ["one"], encryptionKeys: ["two"] };
  expect(await secretsOf({ ...set, dataDir })).toEqual(set);
  await expect(stat(dataDir)).rejects.toThrow("ENOENT");
});

test("missing secrets are generated once, in a file that only its owner can read", async () => {
  const first = await secretsOf({ ...unset, dataDir });
  expect(first.sessionSecrets[0]?.length).toBeGreaterThan(40);
  expect(await secretsOf({ ...unset, dataDir })).toEqual(first);
  expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
});

test("configuring one secret leaves the other generated", async () => {
  const generated = await secretsOf({ ...unset, dataDir });
  const mixed = await secretsOf({ sessionSecrets: ["mine"], encryptionKeys: undefined, dataDir });
  expect(mixed).toEqual({ sessionSecrets: ["mine"], encryptionKeys: generated.encryptionKeys });
});

test("processes that start together end with the same secrets", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => secretsOf({ ...unset, dataDir })));
  const kept = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")) as Record<string, unknown>;
  const expected = { sessionSecrets: [kept["sessionSecret"]], encryptionKeys: kept["encryptionKeys"] };
  for (const secrets of all) expect(secrets).toEqual(expected);
});

test("a damaged file of secrets is never replaced, because everything it sealed would be lost", async () => {
  await secretsOf({ ...unset, dataDir });
  await writeFile(path.join(dataDir, "secrets.json"), "{}");
  await expect(secretsOf({ ...unset, dataDir })).rejects.toThrow(/^DATA_DIR is wrong: .*secrets\.json is damaged/);
});

test("the error for a folder that can't be created names the setting", async () => {
  await writeFile(path.join(path.dirname(dataDir), "file"), "");
  const inside = path.join(path.dirname(dataDir), "file", "data");
  await expect(secretsOf({ ...unset, dataDir: inside })).rejects.toThrow(/^DATA_DIR is wrong: /);
});
