import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { givePolicy } from "../policies/givePolicy.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { verifyLedgers } from "../accruals/verifyLedgers.ts";
import { editUser } from "./editUser.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2026-01-05"));
afterEach(expectLedgersVerified);

const byGrade = (a: number, b: number) => ({ by: "grade", map: { a, b } });
const docOf = (amount: number, max: number) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount, carryOver: { max } }],
});
const yearly = { frequency: "yearly", amount: byGrade(20, 30) };

const POLICIES: [about: string, grants: object[], carried: number][] = [
  ["all days carry over", [yearly], 16],
  ["five days carry over", [{ ...yearly, carryOver: { max: 5 } }], 5],
  ["the carry-over limit depends on the group", [{ ...yearly, carryOver: { max: byGrade(5, 9) } }], 5],
  ["carried-over days expire", [{ ...yearly, carryOver: { max: byGrade(5, 9), until: "03-31" } }], 5],
  ["a cap depends on the group", [{ ...yearly, cap: { balance: byGrade(12, 30), mode: "clip" } }], 8],
  ["a dated cap depends on the group", [{ ...yearly, cap: { on: "06-30", balance: byGrade(7, 30) } }], 7],
  ["leave is earned each month", [{ ...yearly, frequency: "monthly", amountPer: "year" }], 16],
];

test.each(POLICIES)(
  "a move to another group leaves a closed leave year as it was, where %s",
  async (_, grants, carried) => {
    const owner = await foundTestOrganization();
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants });
    const person = await hire(owner, "Lea", "Employee", { officeId });
    await editUser(owner, person.userId, { groups: ["grade: a"] });
    clock.set("2026-06-01");
    await postDue(owner.organizationId);
    const week = { type: "vacation", startDate: "2026-06-08", endDate: "2026-06-11" };
    const { id } = await submitRequest(person, week);
    await decideRequest(owner, id, { status: "approved" });
    clock.set("2027-02-01");
    await postDue(owner.organizationId);
    const closed = async () => (await ledgerOf(person)).filter((entry) => /2026|carry_over/.test(entry));
    const before = await closed();
    expect(before).toContainEqual(expect.stringMatching(`carry_over \\+${carried}(,|$)`));
    await expectLedgersVerified();

    await editUser(owner, person.userId, { groups: ["grade: b"] });
    expect(await closed()).toEqual(before);
    await expectLedgersVerified();
    clock.set("2027-04-10");
    await postDue(owner.organizationId);
    expect(await closed()).toEqual(before);
  },
);

test("a move between groups with policies of their own leaves a closed leave year as it was", async () => {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [yearly] });
  const person = await hire(owner, "Lea", "Employee", { officeId });
  await givePolicy(owner, { type: "vacation", group: "A", document: docOf(20, 5) });
  await givePolicy(owner, { type: "vacation", group: "B", document: docOf(30, 9) });
  await editUser(owner, person.userId, { groups: ["A"] });
  clock.set("2027-02-01");
  await postDue(owner.organizationId);
  const closed = async () => (await ledgerOf(person)).filter((entry) => /2026|carry_over/.test(entry));
  const before = await closed();
  await editUser(owner, person.userId, { groups: ["B"] });
  expect(await closed()).toEqual(before);
});

const byGroups = { unit: "day", grants: [{ ...yearly, carryOver: { max: byGrade(5, 9) } }] };
const byAge = (young: number, old: number) => ({
  by: "age",
  tiers: [
    [0, young],
    [50, old],
  ],
});

test.each([
  ["a corrected birth date", { birthDate: "1970-05-05" }, { birthDate: "1990-05-05" }],
  ["credited years that are recorded later", { startDate: "2025-06-01" }, { creditedYears: 12 }],
  ["an earlier service start date", { serviceStartDate: "2025-01-01" }, { serviceStartDate: "2010-01-01" }],
])("%s changes the current leave year only", async (_, first, second) => {
  const owner = await foundTestOrganization();
  const byService = {
    by: "yearsOfService",
    tiers: [
      [0, 5],
      [10, 9],
    ],
  };
  const max = "birthDate" in first ? byAge(5, 9) : byService;
  const amount = { sum: [10, max] };
  const { officeId } = await aDocumentOffice(owner, {
    unit: "day",
    grants: [{ frequency: "yearly", amount, carryOver: { max } }],
  });
  const person = await hire(owner, "Lea", "Employee", { officeId });
  await editUser(owner, person.userId, first);
  clock.set("2027-02-01");
  await postDue(owner.organizationId);
  const before = await ledgerOf(person);
  await editUser(owner, person.userId, second);
  const difference = "birthDate" in first ? "-4" : "+4";
  expect(await ledgerOf(person)).toEqual([...before, `2027-02-01 policy_change ${difference}`]);
  const found = await verifyLedgers(() => {});
  expect(found).toMatchObject({ findings: 0, unprovableYears: 0 });
});

test("a leave year that waited keeps the facts that ended its wait", async () => {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, byGroups);
  const person = await hire(owner, "Lea", "Employee", { officeId });
  clock.set("2027-02-01");
  await postDue(owner.organizationId);
  await editUser(owner, person.userId, { groups: ["grade: a"] });
  const before = await ledgerOf(person);
  expect(before).toContainEqual(expect.stringContaining("carry_over +5"));
  await editUser(owner, person.userId, { groups: ["grade: b"] });
  expect(await ledgerOf(person)).toEqual([...before, "2027-02-01 policy_change +10"]);
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  const closed = await ledgerOf(person);
  await editUser(owner, person.userId, { groups: [] });
  expect(await ledgerOf(person)).toEqual(closed);
});

test("an edit of an earlier group's policy leaves a former member's ledger proved", async () => {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] });
  const person = await hire(owner, "Lea", "Employee", { officeId });
  const { id } = await givePolicy(owner, { type: "vacation", group: "A", document: docOf(20, 5) });
  await editUser(owner, person.userId, { groups: ["A"] });
  clock.set("2027-02-01");
  await postDue(owner.organizationId);
  await editUser(owner, person.userId, { groups: [] });
  await editPolicyDocument(owner, id, { document: docOf(20, 7) });
  expect(await verifyLedgers(() => {})).toMatchObject({ findings: 0, unprovableYears: 0 });
});
