import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { recreateLibraryLinks } from "./recreateLibraryLinks.ts";

export function copyBinaries(folder: string, copy: string): void {
  if (existsSync(copy)) return;
  const half = mkdtempSync(`${copy}.copy-`);
  try {
    cpSync(path.join(folder, "native"), path.join(half, "native"), { recursive: true, verbatimSymlinks: true });
    recreateLibraryLinks(half);
    openToAll(half);
    renameSync(half, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** `mkdtempSync` creates a private folder, and the package may have been installed under a restrictive umask. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(target);
    else if (entry.isFile()) chmodSync(target, statSync(target).mode & 0o100 ? 0o755 : 0o644);
  }
}
