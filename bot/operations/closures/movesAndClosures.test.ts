import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { database } from "#db/connect.ts";
import { findClosureGaps } from "#db/queries/closures/closureLeave.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../actor.ts";
import { addHoliday } from "../offices/addHoliday.ts";
import { createOffice } from "../offices/createOffice.ts";
import { editUser } from "../people/editUser.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import { recordLeave, submitRequest } from "../requests/submitRequest.ts";
import { createClosure } from "./createClosure.ts";
import { deleteClosure } from "./deleteClosure.ts";
import { followClosures } from "./followClosures.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const WEEK = { name: "Year end", startDate: "2027-12-20", endDate: "2027-12-24", charged: "vacation" };

async function aCompany() {
  const owner = await foundTestOrganization();
  const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
  const erin = await hire(owner, "Erin", "Employee", { managerId: owner.userId });
  return { owner, berlin, erin };
}

type Owner = Awaited<ReturnType<typeof aCompany>>["owner"];

async function approved(owner: Owner, person: Actor, wanted: { type: string; startDate: string; endDate: string }) {
  const { id } = await submitRequest(person, wanted);
  await decideRequest(owner, id, { status: "approved" });
  return id;
}

async function liveDays(person: Actor) {
  const requests = (await listOwnRequests(person, {})).filter(({ status }) => status === "approved");
  const days = requests.map(({ type, startDate, minutes }) => `${type} ${startDate} ${minutes / 480}`);
  return days.toSorted();
}

test("past dates are recalculated and recorded with the holidays of the office in which the person worked then", async () => {
  const { owner, berlin } = await aCompany();
  await addHoliday(owner, berlin.id, { name: "Day off", date: "2027-04-13" });
  await addHoliday(owner, owner.officeId, { name: "Day off", date: "2027-04-14" });
  await addHoliday(owner, owner.officeId, { name: "Day off", date: "2027-04-15" });
  const kim = await hire(owner, "Kim", "Employee", { officeId: berlin.id });
  await approved(owner, kim, { type: "vacation", startDate: "2027-04-12", endDate: "2027-04-16" });
  expect(await liveDays(kim)).toEqual(["vacation 2027-04-12 4"]);
  clock.set("2027-05-03");
  await editUser(owner, kim.userId, { officeId: owner.officeId });
  await editUser(owner, kim.userId, { startDate: "2027-04-26" });
  expect(await liveDays(kim)).toEqual(["vacation 2027-04-12 0"]);
  await editUser(owner, kim.userId, { startDate: null });
  expect(await liveDays(kim)).toEqual(["vacation 2027-04-12 4"]);
  const [leave] = await listOwnRequests(kim, {});
  await cancelRequest(owner, leave?.id ?? "", { rejectionReason: "Never taken" });
  const recorded = { type: "personal", startDate: "2027-04-13", endDate: "2027-04-15", reason: "Late" };
  const { minutes } = await recordLeave(owner, kim.userId, recorded);
  expect(minutes).toBe(2 * 480);
});

test("a person who moves during a closure isn't charged its days by other leave, too", async () => {
  const { owner, berlin, erin } = await aCompany();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  await approved(owner, erin, { type: "vacation", startDate: "2027-12-13", endDate: "2027-12-28" });
  const booked = ["vacation 2027-12-13 7", "vacation 2027-12-20 5"];
  expect(await liveDays(erin)).toEqual(booked);
  clock.set("2027-12-21");
  await editUser(owner, erin.userId, { officeId: berlin.id });
  await followClosures();
  expect(await liveDays(erin)).toEqual(booked);
  const [, other] = (await listOwnRequests(erin, {})).toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1));
  await cancelRequest(owner, other?.id ?? "", { rejectionReason: "Never taken" });
  await expect(
    submitRequest(erin, { type: "personal", startDate: "2027-12-23", endDate: "2027-12-23" }),
  ).rejects.toMatchObject({ code: "costs_nothing" });
});

test("leave around a closure isn't free on its days after a person moves to an office without it", async () => {
  const { owner, berlin, erin } = await aCompany();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  await approved(owner, erin, { type: "vacation", startDate: "2027-12-13", endDate: "2027-12-28" });
  expect(await liveDays(erin)).toEqual(["vacation 2027-12-13 7", "vacation 2027-12-20 5"]);
  clock.set("2027-12-07");
  await editUser(owner, erin.userId, { officeId: berlin.id });
  await followClosures();
  expect(await liveDays(erin)).toEqual(["vacation 2027-12-13 12"]);
});

test("the audit log names the person who changed an employment as the one who booked or restored closures", async () => {
  const { owner, erin } = await aCompany();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const max = await hire(owner, "Max", "Employee");
  await editUser(owner, max.userId, { startDate: "2027-12-27" });
  clock.set("2027-12-30");
  await editUser(owner, erin.userId, { endDate: "2027-12-17" });
  await editUser(owner, erin.userId, { endDate: null });
  await editUser(owner, max.userId, { startDate: "2027-12-20" });
  const events = await database().pool.query(
    "SELECT actor_id, source FROM audit_events WHERE organization_id = $1 AND action = 'followClosure'",
    [owner.organizationId],
  );
  const byOwner = { actor_id: owner.userId, source: owner.source };
  expect(events.rows).toEqual([byOwner, byOwner]);
});

test.each([
  ["all of the closure", "2027-12-17"],
  ["the sick day and what follows it", "2027-12-21"],
])(
  "a sick day that a last day canceled is charged to the closure once the last day is removed: %s",
  async (_, endDate) => {
    const { owner, erin } = await aCompany();
    await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
    await approved(owner, erin, { type: "sick", startDate: "2027-12-22", endDate: "2027-12-22" });
    await editUser(owner, erin.userId, { endDate });
    await editUser(owner, erin.userId, { endDate: null });
    await followClosures();
    expect(await liveDays(erin)).toEqual(["vacation 2027-12-20 5"]);
  },
);

test("a closure from which sick leave was canceled is charged again once a last day is removed", async () => {
  const { owner, erin } = await aCompany();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const sick = await approved(owner, erin, { type: "sick", startDate: "2027-12-22", endDate: "2027-12-22" });
  await cancelRequest(owner, sick, { rejectionReason: "Never sick" });
  await editUser(owner, erin.userId, { endDate: "2027-12-17" });
  await editUser(owner, erin.userId, { endDate: null });
  await followClosures();
  expect(await liveDays(erin)).toEqual(["vacation 2027-12-20 5"]);
});

async function aCompanyWithKim() {
  const { owner, erin } = await aCompany();
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", leaveYear: "04-01", grants });
  return { owner, erin, kim: await hire(owner, "Kim", "Employee", { officeId }), officeId };
}

describe("a charged closure that is too far ahead in a person's leave year", () => {
  const far = { ...WEEK, startDate: "2028-12-18", endDate: "2028-12-22" };

  test("is booked for people who join, and for that person once it isn't", async () => {
    const { owner, kim } = await aCompanyWithKim();
    await createClosure(owner, { ...far, officeIds: [owner.officeId] });
    await editUser(owner, kim.userId, { officeId: owner.officeId });
    const joined = await hire(owner, "Jo");
    expect(await followClosures()).toEqual([]);
    expect([await liveDays(joined), await liveDays(kim)]).toEqual([["vacation 2028-12-18 5"], []]);
    clock.set("2027-04-01");
    expect(await followClosures()).toEqual([]);
    expect(await liveDays(kim)).toEqual(["vacation 2028-12-18 5"]);
  });

  test("is booked for the others at once, and nothing is missing until then", async () => {
    const { owner, erin, kim, officeId } = await aCompanyWithKim();
    await createClosure(owner, { ...far, officeIds: [owner.officeId, officeId] });
    expect([await liveDays(erin), await liveDays(kim)]).toEqual([["vacation 2028-12-18 5"], []]);
    const gapsOf = async (day: string, people: Actor[]) => {
      const of = { organizationId: owner.organizationId, people: people.map(({ userId }) => userId) };
      return (await findClosureGaps(day, of)).map(({ userId }) => userId);
    };
    const everyone = [owner, erin, kim];
    expect(await gapsOf("2027-03-01", everyone)).toEqual([]);
    clock.set("2027-04-01");
    expect(await gapsOf("2027-04-01", everyone)).toEqual([kim.userId]);
    expect(await gapsOf("2027-04-01", [owner, erin])).toEqual([]);
    expect(await followClosures()).toEqual([]);
    expect(await liveDays(kim)).toEqual(["vacation 2028-12-18 5"]);
    expect(await gapsOf("2027-04-01", everyone)).toEqual([]);
  });

  test("is refused if it is too far ahead for everyone", async () => {
    const { owner, officeId } = await aCompanyWithKim();
    await expect(createClosure(owner, { ...far, officeIds: [officeId] })).rejects.toMatchObject({
      code: "too_far_ahead",
      message: "A closure that is charged to a leave type must be in the current or the next leave year",
    });
  });
});

async function anApprovedAgain() {
  const { owner, erin } = await aCompany();
  const { id } = await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  await editUser(owner, erin.userId, { startDate: "2027-12-27" });
  expect(await followClosures()).toEqual([]);
  expect(await liveDays(erin)).toEqual([]);
  await editUser(owner, erin.userId, { startDate: "2027-03-01" });
  expect(await liveDays(erin)).toEqual(["vacation 2027-12-20 5"]);
  return { owner, erin, id };
}

describe("leave of a closure that a later start date canceled and an earlier one approved again", () => {
  test("is canceled with the closure", async () => {
    const { owner, erin, id } = await anApprovedAgain();
    await deleteClosure(owner, id, {});
    expect(await liveDays(erin)).toEqual([]);
  });

  test("is canceled by a later start date again", async () => {
    const { owner, erin } = await anApprovedAgain();
    await editUser(owner, erin.userId, { startDate: "2027-12-27" });
    expect(await followClosures()).toEqual([]);
    expect(await liveDays(erin)).toEqual([]);
  });

  test("is canceled by an Admin", async () => {
    const { owner, erin } = await anApprovedAgain();
    const [leave] = await listOwnRequests(erin, {});
    await cancelRequest(owner, leave?.id ?? "", { rejectionReason: "Needed" });
    expect(await liveDays(erin)).toEqual([]);
  });
});
