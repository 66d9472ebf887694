import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccruingOrganization, populateAccruing, postByHand } from "./data/accrualPeople.ts";
import type { MeasuredRun } from "./accrualRun.ts";
import { measureBalances } from "./measureBalances.ts";
import { onFreshDatabase } from "./data/onFreshDatabase.ts";

const RUN = path.resolve("scripts/bench/accrualRun.ts");
/** Consecutive months; the first and last are posted by hand, the others by our code. */
const [FIRST, SECOND, THIRD, FOURTH] = ["2027-02-01", "2027-03-01", "2027-04-01", "2027-05-01"] as const;
const BEFORE: IsoDate = "2027-01-31";

/**
 * Measures posting a month for several numbers of people, with three leave types each, against writing the same rows by
 * hand; also measures the query of a balance.
 */
export async function benchAccrual(sizes: readonly number[]): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, pool }) => {
    const ratios: number[] = [];
    for (const people of sizes) {
      const organization = await populateAccruing(pool, people, BEFORE);
      ratios.push(await measureMonth(pool, databaseUrl, organization, people));
      if (people !== sizes[0]) continue;
      await reportBalances(pool, organization);
    }
    const [small, large] = [ratios[0] ?? 0, ratios.at(-1) ?? 0];
    if (ratios.length > 1) report("  the ratio, most people against fewest", large / small, "at most 1.20", "");
  });
}

/** Measures balances in the middle of a leave year, and near its end, after twelve months of entries. */
async function reportBalances(pool: pg.Pool, organization: AccruingOrganization): Promise<void> {
  const december = await measureBalances(pool, organization, "2027-12-15");
  const { veteran, newcomer } = await measureBalances(pool, organization, "2027-06-15");
  const took = `${veteran.toFixed(3)} ms, ${newcomer.toFixed(3)} ms in June`;
  const late = `in December ${(december.veteran / december.newcomer).toFixed(2)}`;
  report("Balances after ten years against a month", veteran / newcomer, "at most 1.20", `${took}; ${late}`);
}

async function measureMonth(
  pool: pg.Pool,
  url: string,
  organization: AccruingOrganization,
  people: number,
): Promise<number> {
  const byHand = async (on: IsoDate) => {
    await settle(pool);
    const begun = performance.now();
    expectEntries(await postByHand(pool, organization, on), 3 * people);
    await markPosted(pool, organization, on);
    return (performance.now() - begun) / 1000;
  };
  const ours = async (on: IsoDate, entries = 3 * people) => {
    await settle(pool);
    const run = await postedByUs(url, organization, on);
    expectEntries(run.entries, entries);
    return run;
  };

  const hand = [await byHand(FIRST)];
  const runs = [await ours(SECOND), await ours(THIRD)];
  hand.push(await byHand(FOURTH));
  const seconds = mean(runs.map((run) => run.seconds));
  const ratio = seconds / mean(hand);
  const name = `Posting a month for ${people.toLocaleString("en-US")}`;
  // The target applies to this many people; with fewer, each run's startup weighs more.
  const needed = people >= 1_000_000 ? "at most 1.50" : "";
  report(name, ratio, needed, `${seconds.toFixed(1)} s, by hand ${mean(hand).toFixed(1)} s`);

  const again = await ours(FOURTH, 0);
  report(
    "  again, everything posted",
    again.seconds / seconds,
    "at most 0.33",
    `0 rows, ${again.seconds.toFixed(2)} s`,
  );
  await markPosted(pool, organization, THIRD, FOURTH);
  const unsaid = await ours(FOURTH, 0);
  report(
    "  again after a run that was killed at its end",
    unsaid.seconds / seconds,
    "",
    `0 rows, ${unsaid.seconds.toFixed(1)} s`,
  );
  const most = (of: (run: MeasuredRun) => number) => Math.max(...[...runs, again, unsaid].map(of));
  console.log(
    `  process ${most(({ memory }) => memory).toFixed(0)} MB at most (needed 250); locks held ` +
      `${most(({ lockedP99 }) => lockedP99).toFixed(0)} ms p99 (needed 150), ${most(({ lockedMost }) => lockedMost).toFixed(0)} ms at most`,
  );
  return ratio;
}

/** Flushes the previous run's writes, so that no measurement waits for them. */
async function settle(pool: pg.Pool): Promise<void> {
  await pool.query("VACUUM (ANALYZE) ledger_entries");
  await pool.query("CHECKPOINT");
}

async function markPosted(
  pool: pg.Pool,
  { organizationId, officeId }: AccruingOrganization,
  through: IsoDate,
  begun = through,
): Promise<void> {
  await pool.query(
    "UPDATE offices SET posted_through = $3::date, posting_through = $4::date WHERE organization_id = $1 AND id = $2",
    [organizationId, officeId, through, begun],
  );
}

async function postedByUs(url: string, { organizationId }: AccruingOrganization, on: IsoDate): Promise<MeasuredRun> {
  const args = ["--import", "tsx", RUN, url, organizationId, on];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as MeasuredRun;
}

function expectEntries(posted: number, wanted: number): void {
  if (posted !== wanted) throw new Error(`${posted} entries were posted instead of ${wanted}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function report(name: string, ratio: number, needed: string, details: string): void {
  const notes = [needed && `needed ${needed}`, details].filter((note) => note !== "").join("; ");
  console.log(`${name.padEnd(46)} ${ratio.toFixed(2).padStart(6)}   (${notes})`);
}
