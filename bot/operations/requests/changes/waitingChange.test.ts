import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { shownToDecide } from "#tests/asserting/shownToDecide.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../../actor.ts";
import { readOwnBalances } from "../../balances/readOwnBalances.ts";
import { createClosure } from "../../closures/createClosure.ts";
import { deleteClosure } from "../../closures/deleteClosure.ts";
import { deactivateUser } from "../../people/deactivateUser.ts";
import { editUser } from "../../people/editUser.ts";
import { editPolicyDocument } from "../../policies/editPolicyDocument.ts";
import { listPolicies } from "../../policies/listPolicies.ts";
import { decideRequest } from "../decideRequest.ts";
import { listOwnRequests } from "../listOwnRequests.ts";
import { submitRequest } from "../submitRequest.ts";
import { undoDecision } from "../undoDecision.ts";
import { decideChange } from "./decideChange.ts";
import { requestChange } from "./requestChange.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const GRANTS = [{ frequency: "yearly" as const, amount: 20, carryOver: "none" as const }];

async function aWaitingChange() {
  const owner = await foundTestOrganization();
  const vera = await hire(owner, "Vera", "Manager", { managerId: owner.userId });
  const mona = await hire(owner, "Mona", "Manager", { managerId: vera.userId });
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: GRANTS });
  const erin = await hire(owner, "Erin", "Employee", { managerId: mona.userId, officeId });
  const week = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" };
  const { id } = await submitRequest(erin, week);
  await decideRequest(mona, id, { status: "approved" });
  const change = await requestChange(erin, id, { startDate: "2027-03-11", endDate: "2027-03-17" });
  return {
    owner,
    vera,
    mona,
    erin,
    officeId,
    approve: (by: Actor = mona) => decideChange(by, change.id, { status: "approved", version: 1 }),
    reject: () => decideChange(mona, change.id, { status: "rejected", version: 1 }),
    undo: () => undoDecision(mona, change.id, {}),
    days: async () => {
      const [leave] = await listOwnRequests(erin, {});
      const [vacation] = await readOwnBalances(erin, {});
      return [leave?.minutes, vacation?.used, vacation?.pending].map((minutes = 0) => minutes / 480);
    },
    changePolicy: async (document: object) => {
      const policy = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation");
      await editPolicyDocument(owner, policy?.id ?? "", { document: { unit: "day", grants: GRANTS, ...document } });
    },
  };
}

describe("while a change of approved leave waits", () => {
  test("a policy that counts weekends raises the costs of both, and the approval charges the new one once", async () => {
    const { days, changePolicy, approve, undo } = await aWaitingChange();
    expect(await days()).toEqual([5, 5, 3]);
    await changePolicy({ counting: { days: "calendar" } });
    expect(await days()).toEqual([5, 5, 5]);
    await approve();
    expect(await days()).toEqual([7, 7, 0]);
    await undo();
    expect(await days()).toEqual([5, 5, 5]);
  });

  test("a policy that needs no approval leaves it to the approver, who was asked", async () => {
    const { mona, erin, days, changePolicy, approve } = await aWaitingChange();
    await changePolicy({ booking: { approval: [{ by: [] }] } });
    expect(await days()).toEqual([5, 5, 3]);
    expect((await shownToDecide(mona)).map(({ userId }) => userId)).toEqual([erin.userId]);
    await approve();
    expect(await days()).toEqual([5, 5, 0]);
  });

  test("shorter working weeks lower the costs of both, and a rejection charges only the leave", async () => {
    const { owner, erin, days, reject } = await aWaitingChange();
    const workingPattern = { from: "2027-03-08", weeks: [[480, 480, 480, 480, 0, 0, 0]] };
    await editUser(owner, erin.userId, { workingPattern });
    expect(await days()).toEqual([4, 4, 3]);
    await reject();
    expect(await days()).toEqual([4, 4, 0]);
  });

  test("a closure on its days costs nothing, and once it is canceled they cost as before", async () => {
    const { owner, officeId, days, approve } = await aWaitingChange();
    const dates = { startDate: "2027-03-12", endDate: "2027-03-15" };
    const { id } = await createClosure(owner, { name: "Moving", ...dates, officeIds: [officeId] });
    expect(await days()).toEqual([4, 4, 2]);
    await approve();
    expect(await days()).toEqual([3, 3, 0]);
    await deleteClosure(owner, id, {});
    expect(await days()).toEqual([5, 5, 0]);
  });

  test("the next manager decides it once the approver is deactivated, and no decision of the former one counts", async () => {
    const { owner, vera, mona, days, approve } = await aWaitingChange();
    await deactivateUser(owner, mona.userId, {});
    expect((await refusalOf(approve(mona))).kind).toBe("unauthenticated");
    expect((await shownToDecide(vera)).map(({ status }) => status)).toEqual(["pending"]);
    expect(await days()).toEqual([5, 5, 3]);
    await approve(vera);
    expect(await days()).toEqual([5, 5, 0]);
  });
});

test("an earlier start date charges the past days that it adds to a pending change, too", async () => {
  const { owner, erin, days } = await aWaitingChange();
  await editUser(owner, erin.userId, { startDate: "2027-03-16" });
  expect(await days()).toEqual([0, 0, 2]);
  clock.set("2027-03-15");
  await editUser(owner, erin.userId, { startDate: "2027-03-12" });
  expect(await days()).toEqual([1, 1, 3]);
});
