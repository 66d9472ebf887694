import path from "node:path";
import { figure } from "#core/figure.ts";
import { BrokenBackup } from "#db/backup/BrokenBackup.ts";
import { backUp } from "#bot/operations/backup/backUp.ts";
import { createLogger } from "#bot/http/middleware/createLogger.ts";
import { startBackupScheduler } from "#bot/jobs/startBackupScheduler.ts";
import { type OpenDatabase, openUnmigrated } from "./openDatabase.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run backup -- [--to folder] [--keep 14] [--scheduled]
Backs up the database at DATABASE_URL, or the embedded one, into a new file. The folder is BACKUP_DIR, or "backups" in
DATA_DIR. With --keep, only that many backups remain in it. With --scheduled, runs until it is stopped, and backs up
into BACKUP_DIR whenever the newest backup is BACKUP_HOURS old, as the server does if BACKUP_DIR is set.`;

const options = optionsOf({ to: { type: "string" }, keep: { type: "string" }, scheduled: { type: "boolean" } }, USAGE);
const isWrong = options.keep !== undefined && !/^[1-9]\d{0,3}$/.test(options.keep);
if (isWrong || (options.scheduled && !process.env["BACKUP_DIR"])) {
  console.error(USAGE);
  process.exit(2);
}
const database = await openUnmigrated();
if (options.scheduled) backUpOnSchedule(database);
else await backUpNow(database);

async function backUpNow({ config, databaseUrl, close }: OpenDatabase): Promise<void> {
  const { to, keep } = options;
  try {
    const folder = to ?? config.backups?.folder ?? path.join(config.dataDir, "backups");
    const done = await backUp({ databaseUrl, folder, keep: keep === undefined ? undefined : Number(keep) });
    if (!done) throw new BrokenBackup("Another process is writing a backup");
    console.log(`${done.file}: ${figure(done.rows)} rows, ${figure(Math.ceil(done.bytes / 1e6))} MB`);
    for (const name of done.deleted) console.log(`Deleted ${name}`);
    console.log("The encryption keys are not in it. Keep them, and the list of erased people, in another place.");
  } catch (error) {
    if (!(error instanceof BrokenBackup)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

function backUpOnSchedule({ config, databaseUrl, close }: OpenDatabase): void {
  if (!config.backups) return;
  const log = createLogger(config.logLevel);
  const job = startBackupScheduler(config.backups, databaseUrl, log);
  const stop = async () => {
    await job.stop();
    await close();
    log.flush();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
