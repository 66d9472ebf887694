import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { postDue } from "../accruals/postDue.ts";
import { recordLeave } from "../requests/submitRequest.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editUser } from "./editUser.ts";

await testDatabase();
const clock = testClock();

async function aFormerEmployee(endDate: string | null) {
  clock.set("2027-01-04");
  const owner = await foundTestOrganization();
  const monthly = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };
  const office = await anOfficeOf(owner, { vacation: monthly });
  const mia = await hire(owner, "Mia", "Employee", office);
  clock.set("2027-06-09");
  await deactivateUser(owner, mia.userId, {});
  clock.set("2027-08-02");
  await editUser(owner, mia.userId, { endDate });
  return { owner, mia };
}

test.each<[string, string | null, string[]]>([
  [
    "removed",
    null,
    [
      "2028-01-01 carry_over +5, 19 expired",
      "2029-01-01 carry_over +5, 24 expired",
      "2029-02-05 policy_change +8 of 2027",
      "2029-02-05 policy_change +24 of 2028",
      "2029-02-05 policy_change +4",
    ],
  ],
  [
    "moved to a later day",
    "2028-03-31",
    [
      "2028-02-01 accrual +2",
      "2028-03-01 accrual +2",
      "2029-01-01 carry_over +5, 24 expired",
      "2029-02-05 policy_change +18 of 2028",
      "2029-02-05 policy_change +4",
    ],
  ],
])(
  "a return posts every leave year since the deactivation, even if the last day was %s before",
  async (_, endDate, expected) => {
    const { owner, mia } = await aFormerEmployee(endDate);
    clock.set("2029-02-05");
    await postDue(owner.organizationId);
    await editUser(owner, mia.userId, { isActive: true });
    expect((await ledgerOf(mia)).slice(-5)).toEqual(expected);
    await expectLedgersVerified();
  },
);

test("a return with a new start date keeps what was earned until a last day that was later than the deactivation", async () => {
  const { owner, mia } = await aFormerEmployee("2028-03-31");
  clock.set("2028-09-01");
  await postDue(owner.organizationId);
  await editUser(owner, mia.userId, { isActive: true, startDate: "2028-09-01" });
  expect((await ledgerOf(mia)).slice(-5)).toEqual([
    "2028-01-01 carry_over +5, 19 expired",
    "2028-01-01 accrual +2",
    "2028-02-01 accrual +2",
    "2028-03-01 accrual +2",
    "2028-09-01 policy_change +2",
  ]);
  await expectLedgersVerified();
});

test.each(["simple policy", "policy document"])(
  "a mistaken deactivation leaves nothing behind under the maximum balance of a %s, even if leave was taken since",
  async (kind) => {
    clock.set("2026-01-05");
    const owner = await foundTestOrganization();
    const shares = { starterShare: "byDay", leaverShare: "byDay" } as const;
    const grant = { frequency: "yearly", amount: 20, ...shares, cap: { balance: 24 }, carryOver: { max: 10 } } as const;
    const office =
      kind === "policy document"
        ? await aDocumentOffice(owner, { unit: "day", grants: [grant] })
        : await anOfficeOf(owner, { vacation: { accrualAmount: 20, maxBalance: 24, carryOverDays: 10 } });
    const mia = await hire(owner, "Mia", "Employee", office);
    clock.set("2027-03-10");
    await postDue(owner.organizationId);
    const leave = { startDate: "2027-03-02", endDate: "2027-03-04" };
    await recordLeave(owner, mia.userId, { type: "vacation", ...leave, reason: "On paper" });
    clock.set("2027-06-15");
    await deactivateUser(owner, mia.userId, {});
    clock.set("2027-06-16");
    await editUser(owner, mia.userId, { isActive: true });
    expect((await ledgerOf(mia)).slice(-5)).toEqual([
      "2027-01-01 carry_over +10, 10 expired",
      "2027-01-01 accrual +14, 6 lost",
      "2027-03-02 usage -3",
      "2027-06-15 policy_change -4.9, -6 lost",
      "2027-06-16 policy_change +4.9, 6 lost",
    ]);
    await editUser(owner, mia.userId, { endDate: "2027-09-30" });
    await editUser(owner, mia.userId, { endDate: null });
    const [balance] = await readUserBalances(owner, mia.userId, {});
    expect(balance).toMatchObject({ type: "vacation", balance: 21 * 480 });
    await expectLedgersVerified();
  },
);
