import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Links such as libpq.so.5 -> libpq.so.5.18: npm packages can't contain links, and install scripts may be disabled. */
export function recreateLibraryLinks(folder: string): void {
  for (const { source, target } of listedLinks(folder)) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
    } catch {
      // The link exists or can't be created. The next step checks whether the programs start.
    }
  }
}

function listedLinks(folder: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, "native", "pg-symlinks.json"), "utf8"));
  } catch {
    return [];
  }
}
