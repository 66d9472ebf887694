import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Something built from sources into `dist`, with a note of the sources that it was built from. */
export interface BuildTarget {
  folder: string;
  sources: readonly string[];
}

export const SERVER: BuildTarget = { folder: "dist/server", sources: ["core", "db", "bot", "scripts/buildServer.ts"] };
export const WEB: BuildTarget = { folder: "dist/console", sources: ["core", "console", "scripts/buildWeb.ts"] };

/** What was installed shapes a build as much as what was written. */
const ALWAYS = ["package.json", "package-lock.json"];

/** Whether a target was built, to its end, from the sources as they are now. */
export async function isUpToDate(target: BuildTarget): Promise<boolean> {
  const built = await readFile(noteOf(target), "utf8").catch(() => undefined);
  return built !== undefined && built === (await fingerprint(target));
}

/** Builds a target unless it is up to date; one that fails or is killed half-way counts as not built. */
export async function bringUpToDate(target: BuildTarget, build: () => Promise<void>): Promise<void> {
  const sources = await fingerprint(target);
  if ((await readFile(noteOf(target), "utf8").catch(() => undefined)) === sources) return;
  await rm(noteOf(target), { force: true });
  await build();
  await writeFile(noteOf(target), sources);
}

function noteOf({ folder }: BuildTarget): string {
  return path.join(folder, ".built-from");
}

async function fingerprint({ sources }: BuildTarget): Promise<string> {
  const files = (await Promise.all([...sources, ...ALWAYS].map(filesIn))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  files.forEach((file, place) =>
    hash
      .update(`${file}\0`)
      .update(contents[place] ?? "")
      .update("\0"),
  );
  return hash.digest("hex");
}

async function filesIn(source: string): Promise<string[]> {
  if (path.extname(source)) return [source];
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
