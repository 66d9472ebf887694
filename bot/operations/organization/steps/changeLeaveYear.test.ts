import { expect, test } from "@jest/globals";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { chance } from "#scripts/demo/chance.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import {
  randomAct,
  setUpForHistories,
  foundInMonth,
  type Act,
  type Founded,
} from "#tests/arranging/leaveYearHistories.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { editOrganization } from "../editOrganization.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";

const RUNS = shortOrLong(1, 60);

await testDatabase();
const clock = testClock();
const { pool } = database();
const change = (owner: Founded, leaveYearStartsIn: number) => editOrganization(owner, { leaveYearStartsIn });

async function sumsOf({ organizationId }: Founded): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `SELECT concat_ws(' ', u.name, l.type, l.leave_year, sum(l.minutes)) AS text
     FROM ledger_entries l JOIN users u ON u.organization_id = l.organization_id AND u.id = l.user_id
     WHERE l.organization_id = $1 GROUP BY u.name, l.type, l.leave_year HAVING sum(l.minutes) <> 0 ORDER BY 1`,
    [organizationId],
  );
  return rows.map(({ text }) => text);
}

async function balancesOf(owner: Founded): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const { userId } of [owner, ...owner.people]) {
    const person = await findPerson(owner.organizationId, userId);
    if (!person?.isActive) continue;
    const balances = await readUserBalances(owner, userId, {});
    shown.push([person.name, balances.map((balance) => ({ ...balance, id: null }))]);
  }
  return shown;
}

async function both(act: Act, [one, other]: readonly [Founded, Founded]): Promise<void> {
  const outcome = async (owner: Founded) => {
    try {
      await act(owner);
      return "done";
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  expect(await outcome(one)).toBe(await outcome(other));
}

const seeds = Array.from({ length: RUNS }, (_, index) => Number(process.env["FIRST_SEED"] ?? 1) + index);
test.each(seeds)(
  "an organization whose leave year changes has the balances of one that signed up with that year, in scenario %s",
  async (seed) => {
    const random = chance(seed);
    const month = () => 1 + Math.floor(random() * 12);
    let day: IsoDate = addDays("2026-01-01", Math.floor(random() * 700));
    clock.set(day);
    const [first, last] = [month(), month()];
    const pair = [await foundInMonth(last), await foundInMonth(first)] as const;
    const live = async (until: IsoDate) => {
      for (; day < until; day = addDays(day, 1 + Math.floor(random() * 60))) {
        clock.set(day);
        await both(randomAct(random, day), pair);
      }
    };
    await both(setUpForHistories, pair);
    await live(addDays(day, 100));
    await change(pair[1], month());
    await change(pair[1], last);
    const compare = async () => {
      for (const owner of pair) await postDue(owner.organizationId);
      expect(await balancesOf(pair[1])).toEqual(await balancesOf(pair[0]));
      expect(await sumsOf(pair[1])).toEqual(await sumsOf(pair[0]));
      await expectLedgersVerified();
    };
    await compare();
    await live(addDays(day, 400));
    await compare();
  },
  120_000,
);
