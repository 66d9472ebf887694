// Plain JavaScript, like start.js: a warm start must not wait for a compiler.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const TARGETS = [
  { name: "server", folder: "dist/server", sources: ["core", "db", "bot", "scripts/build/buildServer.ts"] },
  { name: "web", folder: "dist/console", sources: ["core", "console", "scripts/build/buildWeb.ts"] },
];
/** Dependencies affect every build. */
const ALWAYS = ["package.json", "package-lock.json"];

export async function buildIfNeeded() {
  const targets = await Promise.all(TARGETS.map(async (target) => ({ ...target, ...(await stateOf(target)) })));
  const stale = targets.filter(({ builtFrom, fingerprint }) => builtFrom !== fingerprint);
  if (stale.length === 0) return;
  // Fingerprints come last, so that an interrupted build doesn't count as finished.
  await Promise.all(stale.map(({ note }) => rm(note, { force: true })));
  await build(stale.map(({ name }) => name));
  await Promise.all(stale.map(({ note, fingerprint }) => writeFile(note, fingerprint)));
}

async function build(names) {
  console.log(`Building the ${names.join(" and the ")} …`);
  const env = { ...process.env, NODE_ENV: "production" };
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build/build.ts", ...names], {
    stdio: "inherit",
    env,
  });
  const [code] = await once(builder, "exit");
  if (code !== 0) throw new Error("The build failed");
}

async function stateOf({ folder, sources }) {
  const note = path.join(folder, ".built-from");
  const builtFrom = await readFile(note, "utf8").catch(() => undefined);
  return { note, builtFrom, fingerprint: await fingerprintOf([...sources, ...ALWAYS]) };
}

async function fingerprintOf(sources) {
  const files = (await Promise.all(sources.map(filesIn))).flat();
  const hash = createHash("sha256");
  for (const file of new Set(files))
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
}

async function filesIn(source) {
  if (path.extname(source)) return [source];
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
