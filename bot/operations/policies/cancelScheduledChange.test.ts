import { expect, test } from "@jest/globals";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewCancel } from "./previewCancel.ts";

await testDatabase();
const clock = testClock();

const DAY = 480;
const yearly = (amount: number) => ({
  unit: "day" as const,
  grants: [{ frequency: "yearly" as const, amount, starterShare: "startedMonths" as const, carryOver: { max: 5 } }],
});

test("canceling a scheduled change shows who falls below zero, and asks before it leaves them there", async () => {
  clock.set("2027-10-01");
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, yearly(20));
  const bob = await hire(owner, "Bob", "Employee", { officeId });
  const policyId = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  await editPolicyDocument(owner, policyId, { document: yearly(30), effectiveOn: "2028-01-01" });
  const { id } = await submitRequest(bob, { type: "vacation", startDate: "2028-01-03", endDate: "2028-02-11" });
  await decideRequest(owner, id, { status: "approved" });
  const ahead = async () => {
    const balances = await readUserBalances(owner, bob.userId, { asOf: "2028-01-01" });
    return balances.find(({ type }) => type === "vacation")?.balance;
  };
  expect(await ahead()).toBe(5 * DAY);

  const change = { effectiveOn: "2028-01-01" };
  const balances = { userId: bob.userId, name: "Bob", before: 5 * DAY, after: -5 * DAY };
  expect(await previewCancel(owner, policyId, change)).toMatchObject({
    on: "2028-01-01",
    people: 1,
    belowZero: 1,
    impact: [balances],
    below: [balances],
  });
  expect(await refusalOf(cancelScheduledChange(owner, policyId, change))).toMatchObject({
    code: "needs_confirmation",
    impact: [{ userId: bob.userId, before: 5, after: -5 }],
  });
  expect(await ahead()).toBe(5 * DAY);
  await cancelScheduledChange(owner, policyId, { ...change, confirmed: true });
  expect(await ahead()).toBe(-5 * DAY);
});

test("a preview of a change that isn't scheduled is refused", async () => {
  clock.set("2027-10-01");
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, yearly(20));
  const [policy] = await listPolicies(owner, officeId, {});
  const refusal = await refusalOf(previewCancel(owner, policy?.id ?? "", { effectiveOn: "2028-01-01" }));
  expect(refusal).toMatchObject({ code: "not_scheduled" });
});
