import { expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { editUser } from "../people/editUser.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

await testDatabase();
const clock = testClock();
const DAY = 480;

test.each([
  {
    own: { leaveYear: "04-01", frequency: "quarterly" },
    starts: "2027-04-01",
    today: "2028-01-15",
    leave: ["2028-04-03", "2028-04-20"],
  },
  {
    own: { leaveYear: "hire", frequency: { everyMonths: 3 } },
    starts: "2027-05-03",
    today: "2028-02-15",
    leave: ["2028-05-08", "2028-05-25"],
  },
] as const)(
  "a correction asks about people who would fall below zero when a leave year from $own.leaveYear begins",
  async ({ own: { leaveYear, frequency }, starts, today, leave: [startDate, endDate] }) => {
    const upTo = (max: number) => ({
      unit: "day" as const,
      leaveYear,
      grants: [{ frequency, amount: 5, carryOver: { max } }],
    });
    clock.set(starts);
    const owner = await foundTestOrganization();
    const { officeId } = await aDocumentOffice(owner, upTo(10));
    const bob = await hire(owner, "Bob", "Employee", { officeId });
    await editUser(owner, bob.userId, { startDate: starts });
    clock.set(today);
    await postDue(owner.organizationId);
    const { id } = await submitRequest(bob, { type: "vacation", startDate, endDate });
    await decideRequest(owner, id, { status: "approved" });
    const policy = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation");
    const change = { document: upTo(0) };

    const { below } = await previewPolicyDocument(owner, policy?.id ?? "", change);
    expect(below).toMatchObject([{ name: "Bob", before: DAY, after: -9 * DAY }]);
    expect(await refusalOf(editPolicyDocument(owner, policy?.id ?? "", change))).toMatchObject({
      message: "This change would leave 1 person below zero. Please confirm it.",
    });
  },
);
