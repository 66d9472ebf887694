import { copyFile, cp, link, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildIfNeeded } from "./buildIfNeeded.js";
import { buildPrograms } from "./buildServer.ts";
import { runtimePackages } from "./runtimePackages.ts";

const COMMANDS: Record<string, string> = {
  start: "scripts/build/serve.ts",
  migrate: "scripts/migrate.ts",
  backup: "scripts/backup.ts",
  restore: "scripts/restore.ts",
  "release-messages": "scripts/releaseMessages.ts",
  "verify-ledger": "scripts/verifyLedger.ts",
  accrue: "scripts/accrue.ts",
  "rotate-keys": "scripts/rotateKeys.ts",
  "reset-second-factor": "scripts/resetSecondFactor.ts",
};
const SERVER_FLAGS = "--max-semi-space-size=8 --max-old-space-size=512 --heap-growing-percent=20";
const NOT_RUN = /\.(?:d\.[cm]?ts|map)$/;

async function buildRuntime(folder: string): Promise<void> {
  await buildIfNeeded();
  const imported = await buildPrograms(path.join(folder, "dist/server"), {
    ...COMMANDS,
    simulator: "bot/simulator.ts",
  });
  await cp("dist/console", path.join(folder, "dist/console"), { recursive: true });
  for (const each of await runtimePackages(imported)) await linkTree(each, path.join(folder, each));
  await cp("LICENSE", path.join(folder, "LICENSE"));
  await writeFile(path.join(folder, "package.json"), await packageFile());
}

async function linkTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.name === "node_modules" || NOT_RUN.test(entry.name)) continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await linkTree(from, to);
    else await link(from, to).catch(() => copyFile(from, to));
  }
}

async function packageFile(): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile("package.json", "utf8")) as Record<string, unknown>;
  const scripts = Object.fromEntries(
    Object.keys(COMMANDS).map((command) => [
      command,
      `node ${command === "start" ? `${SERVER_FLAGS} ` : ""}dist/server/${command}.js`,
    ]),
  );
  return `${JSON.stringify({ name, version, private: true, license, type: "module", scripts }, undefined, 2)}\n`;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to write to");
await buildRuntime(path.resolve(folder));
