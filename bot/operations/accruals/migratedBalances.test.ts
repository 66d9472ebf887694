import { expect, test } from "@jest/globals";
import { chance } from "#scripts/demo/chance.ts";
import { playRandomHistory } from "#tests/histories/playRandomHistory.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectBalancesKept } from "#tests/asserting/expectBalancesKept.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";

const ORGANIZATIONS = shortOrLong(1, 60);
const MANY_PEOPLE = 1000;
const [FIRST, DAYS, TODAY] = ["2026-11-02", 420, "2027-12-27"] as const;

const clock = testClock();
const { url: current } = await testDatabase();
const { url: previous } = await emptyDatabase();

test("a database of the version before policy documents keeps every balance on every day of the last and next year", async () => {
  for (let seed = 1; seed <= ORGANIZATIONS; seed++) {
    await playRandomHistory(clock, chance(seed), { from: FIRST, days: DAYS });
  }
  const isSoak = ORGANIZATIONS > 1;
  if (isSoak) await playRandomHistory(clock, chance(0), { from: FIRST, days: DAYS, people: MANY_PEOPLE });
  const least = 10 * ORGANIZATIONS + (isSoak ? MANY_PEOPLE : 0);
  expect(await expectBalancesKept({ current, previous }, clock, TODAY)).toBeGreaterThan(least);
}, 1_200_000);
