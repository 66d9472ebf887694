import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editUser } from "../people/editUser.ts";
import { postDue } from "./postDue.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-01-01"));
afterEach(expectLedgersVerified);

const D = 480;
const FOUR_DAYS = [D, D, D, D, 0, 0, 0];
const TWO_DAYS = [D, D, 0, 0, 0, 0, 0];

const fourWeeks = { unit: "day", grants: [{ frequency: "yearly", amount: { weeks: 4, in: "days" } }] } as const;

async function twoPeople() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, fourWeeks);
  const one = await hire(owner, "Olga", "Employee", { officeId });
  const other = await hire(owner, "Paul", "Employee", { officeId });
  return { owner, officeId, one, other };
}

test("a change to a person's working pattern recalculates only their leave year, day by day", async () => {
  const { owner, one, other } = await twoPeople();
  clock.set("2027-07-02");
  await editUser(owner, one.userId, { workingPattern: { from: "2027-07-02", weeks: [FOUR_DAYS] } });
  // 20 × 182 / 365 + 16 × 183 / 365 = 17.99.
  expect(await ledgerOf(one)).toEqual(["2027-01-01 accrual +20", "2027-07-02 policy_change -2.01"]);
  expect(await ledgerOf(other)).toEqual(["2027-01-01 accrual +20"]);
  clock.set("2028-01-02");
  await postDue(owner.organizationId);
  expect((await ledgerOf(one)).at(-1)).toBe("2028-01-01 accrual +16");
  expect((await ledgerOf(other)).at(-1)).toBe("2028-01-01 accrual +20");
});

test("a working pattern with a future start date recalculates the leave year on that date", async () => {
  const { owner, one } = await twoPeople();
  await editUser(owner, one.userId, { workingPattern: { from: "2027-07-02", weeks: [FOUR_DAYS] } });
  expect(await ledgerOf(one)).toEqual(["2027-01-01 accrual +20"]);
  clock.set("2027-08-01");
  await postDue(owner.organizationId);
  expect(await ledgerOf(one)).toEqual(["2027-01-01 accrual +20", "2027-07-02 policy_change -2.01"]);
});

test("a change to an office's working pattern recalculates leave for people without their own pattern", async () => {
  const { owner, officeId, one, other } = await twoPeople();
  await editUser(owner, one.userId, { workingPattern: { from: "2027-01-01", weeks: [TWO_DAYS] } });
  clock.set("2027-03-01");
  await editOffice(owner, officeId, { workingPattern: { from: "2027-01-01", weeks: [FOUR_DAYS] } });
  expect((await ledgerOf(one)).at(-1)).toBe("2027-01-01 policy_change -12");
  expect((await ledgerOf(other)).at(-1)).toBe("2027-03-01 policy_change -4");
  const third = await hire(owner, "Quin", "Employee", { officeId });
  expect(await ledgerOf(third)).toEqual(["2027-01-01 accrual +16"]);
});

test("a move to an office with other workdays recalculates leave from the day of the move", async () => {
  const { owner, officeId, one } = await twoPeople();
  const elsewhere = await aDocumentOffice(owner, fourWeeks);
  await editOffice(owner, elsewhere.officeId, { workingPattern: { from: "2020-01-01", weeks: [FOUR_DAYS] } });
  clock.set("2027-07-02");
  await editUser(owner, one.userId, { officeId: elsewhere.officeId });
  expect((await ledgerOf(one)).at(-1)).toBe("2027-07-02 policy_change -2.01");
  await editUser(owner, one.userId, { officeId });
  expect((await ledgerOf(one)).at(-1)).toBe("2027-07-02 policy_change +2.01");
});

test("simple policies accrue whatever the hours are", async () => {
  const owner = await foundTestOrganization();
  const office = await anOfficeOf(owner, { vacation: {} });
  const person = await hire(owner, "Rita", "Employee", office);
  const before = await ledgerOf(person);
  await editUser(owner, person.userId, { workingPattern: { from: "2027-01-01", weeks: [TWO_DAYS] } });
  expect(await ledgerOf(person)).toEqual(before);
});

const limited = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, fullTime: { daysPerWeek: 5 }, carryOver: { max: 5 } }],
} as const;

test("hours that change on a leave year's first day don't scale the carry-over of the year that ended", async () => {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, limited);
  const fewer = await hire(owner, "Sara", "Employee", { officeId });
  const more = await hire(owner, "Theo", "Employee", { officeId });
  const late = await hire(owner, "Uma", "Employee", { officeId });
  await editUser(owner, more.userId, { workingPattern: { from: "2027-01-01", weeks: [TWO_DAYS] } });
  await editUser(owner, fewer.userId, { workingPattern: { from: "2028-01-01", weeks: [TWO_DAYS] } });
  await editUser(owner, more.userId, { workingPattern: { from: "2028-01-01", weeks: [FOUR_DAYS] } });
  clock.set("2028-01-03");
  await postDue(owner.organizationId);
  await editUser(owner, late.userId, { workingPattern: { from: "2028-01-01", weeks: [TWO_DAYS] } });
  expect((await ledgerOf(fewer)).slice(1)).toEqual(["2028-01-01 carry_over +5, 15 expired", "2028-01-01 accrual +8"]);
  expect((await ledgerOf(more)).slice(-2)).toEqual(["2028-01-01 carry_over +2, 6 expired", "2028-01-01 accrual +16"]);
  expect((await ledgerOf(late)).slice(1)).toEqual([
    "2028-01-01 carry_over +5, 15 expired",
    "2028-01-01 accrual +20",
    "2028-01-03 policy_change -12",
  ]);
});
