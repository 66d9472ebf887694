import { afterEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { readSettlement } from "../balances/readSettlement.ts";
import { readBalanceOutlook } from "../balances/readBalanceOutlook.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { reportExpiring } from "../reports/reportExpiring.ts";
import { postDueEverywhere } from "./postDue.ts";
import { type LedgerFinding, verifyLedgers } from "./verifyLedgers.ts";

await testDatabase();
const clock = testClock();

const WEST = { timezone: "America/New_York", vacation: { accrualAmount: 24, accrualTiming: "monthly_increments" } };
const EAST = { timezone: "Asia/Tokyo", vacation: { accrualAmount: 12, accrualTiming: "end_of_period" } };
const HOUR = 3_600_000;

async function moving(startsIn: number, from: "west" | "east") {
  await database().pool.query(`ALTER TABLE organizations ALTER leave_year_starts_in SET DEFAULT ${startsIn}`);
  clock.set(`2026-${String(startsIn).padStart(2, "0")}-04`);
  const owner = await foundTestOrganization();
  const west = await anOfficeOf(owner, WEST);
  const east = await anOfficeOf(owner, EAST);
  const offices = { west, east };
  const person = await hire(owner, "Mia", "Employee", offices[from]);
  const to = from === "west" ? east : west;
  return { owner, person, offices, move: () => editUser(owner, person.userId, { officeId: to.officeId }) };
}

async function findings(): Promise<string[]> {
  const found: LedgerFinding[] = [];
  await verifyLedgers((finding) => found.push(finding));
  return found.map(({ type, kind, text }) => `${type}: ${kind}: ${text}`);
}

const BOUNDARIES = { 1: "2027-12-31", 7: "2028-06-30" } as const;

afterEach(async () => {
  await database().pool.query("ALTER TABLE organizations ALTER leave_year_starts_in SET DEFAULT 1");
});

const cases = ([1, 7] as const).flatMap((startsIn) =>
  (["west", "east"] as const).flatMap((from) =>
    (["west", "east"] as const).map((edited) => ({ startsIn, from, edited })),
  ),
);

describe("the ledger check after a move between time zones at New Year and later policy edits", () => {
  test.each(cases)(
    "finds nothing: year from month $startsIn, moved from the $from, the $edited policy edited",
    async (one) => {
      const { startsIn, from, edited } = one;
      const { offices, move } = await moving(startsIn, from);
      const moved = new Date(`${BOUNDARIES[startsIn]}T20:00:00Z`);
      const later = (hours: number) => clock.setInstant(new Date(moved.getTime() + hours * HOUR));
      later(0);
      await move();
      expect(await findings()).toEqual([]);
      for (const [nth, hours] of [0, 6, 480].entries()) {
        later(hours);
        await offices[edited].edit({ accrualAmount: 36 + 12 * nth, carryOverDays: 9 - nth });
        expect(await findings()).toEqual([]);
      }
      later(960);
      expect((await postDueEverywhere()).broken).toEqual([]);
      expect(await findings()).toEqual([]);
    },
  );
});

test("a person who moved from an office where the day has begun gets the effect of an edit from that day on", async () => {
  const { offices, move } = await moving(1, "east");
  clock.setInstant(new Date("2027-12-30T16:00:00Z"));
  await move();
  await offices.west.edit({ accrualAmount: 36, effectiveOn: "2027-12-31" });
  expect(await findings()).toEqual([]);
});

test("forecasts for a person who moved from an office where the next day has begun count nothing from that day twice", async () => {
  const { owner, person, move } = await moving(1, "east");
  clock.setInstant(new Date("2027-05-31T20:00:00Z"));
  await move();
  const vacation = async (query: object) => (await readUserBalances(owner, person.userId, query))[0];
  const foreseen = await vacation({ asOf: "2027-06-15" });
  const { expiry, next } = await readBalanceOutlook(owner, person.userId, { type: "vacation" });
  const report = (await reportExpiring(owner, { within: 366 })).filter(({ id }) => id === person.userId);
  expect(report.find(({ type }) => type === "vacation")?.minutes).toBe(expiry?.minutes);
  expect(next?.on).toBe("2027-07-01");
  clock.set("2027-06-15");
  expect(await vacation({})).toEqual({ ...foreseen });
  expect((await readBalanceOutlook(owner, person.userId, { type: "vacation" })).expiry).toEqual(expiry);
});

const paying = (amount: number) =>
  ({
    unit: "day",
    grants: [{ frequency: "yearly", amount, leaverShare: "full" }],
    settlement: { pay: "all" },
  }) as const;

test("a future settlement counts nothing twice if the next day had begun in the office that the person left", async () => {
  clock.set("2027-01-04");
  const owner = await foundTestOrganization();
  const east = await aDocumentOffice(owner, paying(12), "Asia/Tokyo");
  const west = await aDocumentOffice(owner, paying(24), "America/New_York");
  const person = await hire(owner, "Mia", "Employee", east);
  clock.setInstant(new Date("2027-05-31T20:00:00Z"));
  await editUser(owner, person.userId, west);
  const paidOut = async () => {
    const { types } = await readSettlement(owner, person.userId, { endDate: "2027-12-31" });
    return types.find(({ type }) => type === "vacation")?.paidOut;
  };
  const ahead = await paidOut();
  clock.set("2027-06-02");
  expect(await paidOut()).toBe(ahead);
});
