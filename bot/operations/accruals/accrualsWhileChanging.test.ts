import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { chance } from "#scripts/demo/chance.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import type { Actor } from "../actor.ts";
import { postDueEverywhere } from "./postDue.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";

const ROUNDS = shortOrLong(2, 60);

await testDatabase({ shares: connectionShares(80) });
const clock = testClock();
const MONTHLY = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5, maxBalance: 15 };

async function tick(): Promise<void> {
  expect((await postDueEverywhere()).broken).toEqual([]);
}

test(
  "every balance is proved after changes made while the scheduler posts, in any order",
  async () => {
    const random = chance(7);
    const company = await aCompany();
    const offices = [await company.office({ vacation: MONTHLY }), await company.office({ timezone: "Asia/Tokyo" })];
    const people: Actor[] = [];
    for (let count = 0; count < 8; count++) people.push(await company.hire(offices[count % 2]));
    const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
    const acts = [
      () => company.hire(pick(offices)),
      () => pick(offices).edit({ accrualAmount: 10 + Math.floor(random() * 20) }),
      () => company.edit(pick(people), { ptoBalanceOverride: Math.floor(random() * 30) }),
      () => company.edit(pick(people), { officeId: pick(offices).officeId }),
      () => company.edit(pick(people), { isActive: true }),
      () => company.deactivate(pick(people)),
      () => readOwnBalances(pick(people), {}),
      tick,
    ];
    for (let round = 1; round <= ROUNDS; round++) {
      clock.set(`${2027 + Math.floor((round + 2) / 12)}-${String(((round + 2) % 12) + 1).padStart(2, "0")}-01`);
      const outcomes = await Promise.allSettled([tick(), ...Array.from({ length: 10 }, () => pick(acts)()), tick()]);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected" && !(outcome.reason instanceof Refusal)) throw outcome.reason;
      }
    }
    await tick();
    await expectLedgersVerified();
  },
  ROUNDS * 20_000,
);

test("a person added after the scheduler began the next day is posted up to that day, so nothing is missed", async () => {
  clock.set("2027-03-31");
  const { hire, office, edit } = await aCompany();
  const monthly = await office({ vacation: MONTHLY });
  const begun = "UPDATE offices SET posting_through = '2027-04-01' WHERE id = $1";
  await database().pool.query(begun, [monthly.officeId]);
  const person = await hire(monthly);
  expect((await ledgerOf(person)).at(-1)).toBe("2027-04-01 accrual +2");
  await edit(person, { ptoBalanceOverride: 36 });
  expect((await ledgerOf(person)).at(-1)).toBe("2027-04-01 policy_change +4");
});
