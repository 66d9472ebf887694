import { expect, test } from "@jest/globals";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { decideRequest } from "./decideRequest.ts";
import { readRequestForApprover } from "./readApproverMessage.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { submitRequest } from "./submitRequest.ts";

await testDatabase();
testClock("2027-11-01");
const { owner, manager, erin } = await testOrganization();
const DAY = 480;

test("under a policy document, the balance after a request in the next year is based on the lots with which it opens", async () => {
  const policies = await findPolicies(owner.organizationId, owner.officeId, "2027-11-01");
  const policy = policies.find(({ type }) => type === "vacation");
  const grant = { frequency: "yearly", amount: 20, carryOver: { monthsAfterYear: 3 } };
  await editPolicyDocument(owner, policy?.id ?? "", { document: { unit: "day", grants: [grant] } });
  const submit = (startDate: string, endDate = startDate) =>
    submitRequest(erin, { type: "vacation", startDate, endDate });
  const booked = await submit("2027-12-06", "2027-12-10");
  await decideRequest(manager, booked.id, { status: "approved" });
  const pending = await submit("2027-12-13");
  const [two, one] = [await submit("2028-02-01", "2028-02-02"), await submit("2028-02-03")];
  const after = new Map((await readTeamRequests(manager, {})).map(({ id, balanceAfter }) => [id, balanceAfter / DAY]));
  expect([pending, two, one].map(({ id }) => after.get(id))).toEqual([14, 32, 33]);
  const person = await findPerson(erin.organizationId, erin.userId);
  expect(person && (await readRequestForApprover(person, two.id, { readerId: manager.userId }))).toMatchObject({
    balanceBefore: 34 * DAY,
    balanceAfter: 32 * DAY,
  });
  // 14 days are carried over without the request, and 12 with it. Another 20 are new.
  const across = await submit("2027-12-30", "2028-01-03");
  const seen = person && (await readRequestForApprover(person, across.id, { readerId: manager.userId }));
  expect(seen?.balances.map(({ leaveYear, before, after: left }) => [leaveYear, before / DAY, left / DAY])).toEqual([
    [2027, 15, 13],
    [2028, 34, 31],
  ]);
});
