import { figure } from "#core/figure.ts";
import type pg from "pg";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type AccruingOrganization, populateAccruing, postByHand } from "../data/accrualPeople.ts";
import type { MeasuredRun } from "./accrualRun.ts";
import { expectEntries, mean, postedByUs, reportRun, settle } from "./postedByUs.ts";
import { measureBalances } from "./measureBalances.ts";
import { onFreshDatabase } from "../data/onFreshDatabase.ts";

const [FIRST, SECOND, THIRD, FOURTH] = ["2027-02-01", "2027-03-01", "2027-04-01", "2027-05-01"] as const;
const BEFORE: IsoDate = "2027-01-31";

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
    if (ratios.length > 1) reportRun("  the ratio, most people against fewest", large / small, "at most 1.20", "");
  });
}

async function reportBalances(pool: pg.Pool, organization: AccruingOrganization): Promise<void> {
  const december = await measureBalances(pool, organization, "2027-12-15");
  const { veteran, newcomer } = await measureBalances(pool, organization, "2027-06-15");
  const took = `${veteran.toFixed(3)} ms, ${newcomer.toFixed(3)} ms in June`;
  const late = `in December ${(december.veteran / december.newcomer).toFixed(2)}`;
  reportRun("Balances after ten years against a month", veteran / newcomer, "at most 1.20", `${took}; ${late}`);
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
  const ours = (on: IsoDate, entries = 3 * people) => postedByUs(pool, url, organization, { on, entries });

  const hand = [await byHand(FIRST)];
  const runs = [await ours(SECOND), await ours(THIRD)];
  hand.push(await byHand(FOURTH));
  const seconds = mean(runs.map((run) => run.seconds));
  const ratio = seconds / mean(hand);
  const name = `Posting a month for ${figure(people)}`;
  const needed = people >= 1_000_000 ? "at most 1.20" : "";
  reportRun(name, ratio, needed, `${seconds.toFixed(1)} s, by hand ${mean(hand).toFixed(1)} s`);

  const postAgain = async (which: string, wanted: string) => {
    const run = await ours(FOURTH, 0);
    reportRun(`  again${which}`, run.seconds / seconds, wanted, `0 rows, ${run.seconds.toFixed(2)} s`);
    return run;
  };
  const again = await postAgain(", everything posted", "at most 0.33");
  await markPosted(pool, organization, THIRD, FOURTH);
  const unsaid = await postAgain(" after a run that was killed at its end", "");
  const most = (of: (run: MeasuredRun) => number) => Math.max(...[...runs, again, unsaid].map(of));
  console.log(
    `  process ${most(({ memory }) => memory).toFixed(0)} MB at most (needed 250); locks held ` +
      `${most(({ lockedP99 }) => lockedP99).toFixed(0)} ms p99 (needed 150), ${most(({ lockedMost }) => lockedMost).toFixed(0)} ms at most`,
  );
  return ratio;
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
