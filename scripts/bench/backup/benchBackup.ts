import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { figure } from "#core/figure.ts";
import { connect, disconnect } from "#db/connect.ts";
import { backUp } from "#bot/operations/backup/backUp.ts";
import { restoreBackup } from "#bot/operations/backup/restoreBackup.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { populateAccruing, postByHand } from "../data/accrualPeople.ts";
import { onFreshDatabase } from "../data/onFreshDatabase.ts";

const TYPES = 3;
const MONTHS = 12;
const BACKUP_SECONDS = 120;
const RESTORE_SECONDS = 300;
const MB = 1024 * 1024;

export async function benchBackup(entries: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "awayday-bench-backup-"));
  try {
    await onFreshDatabase(async ({ databaseUrl, pool }) => {
      configureOperations({ clock: systemClock, sealer: createSealer(["a key for measuring"]) });
      const posted = await populate(pool, entries);
      await pool.query("CREATE DATABASE restored TEMPLATE template0");
      const backup = await timed(async () => backUp({ databaseUrl, folder }));
      const { file = "", bytes = 0, rows = 0 } = backup.result ?? {};
      const size = `${figure(rows)} rows, ${figure(Math.round(bytes / 1e6))} MB`;
      report(`Backup of ${figure(posted)} ledger entries`, backup, BACKUP_SECONDS, size);

      const target = new URL(databaseUrl);
      target.pathname = "/restored";
      await disconnect();
      connect(target.href);
      const restored = await timed(() => restoreBackup({ file, erasuresFile: undefined }));
      report("Its restore", restored, RESTORE_SECONDS, `${figure(restored.result.rows)} rows`);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function populate(pool: pg.Pool, entries: number): Promise<number> {
  const people = Math.ceil(entries / TYPES / MONTHS);
  const organization = await populateAccruing(pool, people, "2027-12-31");
  let posted = 0;
  for (let month = 1; month <= MONTHS; month++) {
    posted += await postByHand(pool, organization, `2027-${String(month).padStart(2, "0")}-01`);
  }
  return posted;
}

interface Timed<Result> {
  result: Result;
  seconds: number;
  /** The peak memory of this process during the run, in MB. */
  megabytes: number;
}

async function timed<Result>(run: () => Promise<Result>): Promise<Timed<Result>> {
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const begun = performance.now();
  try {
    const result = await run();
    return { result, seconds: (performance.now() - begun) / 1000, megabytes: most / MB };
  } finally {
    clearInterval(watching);
  }
}

function report(name: string, { seconds, megabytes }: Timed<unknown>, needed: number, details: string): void {
  const process = `process ${megabytes.toFixed(0)} MB at most`;
  console.log(`${name}: ${seconds.toFixed(1)} s (needed at most ${needed}; ${details}; ${process})`);
}
