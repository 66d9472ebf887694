import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildIfNeeded } from "./buildIfNeeded.js";
import { buildPrograms } from "./buildServer.ts";
import { runtimePackages } from "./runtimePackages.ts";

/** The commands of a runtime tree, by their names in package.json, with their programs. */
const COMMANDS: Record<string, string> = {
  start: "scripts/serve.ts",
  migrate: "scripts/migrate.ts",
  backup: "scripts/backup.ts",
  restore: "scripts/restore.ts",
  "release-messages": "scripts/releaseMessages.ts",
  "verify-ledger": "scripts/verifyLedger.ts",
  accrue: "scripts/accrue.ts",
  "rotate-keys": "scripts/rotateKeys.ts",
  "reset-second-factor": "scripts/resetSecondFactor.ts",
};
/** As in the start command of package.json; the environment variables are in the Dockerfile. */
const SERVER_FLAGS = "--max-semi-space-size=6 --max-old-space-size=512";
/** Files that only compilers and debuggers read. */
const NOT_RUN = /\.(?:d\.[cm]?ts|map)$/;

/**
 * Writes a tree that runs without the sources: the built web app, a program for each command, and the packages that
 * these import. It doesn't contain the embedded PostgreSQL, compilers, or tests.
 */
async function buildRuntime(folder: string): Promise<void> {
  await buildIfNeeded();
  const imported = await buildPrograms(path.join(folder, "dist/server"), {
    ...COMMANDS,
    simulator: "bot/simulator.ts",
  });
  await cp("dist/console", path.join(folder, "dist/console"), { recursive: true });
  for (const packageFolder of await runtimePackages(imported)) {
    const isKept = (source: string) => source === packageFolder || !isNested(source, packageFolder);
    await cp(packageFolder, path.join(folder, packageFolder), {
      recursive: true,
      filter: (source) => isKept(source) && !NOT_RUN.test(source),
    });
  }
  await cp("LICENSE", path.join(folder, "LICENSE"));
  await writeFile(path.join(folder, "package.json"), await packageFile());
}

/** Packages inside a package are copied on their own, if they are needed. */
function isNested(source: string, packageFolder: string): boolean {
  return path.relative(packageFolder, source).split(path.sep)[0] === "node_modules";
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
