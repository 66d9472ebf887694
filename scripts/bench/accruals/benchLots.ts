import { figure } from "#core/figure.ts";
import type pg from "pg";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { carryOver, populateAccruing } from "../data/accrualPeople.ts";
import { onFreshDatabase } from "../data/onFreshDatabase.ts";
import { mean, postedByUs, reportRun } from "./postedByUs.ts";

const BIWEEKLY = PolicyDocument.parse({
  unit: "hour",
  grants: [
    {
      frequency: "biweekly",
      anchor: "2015-01-05",
      amount: {
        by: "yearsOfService",
        tiers: [
          [0, "80/26"],
          [2, "120/26"],
          [5, "160/26"],
        ],
      },
    },
  ],
});

const EXPIRING = PolicyDocument.parse({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max: 5, until: "03-31" } }],
});
const LAST_DAY: IsoDate = "2027-03-31";

const MONTHS: [IsoDate, IsoDate] = ["2027-02-01", "2027-03-01"];
const BIWEEKLY_DAYS: [IsoDate, IsoDate] = ["2027-02-01", "2027-02-15"];

export async function benchLots(people: number): Promise<void> {
  await onFreshDatabase(async ({ databaseUrl, pool }) => {
    const month = await secondsOf(pool, databaseUrl, { people, days: MONTHS, document: null });
    const biweekly = await secondsOf(pool, databaseUrl, { people, days: BIWEEKLY_DAYS, document: BIWEEKLY });
    const count = figure(people);
    const against = `a month of the simple policy ${month.toFixed(1)} s`;
    const hours = `${biweekly.toFixed(1)} s, ${against}`;
    reportRun(`Biweekly hours with tiers for ${count}`, biweekly / month, "at most 2.00", hours);

    const organization = await populateAccruing(pool, people, LAST_DAY, EXPIRING);
    await carryOver(pool, organization, LAST_DAY);
    const day = { on: addDays(LAST_DAY, 1), entries: 3 * people };
    const { seconds } = await postedByUs(pool, databaseUrl, organization, day);
    reportRun(`Expiry of days for ${count}`, seconds / month, "at most 1.00", `${seconds.toFixed(1)} s, ${against}`);
  });
}

async function secondsOf(
  pool: pg.Pool,
  url: string,
  { people, days, document }: { people: number; days: readonly [IsoDate, IsoDate]; document: PolicyDocument | null },
): Promise<number> {
  const organization = await populateAccruing(pool, people, addDays(days[0], -1), document);
  const seconds: number[] = [];
  for (const on of days) {
    seconds.push((await postedByUs(pool, url, organization, { on, entries: 3 * people })).seconds);
  }
  return mean(seconds);
}
