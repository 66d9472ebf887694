import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importOpeningText } from "#tests/asserting/importText.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";

await testDatabase();
const clock = testClock();

type Founded = Awaited<ReturnType<typeof foundTestOrganization>>;
type Office = (owner: Founded) => Promise<{ officeId: string }>;
const monthly = { accrualPeriod: "month", accrualAmount: 2, maxBalance: 10, carryOverDays: 10 };
const cap = { balance: 10, mode: "clip" } as const;
const documentOf = (carryOver: { max: number } | { months: number }) => ({
  unit: "day" as const,
  grants: [{ frequency: "monthly" as const, amount: 2, cap, carryOver }],
});

async function openedIn(officeOf: Office, first: readonly [number, number]) {
  clock.set("2026-11-30");
  const owner = await foundTestOrganization();
  const { officeId } = await officeOf(owner);
  const right = await hire(owner, "Rita", "Employee", { officeId });
  const wrong = await hire(owner, "Walt", "Employee", { officeId });
  const open = async ([ofRight, ofWrong]: readonly [number, number], year = "") => {
    const lines = [`${right.email},vacation,${ofRight},${year}`, `${wrong.email},vacation,${ofWrong},${year}`];
    await importOpeningText(owner, ["email,type,days,year", ...lines].join("\n"));
  };
  const balances = async () => {
    const ofPeople = await Promise.all([right, wrong].map(({ userId }) => readUserBalances(owner, userId, {})));
    return ofPeople.map((views) => (views.find(({ type }) => type === "vacation")?.balance ?? 0) / 480);
  };
  await open(first);
  return { owner, wrong, open, balances };
}

const offices: [string, Office][] = [
  ["a maximum balance", (owner) => anOfficeOf(owner, { vacation: monthly })],
  ["a cap of a policy document", (owner) => aDocumentOffice(owner, documentOf({ max: 10 }))],
  ["a cap on lots of 18 months", (owner) => aDocumentOffice(owner, documentOf({ months: 18 }))],
];

test.each(offices)(
  "a corrected opening balance gives back what %s cut because of the mistake, and nothing that was cut before",
  async (_, officeOf) => {
    const { owner, wrong, open, balances } = await openedIn(officeOf, [-6, 4]);
    clock.set("2026-12-03");
    await postDue(owner.organizationId);
    expect(await balances()).toEqual([6, 14]);
    await open([-6, -6]);
    expect((await ledgerOf(wrong)).at(-1)).toBe("2026-12-03 policy_change +2, -2 lost");
    expect(await balances()).toEqual([6, 6]);
    await expectLedgersVerified();
    await open([-6, 4]);
    expect(await balances()).toEqual([6, 14]);
    await expectLedgersVerified();
  },
);

test.each(offices)(
  "an opening balance that is corrected in the next leave year gives back what %s cut in both",
  async (_, officeOf) => {
    const { owner, open, balances } = await openedIn(officeOf, [-6, 4]);
    clock.set("2027-01-12");
    await postDue(owner.organizationId);
    await open([-6, -6], "2026");
    const [right, wrong] = await balances();
    expect([right, wrong]).toEqual([8, 8]);
    await expectLedgersVerified();
  },
);

test("the opening balance of a closed leave year gives back what the maximum cut because of the carry-over", async () => {
  const yearly = { accrualAmount: 21, maxBalance: 28, carryOverDays: 10 };
  const { owner, wrong, open, balances } = await openedIn((by) => anOfficeOf(by, { vacation: yearly }), [0, 0]);
  clock.set("2027-01-12");
  await postDue(owner.organizationId);
  expect(await ledgerOf(wrong)).toContain("2027-01-01 accrual +18, 3 lost");
  await open([-15, -15], "2026");
  expect((await ledgerOf(wrong)).slice(-2)).toEqual([
    "2027-01-12 carry_over -4",
    "2027-01-12 policy_change +3, -3 lost",
  ]);
  expect(await balances()).toEqual([27, 27]);
  await expectLedgersVerified();
});
