import type { Logger } from "pino";
import type { BackupConfig } from "#bot/config.ts";
import { backUp } from "#bot/operations/backup/backUp.ts";
import { type Job, runEvery } from "./runEvery.ts";

export function startBackupScheduler(
  { folder, everyHours, keep }: BackupConfig,
  databaseUrl: string,
  log: Logger,
): Job {
  const run = async (goesOn: () => boolean) => {
    const done = await backUp({ databaseUrl, folder, keep }, { everyHours, goesOn });
    if (done) log.info({ file: done.file, rows: done.rows, bytes: done.bytes, deleted: done.deleted }, "backed up");
    return [];
  };
  return runEvery(10, { name: "backups", run, failed: "could not back up the database" }, log);
}
