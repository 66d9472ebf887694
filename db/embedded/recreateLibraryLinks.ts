import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Creates links such as libpq.so.5 -> libpq.so.5.18, which npm packages can't contain. */
export function recreateLibraryLinks(folder: string): void {
  for (const { source, target } of listedLinks(folder)) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
    } catch {
      // `findBinaries` checks afterward whether the programs start.
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
