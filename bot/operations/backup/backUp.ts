import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { backupName, isBackupDue, outdatedBackups } from "#core/backup/backupFiles.ts";
import { type BackupSize, writeBackup } from "#db/backup/writeBackup.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { operationsRuntime } from "../runtime.ts";
import { backupMac } from "./backupMac.ts";

const HOUR_MS = 3_600_000;

export interface BackupPlace {
  databaseUrl: string;
  folder: string;
  keep?: number | undefined;
}

export interface Backup extends BackupSize {
  file: string;
  deleted: string[];
}

export async function backUp(
  { databaseUrl, folder, keep }: BackupPlace,
  { everyHours, goesOn = () => true }: { everyHours?: number; goesOn?: () => boolean } = {},
): Promise<Backup | undefined> {
  const { clock, sealer } = operationsRuntime();
  let done: Backup | undefined;
  await withAdvisoryLock("backup", async () => {
    await mkdir(folder, { recursive: true });
    const now = clock.now();
    const names = await readdir(folder);
    if (everyHours !== undefined) {
      const since = new Date(now.getTime() - everyHours * HOUR_MS);
      if (!isBackupDue(names, { since, now })) return;
    }
    await remove(
      folder,
      names.filter((name) => name.endsWith(".backup.partial")),
    );
    const file = path.join(folder, backupName(now));
    const key = { keyId: sealer.keyId, mac: backupMac(sealer) };
    const size = await writeBackup({ databaseUrl, file, createdAt: now, goesOn, ...key });
    if (!size) return;
    const deleted = keep === undefined ? [] : outdatedBackups(await readdir(folder), { keep, now });
    await remove(folder, deleted);
    done = { file, deleted, ...size };
  });
  return done;
}

async function remove(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true });
}
