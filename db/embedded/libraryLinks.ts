import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Makes the links among the package's libraries (libpq.so.5 -> libpq.so.5.18) that its install script would have made:
 * npm packages cannot hold links, and install scripts may be off. A folder that cannot be written stays as it is.
 */
export function recreateLibraryLinks(folder: string): void {
  for (const { source, target } of listedLinks(folder)) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
    } catch {
      // There already, or read-only: whether the programs start is what counts, and that is tried next.
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
