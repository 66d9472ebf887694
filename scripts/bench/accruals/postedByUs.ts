import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccruingOrganization } from "../data/accrualPeople.ts";
import type { MeasuredRun } from "./accrualRun.ts";

const RUN = path.resolve("scripts/bench/accruals/accrualRun.ts");

export async function postedByUs(
  pool: pg.Pool,
  url: string,
  { organizationId }: AccruingOrganization,
  { on, entries }: { on: IsoDate; entries: number },
): Promise<MeasuredRun> {
  await settle(pool);
  const args = ["--import", "tsx", RUN, url, organizationId, on];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const run = JSON.parse(stdout) as MeasuredRun;
  expectEntries(run.entries, entries);
  return run;
}

export async function settle(pool: pg.Pool): Promise<void> {
  await pool.query("VACUUM (ANALYZE) ledger_entries");
  await pool.query("CHECKPOINT");
}

export function expectEntries(posted: number, wanted: number): void {
  if (posted !== wanted) throw new Error(`${posted} entries were posted instead of ${wanted}`);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function reportRun(name: string, ratio: number, needed: string, details: string): void {
  const notes = [needed && `needed ${needed}`, details].filter((note) => note !== "").join("; ");
  console.log(`${name.padEnd(46)} ${ratio.toFixed(2).padStart(6)}   (${notes})`);
}
