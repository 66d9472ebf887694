import path from "node:path";
import { figure } from "#core/figure.ts";
import { BrokenBackup } from "#db/backup/BrokenBackup.ts";
import { backUp } from "#bot/operations/backup/backUp.ts";
import { openUnmigrated } from "./openDatabase.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run backup -- [--to folder] [--keep 14]
Backs up the database at DATABASE_URL, or the embedded one, into a new file. The folder is BACKUP_DIR, or "backups" in
DATA_DIR. With --keep, only that many backups remain in it.`;

const { to, keep } = optionsOf({ to: { type: "string" }, keep: { type: "string" } }, USAGE);
if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
  console.error(USAGE);
  process.exit(2);
}
const { config, databaseUrl, close } = await openUnmigrated();
try {
  const folder = to ?? config.backups?.folder ?? path.join(config.dataDir, "backups");
  const done = await backUp({ databaseUrl, folder, keep: keep === undefined ? undefined : Number(keep) });
  if (done) {
    console.log(`${done.file}: ${figure(done.rows)} rows, ${figure(Math.ceil(done.bytes / 1e6))} MB`);
    for (const name of done.deleted) console.log(`Deleted ${name}`);
    console.log("The encryption keys are not in it. Keep them, and the list of erased people, in another place.");
  } else {
    console.error("Another process is writing a backup");
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BrokenBackup)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}
