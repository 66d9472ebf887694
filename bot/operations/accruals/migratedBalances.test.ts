import { expect, test } from "@jest/globals";
import { chance } from "#scripts/demo/chance.ts";
import { playRandomHistory } from "#tests/arranging/playRandomHistory.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectBalancesKept } from "#tests/asserting/expectBalancesKept.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";

/** Organizations of about ten people each; with SOAK set, about a thousand people. */
const ORGANIZATIONS = process.env["SOAK"] ? 120 : 1;
const [FIRST, DAYS, TODAY] = ["2026-11-02", 420, "2027-12-27"] as const;

const clock = testClock();
const { url: current } = await testDatabase();
const { url: previous } = await emptyDatabase();

test("a database of the version before policy documents keeps every balance on every day of the last and next year", async () => {
  for (let seed = 1; seed <= ORGANIZATIONS; seed++) {
    await playRandomHistory(clock, chance(seed), { from: FIRST, days: DAYS });
  }
  expect(await expectBalancesKept({ current, previous }, clock, TODAY)).toBeGreaterThan(10 * ORGANIZATIONS);
}, 1_200_000);
