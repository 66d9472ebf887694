import { afterEach, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";

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
