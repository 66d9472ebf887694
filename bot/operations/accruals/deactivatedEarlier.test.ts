import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { readSettlement } from "../balances/readSettlement.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { recordPersonEvent } from "../personEvents/recordPersonEvent.ts";
import { postDue } from "./postDue.ts";

await testDatabase();
const clock = testClock();

beforeEach(() => clock.set("2027-01-04"));
afterEach(expectLedgersVerified);

const monthly = {
  unit: "day",
  grants: [{ frequency: "monthly", amount: 2, leaverShare: "byDay", carryOver: "all" }],
  settlement: { pay: "all" },
} as const;

async function aLeaver(policy: object = monthly) {
  const owner = await foundTestOrganization();
  const office =
    "unit" in policy ? await aDocumentOffice(owner, policy) : await anOfficeOf(owner, { vacation: policy });
  const pat = await hire(owner, "Pat", "Employee", { officeId: office.officeId });
  await editUser(owner, pat.userId, { startDate: "2027-01-04" });
  const paidOut = async (endDate?: string) => {
    const { types } = await readSettlement(owner, pat.userId, endDate === undefined ? {} : { endDate });
    return types.map(({ type, paidOut: minutes }) => `${type} ${minutes / 480}`);
  };
  const tick = async (...days: string[]) => {
    for (const day of days) {
      clock.set(day);
      await postDue(owner.organizationId);
    }
  };
  return { owner, pat, paidOut, tick, officeId: office.officeId };
}

test.each([
  {
    deactivated: "2027-06-09",
    edited: "2027-06-10",
    endDate: "2027-09-30",
    days: ["2027-07-15", "2027-09-30", "2027-10-01"],
    paid: 16,
    last: ["2027-09-01 accrual +2", "2027-09-30 settlement -16"],
  },
  {
    deactivated: "2027-11-09",
    edited: "2027-11-10",
    endDate: "2028-02-29",
    days: ["2028-01-01", "2028-02-29", "2028-03-01", "2028-03-02"],
    paid: 26,
    last: ["2028-01-01 carry_over +22", "2028-01-01 accrual +2", "2028-02-01 accrual +2", "2028-02-29 settlement -26"],
  },
  {
    deactivated: "2027-11-09",
    edited: "2027-11-10",
    endDate: "2028-02-29",
    days: ["2028-05-02"],
    paid: 26,
    last: ["2028-01-01 carry_over +22", "2028-01-01 accrual +2", "2028-02-01 accrual +2", "2028-02-29 settlement -26"],
  },
])(
  "a person deactivated on $deactivated earns until their last day, $endDate, as the preview showed, posted on $days",
  async ({ deactivated, edited, endDate, days, paid, last }) => {
    const { owner, pat, paidOut, tick } = await aLeaver();
    await tick(deactivated);
    await deactivateUser(owner, pat.userId, {});
    await tick(edited);
    expect(await paidOut(endDate)).toEqual([`vacation ${paid}`]);
    await editUser(owner, pat.userId, { endDate });
    await tick(...days);
    expect((await ledgerOf(pat)).slice(-last.length)).toEqual(last);
    expect(await paidOut()).toEqual([`vacation ${paid}`]);
    await tick("2028-12-01");
    expect((await ledgerOf(pat)).slice(-last.length)).toEqual(last);
  },
);

test("a deactivated person's page shows what they earned until today, before the daily job runs", async () => {
  const { owner, pat, tick } = await aLeaver();
  await tick("2027-11-09");
  await deactivateUser(owner, pat.userId, {});
  await editUser(owner, pat.userId, { endDate: "2028-02-29" });
  clock.set("2028-01-02");
  await readUserBalances(owner, pat.userId, {});
  const newYear = ["2027-12-01 accrual +2", "2028-01-01 carry_over +22", "2028-01-01 accrual +2"];
  expect((await ledgerOf(pat)).slice(-3)).toEqual(newYear);
  await editUser(owner, pat.userId, { endDate: "2028-01-31" });
  clock.set("2028-02-01");
  await readUserBalances(owner, pat.userId, {});
  expect((await ledgerOf(pat)).slice(-4)).toEqual([...newYear, "2028-01-31 settlement -24"]);
});

test("under a simple policy, a deactivated person earns until their last day, and then nothing", async () => {
  const { owner, pat, tick } = await aLeaver({
    accrualAmount: 24,
    accrualTiming: "monthly_increments",
    carryOverDays: 5,
  });
  await tick("2027-10-08");
  await deactivateUser(owner, pat.userId, {});
  await editUser(owner, pat.userId, { endDate: "2028-02-29" });
  await tick("2027-11-15", "2028-02-15", "2028-03-01", "2028-12-15");
  expect((await ledgerOf(pat)).slice(-5)).toEqual([
    "2027-11-01 accrual +2",
    "2027-12-01 accrual +2",
    "2028-01-01 carry_over +5, 18.81 expired",
    "2028-01-01 accrual +2",
    "2028-02-01 accrual +2",
  ]);
});

test("a deactivated person's allowance, office, and events change what they earn until their last day", async () => {
  const simple = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };
  const { owner, pat, tick, officeId } = await aLeaver(simple);
  const byHours = { unit: "day", grants: [{ frequency: { hoursWorked: 8 }, amount: 1, carryOver: "all" }] } as const;
  const worked = await aDocumentOffice(owner, byHours);
  const con = await hire(owner, "Con", "Employee", { officeId });
  await editUser(owner, con.userId, { startDate: "2027-01-04" });
  await tick("2027-06-09");
  await deactivateUser(owner, pat.userId, {});
  await editUser(owner, pat.userId, { endDate: "2027-11-30" });
  await editUser(owner, con.userId, { endDate: "2027-11-30" });
  await tick("2027-07-15");
  for (const { userId } of [pat, con]) await editUser(owner, userId, { ptoBalanceOverride: 36 });
  await tick("2027-08-16");
  for (const { userId } of [pat, con]) await editUser(owner, userId, { officeId: worked.officeId });
  await tick("2027-09-15");
  const hours = { type: "worked", on: "2027-09-10", hours: 40 } as const;
  for (const { userId } of [pat, con]) await recordPersonEvent(owner, userId, hours);
  await tick("2027-12-01");
  const balancesOf = async ({ userId }: { userId: string }) =>
    (await readUserBalances(owner, userId, {})).map(({ type, balance }) => `${type} ${balance}`);
  expect(await balancesOf(pat)).toEqual(await balancesOf(con));
  expect((await ledgerOf(pat)).slice(-3)).toEqual((await ledgerOf(con)).slice(-3));
});

test("a deactivated person without a last day earns nothing until they get one", async () => {
  const { owner, pat, tick } = await aLeaver();
  await tick("2027-06-09");
  await deactivateUser(owner, pat.userId, {});
  await editUser(owner, pat.userId, { endDate: null });
  const before = await ledgerOf(pat);
  await tick("2027-08-01", "2028-02-01");
  expect(await ledgerOf(pat)).toEqual(before);
  await editUser(owner, pat.userId, { endDate: "2028-03-31" });
  await tick("2028-04-01");
  expect((await ledgerOf(pat)).slice(before.length)).toEqual([
    "2028-01-01 carry_over +22",
    "2028-02-01 policy_change +12 of 2027",
    "2028-02-01 policy_change +4",
    "2028-03-01 accrual +2",
    "2028-03-31 settlement -28",
  ]);
});

test("a person who was deactivated before they started earns nothing", async () => {
  const { owner, pat, tick } = await aLeaver();
  await editUser(owner, pat.userId, { startDate: "2027-03-01" });
  await tick("2027-02-15");
  await deactivateUser(owner, pat.userId, {});
  const before = await ledgerOf(pat);
  await tick("2027-02-28", "2027-03-01", "2027-03-02", "2027-04-02");
  expect(await ledgerOf(pat)).toEqual(before);
});
