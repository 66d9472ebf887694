import { expect, test } from "@jest/globals";
import { chance } from "#scripts/demo/chance.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { playRandomHistory } from "#tests/histories/playRandomHistory.ts";
import { watchFigures } from "#tests/histories/watchFigures.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const isSoak = Boolean(process.env["SOAK"]);
const RUNS = isSoak ? 40 : 1;
const DAYS = isSoak ? 90 : 8;
const FIRST = Number(process.env["FIRST_SEED"] ?? 1);
const BEGINNINGS = ["2026-12-24", "2027-03-20", "2027-06-20"];

await testDatabase();
const clock = testClock();

const SEEDS = Array.from({ length: RUNS }, (_, index) => FIRST + index);
const histories = [false, true].flatMap((documents) => SEEDS.map((seed) => ({ seed, documents })));

test.each(histories)(
  "previews, forecasts, balances, reports, calendars, and messages agree in organization $seed (policy documents: $documents)",
  async ({ seed, documents }) => {
    const from = BEGINNINGS[seed % BEGINNINGS.length] ?? "";
    const span = { from, days: DAYS, documents, leave: true, people: 2, watch: watchFigures };
    const { story } = await playRandomHistory(clock, chance(seed), span);
    expect(story.length).toBeGreaterThan(0);
    await expectLedgersVerified();
  },
  120_000,
);
