import { beforeEach, describe, expect, test } from "@jest/globals";
import { agesInOffice } from "#tests/arranging/agesInOffice.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { givePolicy } from "../policies/givePolicy.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { createOffice } from "./createOffice.ts";
import { editOffice } from "./editOffice.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const OWN = { kind: "forbidden", code: "own_balance" };
const BASE = { frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay" };
const of = (grant: object) => ({ unit: "day", grants: [{ ...BASE, ...grant }] });
const tiers = (by: string, from: number, below: unknown, above: unknown) => ({
  by,
  tiers: [
    [0, below],
    [from, above],
  ],
});
const byHours = tiers("hoursPerWeek", 41, 20, 60);
const LONG_WEEKS = { from: "2027-01-01", weeks: [[492, 492, 492, 492, 492, 0, 0]] };

async function anOffice(document: object) {
  const { owner, admin, colleague, officeId, policyOf } = await agesInOffice(clock, "2027-05-15");
  await editUser(owner, colleague.userId, { groups: ["Staff"] });
  await editPolicyDocument(owner, await policyOf("vacation"), { document, confirmed: true });
  clock.set("2027-07-15");
  const lengthen = (by: typeof owner) => editOffice(by, officeId, { workingPattern: LONG_WEEKS });
  return { owner, admin, lengthen };
}

describe("an Admin can't change the working hours of their office if the change raises the leave of the Admin", () => {
  test("only, because the policy gives more for long hours only to older people, but an Owner can", async () => {
    const { owner, admin, lengthen } = await anOffice(of({ amount: tiers("ageAtYearStart", 40, 20, byHours) }));
    await expect(lengthen(admin)).rejects.toMatchObject(OWN);
    await lengthen(owner);
    await expectLedgersVerified();
  });

  test("only, because colleagues have a group's policy", async () => {
    const { owner, admin, lengthen } = await anOffice(of({ fullTime: { hoursPerWeek: 40 } }));
    await givePolicy(owner, { type: "vacation", group: "Staff", document: of({}), confirmed: true });
    await expect(lengthen(admin)).rejects.toMatchObject(OWN);
  });

  test("only from a later day on", async () => {
    const { admin, lengthen } = await anOffice(of({ amount: tiers("age", 50, 20, byHours) }));
    await expect(lengthen(admin)).rejects.toMatchObject(OWN);
  });
});

test("an Admin can't change the hours of the office where they worked earlier this year if only their own leave rises", async () => {
  const { owner, admin, lengthen } = await anOffice(of({ amount: tiers("ageAtYearStart", 40, 20, byHours) }));
  const { id: officeId } = await createOffice(owner, {
    name: "Lyon",
    country: "United States",
    timezone: "America/New_York",
  });
  await editUser(owner, admin.userId, { officeId });
  clock.set("2027-07-16");
  await expect(lengthen(admin)).rejects.toMatchObject(OWN);
  await lengthen(owner);
  expect((await readOwnBalances(admin, {})).find(({ type }) => type === "vacation")?.available).toBeGreaterThan(
    20 * 480,
  );
  await expectLedgersVerified();
});

test("an Admin can change the working hours of their office if a colleague gains as much", async () => {
  const { admin, lengthen } = await anOffice(of({ amount: byHours }));
  await lengthen(admin);
  await expectLedgersVerified();
});
