import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2026-01-05"));
afterEach(expectLedgersVerified);

const docOf = (a: Max, b: Max) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max: { by: "grade", map: { a, b } } } }],
});
type Max = number | object;

async function afterYearEnd(document = docOf(5, 9)) {
  const owner = await foundTestOrganization();
  const { organizationId } = owner;
  const { officeId } = await aDocumentOffice(owner, document);
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const colleague = await hire(owner, "Bob", "Employee", { officeId });
  await editUser(owner, admin.userId, { groups: ["grade: a"] });
  await editUser(owner, colleague.userId, { groups: ["grade: b"] });
  clock.set("2027-03-01");
  await postDue(organizationId);
  const policies = await findPolicies(organizationId, officeId, "2027-03-01");
  const policyId = policies.find(({ type }) => type === "vacation")?.id ?? "";
  const save = (changed: object, effectiveOn: string) =>
    editPolicyDocument(admin, policyId, { document: changed, effectiveOn });
  const edit = (a: Max, b: Max, effectiveOn: string) => save(docOf(a, b), effectiveOn);
  return { owner, admin, colleague, officeId, edit, save };
}

test("an Admin can't carry over more than colleagues from the last leave year by a limit that is lowered before the next year end", async () => {
  const { admin, edit } = await afterYearEnd();
  const before = await ledgerOf(admin);
  await edit(4, 9, "2027-12-01");
  expect(await refusalOf(edit(20, 9, "2027-01-01"))).toMatchObject({ code: "own_balance" });
  expect(await ledgerOf(admin)).toEqual(before);
});

test("an Admin can't carry over more than colleagues from the last leave year by the limit of a grade that they had then", async () => {
  const { owner, admin, edit } = await afterYearEnd();
  await editUser(owner, admin.userId, { groups: ["grade: b"] });
  clock.set("2027-06-01");
  await postDue(owner.organizationId);
  const before = await ledgerOf(admin);
  expect(await refusalOf(edit(20, 9, "2027-01-01"))).toMatchObject({ code: "own_balance" });
  expect(await ledgerOf(admin)).toEqual(before);
});

test("an Admin can let everyone carry over more from the last leave year", async () => {
  const { admin, colleague, edit } = await afterYearEnd();
  await edit(15, 19, "2027-01-01");
  const last = async (person: typeof admin) => (await ledgerOf(person)).at(-1);
  expect([await last(admin), await last(colleague)]).toEqual([
    "2027-03-01 carry_over +10, 5 expired",
    "2027-03-01 carry_over +10, 1 expired",
  ]);
});

test("an Admin can't carry over more than colleagues from the last leave year by two changes that together raise only their own leave", async () => {
  const { admin, edit, save } = await afterYearEnd(docOf(5, 5));
  await edit(20, 20, "2027-01-01");
  const before = await ledgerOf(admin);
  const [grant] = docOf(5, 5).grants;
  const cap = { on: "03-15", balance: { by: "grade", map: { a: 100, b: 20 } } };
  const lower = save({ unit: "day", grants: [{ ...grant, cap }] }, "2027-03-02");
  expect(await refusalOf(lower)).toMatchObject({ code: "own_balance" });
  expect(await ledgerOf(admin)).toEqual(before);
});

test("an Admin can't carry over more than colleagues from the last leave year by earlier hours of their office", async () => {
  const byHours = {
    by: "hoursPerWeek",
    tiers: [
      [0, 5],
      [41, 20],
    ],
  };
  const { admin, officeId, edit } = await afterYearEnd(docOf(byHours, 5));
  await edit(5, 5, "2027-12-01");
  const before = await ledgerOf(admin);
  const workingPattern = { from: "2026-12-31", weeks: [[492, 492, 492, 492, 492, 0, 0]] };
  expect(await refusalOf(editOffice(admin, officeId, { workingPattern }))).toMatchObject({ code: "own_balance" });
  expect(await ledgerOf(admin)).toEqual(before);
});
