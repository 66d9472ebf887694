import { afterEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { recordLeave } from "../requests/submitRequest.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicy } from "./previewPolicy.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

await testDatabase();
const clock = testClock();
afterEach(expectLedgersVerified);

const carrying = (carryOver: object | string) => ({
  unit: "day" as const,
  grants: [{ frequency: "yearly" as const, amount: 20, carryOver }],
});

test.each([
  ["a simple carry-over of 5", null, "none", 20],
  ["a carry-over of 5", { max: 5 }, "none", 20],
  ["a carry-over of three months", { monthsAfterYear: 3 }, "none", 20],
  ["no carry-over", "none", { max: 5 }, 25],
] as const)("%s becomes %3$j in June, and January has %4$d days", async (_, from, to, days) => {
  clock.set("2027-03-01");
  const { owner, office } = await aCompany();
  const { officeId } = from === null ? await office() : await aDocumentOffice(owner, carrying(from));
  const person = await hire(owner, "Bob", "Employee", { officeId });
  const policy = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation");
  clock.set("2027-06-01");
  await editPolicyDocument(owner, policy?.id ?? "", { document: carrying(to), confirmed: true });
  clock.set("2028-01-10");
  await postDue(owner.organizationId);
  const balance = (await readOwnBalances(person, {})).find(({ type }) => type === "vacation");
  expect(balance?.balance).toBe(days * 480);
});

const capped = (max: number) => ({
  unit: "day" as const,
  grants: [
    { frequency: "monthly" as const, amount: 12, amountPer: "year" as const, cap: { balance: 14 }, carryOver: { max } },
  ],
});

/** Bob gets a day each month and carries 10 into 2027. The maximum is 14. */
async function bobUnder(kind: string) {
  clock.set("2026-12-01");
  const { owner, office } = await aCompany();
  const simple = { accrualAmount: 12, accrualTiming: "monthly_increments", carryOverDays: 10, maxBalance: 14 };
  const isDocument = kind === "policy document";
  const { officeId } = isDocument ? await aDocumentOffice(owner, capped(10)) : await office({ vacation: simple });
  const bob = await hire(owner, "Bob", "Employee", { officeId });
  const id = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  const balance = async () =>
    ((await readOwnBalances(bob, {})).find(({ type }) => type === "vacation")?.balance ?? 0) / 480;
  const on = async (day: string) => {
    clock.set(day);
    await postDue(owner.organizationId);
  };
  const changeOn = async (day: string, max: number) => {
    await on(day);
    const document = { document: capped(max), confirmed: true };
    const { impact } = isDocument
      ? await previewPolicyDocument(owner, id, document)
      : await previewPolicy(owner, id, { carryOverDays: max });
    if (isDocument) await editPolicyDocument(owner, id, document);
    else await editPolicy(owner, id, { carryOverDays: max });
    expect(impact.map(({ after }) => (after ?? 0) / 480)).toEqual([await balance()]);
  };
  return { owner, bob, balance, on, changeOn };
}

/** Returns Bob's balances after each late booking and after each of its cancellations. */
async function balancesAfterLateLeave(kind: string, changes: readonly [day: string, max: number][]) {
  const { owner, bob, balance, on, changeOn } = await bobUnder(kind);
  for (const [day, max] of changes) await changeOn(day, max);
  await on("2027-07-05");
  const balances: number[] = [];
  for (const startDate of ["2027-03-08", "2026-12-07"]) {
    const late = { type: "vacation", startDate, endDate: addDays(startDate, 4), reason: "Forgotten" } as const;
    const { id } = await recordLeave(owner, bob.userId, late);
    balances.push(await balance());
    await cancelRequest(owner, id, { rejectionReason: "Not taken" });
    balances.push(await balance());
  }
  return balances;
}

describe.each(["simple policy", "policy document"])(
  "a carry-over limit of a %s that is corrected months later",
  (kind) => {
    test("leaves nobody above the maximum, as the preview says", async () => {
      const { balance, changeOn } = await bobUnder(kind);
      await changeOn("2027-01-10", 1);
      expect(await balance()).toBe(2);
      await changeOn("2027-06-05", 10);
      expect(await balance()).toBe(14);
    });

    test("doesn't keep leave that is recorded late from giving back what the maximum cut for lack of it", async () => {
      const mistyped: [string, number][] = [
        ["2027-01-10", 1],
        ["2027-07-05", 10],
      ];
      expect(await balancesAfterLateLeave(kind, mistyped)).toEqual([12, 14, 14, 14]);
      expect(await balancesAfterLateLeave(kind, [])).toEqual([12, 14, 14, 14]);
    });
  },
);
