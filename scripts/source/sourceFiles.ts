import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const GENERATED = new Set(["node_modules", "dist", "coverage", "test-results"]);

/** Leaves out installed, generated, and hidden files. */
export async function sourceFiles(root: string = ROOT, folder = ""): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const ours = entries.filter(({ name }) => !name.startsWith(".") && (folder !== "" || !GENERATED.has(name)));
  const found = await Promise.all(
    ours.map(async (entry) => {
      const place = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? sourceFiles(root, place) : [place];
    }),
  );
  return found.flat().toSorted();
}
