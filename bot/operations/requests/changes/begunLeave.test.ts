import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { decideRequest } from "../decideRequest.ts";
import { readApproverMessage } from "../readApproverMessage.ts";
import { readOwnApprover } from "../readOwnApprover.ts";
import { readTeamRequests } from "../readTeamRequests.ts";
import { submitRequest } from "../submitRequest.ts";
import { previewChange } from "./previewChange.ts";
import { requestChange } from "./requestChange.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const REFUSED = { kind: "forbidden", code: "begun_leave" };
const APPROVED = { status: "approved" };
const CANCELED = { cancel: true, notes: "Never taken" };

async function anAdmin() {
  const owner = await foundTestOrganization();
  const ada = await hire(owner, "Ada", "Admin");
  const max = await hire(owner, "Max", "Manager");
  await editUser(ada, ada.userId, { managerId: max.userId });
  const { id } = await submitRequest(ada, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" });
  await decideRequest(owner, id, APPROVED);
  return { owner, ada, max, id };
}

test("an Admin's own manager can't give back leave that has begun, but another Admin or Owner can", async () => {
  const { owner, max, id } = await anAdmin();
  clock.set("2027-03-10");
  for (const change of [CANCELED, { endDate: "2027-03-09", notes: "Ill" }, { startDate: "2027-03-09", notes: "Ill" }]) {
    await expect(previewChange(max, id, change)).rejects.toMatchObject(REFUSED);
    await expect(requestChange(max, id, change)).rejects.toMatchObject(REFUSED);
  }
  await requestChange(max, id, { endDate: "2027-03-10", notes: "Back tomorrow" });
  await requestChange(owner, id, CANCELED);
});

test("an Admin's own manager can't approve a change that the Admin asked for before the leave began, unless it keeps the days that have begun", async () => {
  const { owner, ada, max, id } = await anAdmin();
  const { id: changeId } = await requestChange(ada, id, { cancel: true });
  clock.set("2027-03-08");
  await expect(decideRequest(max, changeId, APPROVED)).rejects.toMatchObject(REFUSED);
  const text = "Only another Admin or Owner can change past or current days of an Admin's time off";
  expect(await barredIn(max, changeId)).toEqual([text, text]);
  expect(await barredIn(owner, changeId)).toEqual([undefined, undefined]);
  await requestChange(ada, id, { endDate: "2027-03-08" });
  expect(await barredIn(max, changeId)).toEqual([undefined, undefined]);
  await decideRequest(max, changeId, APPROVED);
  expect(await requestChange(owner, id, CANCELED)).toMatchObject({ status: "approved" });
});

async function aChargedClosure() {
  const owner = await foundTestOrganization();
  const ada = await hire(owner, "Ada", "Admin");
  const max = await hire(owner, "Max", "Manager");
  await editUser(ada, ada.userId, { managerId: max.userId });
  const dates = { startDate: "2027-03-08", endDate: "2027-03-12" };
  await createClosure(owner, { name: "Stocktaking", ...dates, charged: "vacation", officeIds: [owner.officeId] });
  return { owner, ada, max };
}

test("an Admin's own manager can't give back begun days of a closure by making earlier sick leave longer", async () => {
  const { owner, ada, max } = await aChargedClosure();
  const { id } = await submitRequest(ada, { type: "sick", startDate: "2027-03-05", endDate: "2027-03-07" });
  await decideRequest(max, id, APPROVED);
  clock.set("2027-03-08");
  const { id: changeId } = await requestChange(ada, id, { endDate: "2027-03-09" });
  await expect(decideRequest(max, changeId, APPROVED)).rejects.toMatchObject(REFUSED);
  const text = "Only another Admin or Owner can change past or current days of an Admin's time off";
  expect(await barredIn(max, changeId)).toEqual([text, text]);
  expect(await barredIn(owner, changeId)).toEqual([undefined, undefined]);
  expect(await readOwnApprover(ada, changeId, {})).toBe("Owner");
  const longer = { endDate: "2027-03-12", notes: "Ill" };
  await expect(previewChange(max, id, longer)).rejects.toMatchObject(REFUSED);
  await expect(requestChange(max, id, longer)).rejects.toMatchObject(REFUSED);
  await decideRequest(owner, changeId, APPROVED);
  clock.set("2027-03-09");
  await requestChange(max, id, longer);
});

test("an Admin's own manager decides sick leave on days of a closure that haven't begun, and its cancellation charges them again", async () => {
  const { ada, max } = await aChargedClosure();
  const { id } = await submitRequest(ada, { type: "sick", startDate: "2027-03-09", endDate: "2027-03-10" });
  const listed = (await readTeamRequests(max, {})).find((request) => request.id === id);
  expect(listed?.conditions).toContain("Gives back 2 days of vacation leave");
  expect(await barredIn(max, id)).toEqual([undefined, undefined]);
  await decideRequest(max, id, APPROVED);
  expect(await usedDays(ada)).toEqual({ vacation: 3, sick: 2 });
  const { id: changeId } = await requestChange(ada, id, { cancel: true });
  await decideRequest(max, changeId, APPROVED);
  expect(await usedDays(ada)).toEqual({ vacation: 5, sick: 0 });
});

async function usedDays(person: Actor) {
  const balances = await readOwnBalances(person, {});
  const used = (wanted: string) => (balances.find(({ type }) => type === wanted)?.used ?? NaN) / 480;
  return { vacation: used("vacation"), sick: used("sick") };
}

async function barredIn(approver: Actor, id: string): Promise<unknown[]> {
  const listed = (await readTeamRequests(approver, {})).find((request) => request.id === id);
  const message = await readApproverMessage(approver.organizationId, id, approver.userId);
  if (!listed || message?.is !== "open") throw new Error("The approver isn't asked");
  return [listed.approvalRefusal, message.request.approvalRefusal];
}

test("a delegate can give back an Admin's leave that has begun only with the role of an Admin or Owner", async () => {
  const { owner, ada, max, id } = await anAdmin();
  const dana = await hire(owner, "Dana");
  const { id: changeId } = await requestChange(ada, id, { cancel: true });
  clock.set("2027-03-09");
  const days = { delegateId: dana.userId, from: "2027-03-09", to: "2027-03-10" };
  await createDelegation(max, days);
  await expect(decideRequest(dana, changeId, APPROVED)).rejects.toMatchObject(REFUSED);
  await editUser(owner, max.userId, { role: "Admin" });
  await expect(decideRequest(dana, changeId, APPROVED)).rejects.toMatchObject(REFUSED);
  await editUser(owner, dana.userId, { role: "Admin" });
  await decideRequest(dana, changeId, APPROVED);
});

test("a manager can give back leave that has begun if the person on leave is below Admin or the only Owner", async () => {
  const { owner, ada, max, id } = await anAdmin();
  await editUser(owner, ada.userId, { role: "Manager" });
  await editUser(owner, owner.userId, { managerId: max.userId });
  const ofOwner = await submitted(owner);
  await decideRequest(max, ofOwner, APPROVED);
  clock.set("2027-03-09");
  await requestChange(max, id, CANCELED);
  await requestChange(max, ofOwner, CANCELED);
});

async function submitted(person: Actor): Promise<string> {
  return (await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" })).id;
}
