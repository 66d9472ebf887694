import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../actor.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { createOffice } from "../offices/createOffice.ts";
import { addHoliday } from "../offices/addHoliday.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { requestChange } from "../requests/changes/requestChange.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import { previewRequest } from "../requests/previewRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { undoDecision } from "../requests/undoDecision.ts";
import { createClosure } from "./createClosure.ts";
import { deleteClosure } from "./deleteClosure.ts";
import { followClosures } from "./followClosures.ts";

const statements: string[] = [];
await testDatabase({
  onStatement: (sql) => {
    if (!sql.includes("pg_notify")) statements.push(sql);
  },
});
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

async function aCompanyOfTwo() {
  const owner = await foundTestOrganization();
  const erin = await hire(owner, "Erin", "Employee", { managerId: owner.userId });
  return { owner, erin };
}

const WEEK = { name: "Year end", startDate: "2027-12-20", endDate: "2027-12-24", charged: "vacation" };

async function stateOf(person: Actor) {
  const requests = await listOwnRequests(person, {});
  const vacation = (await readOwnBalances(person, {})).find(({ type }) => type === "vacation");
  const shown = requests.map(
    ({ type, status, startDate, minutes }) => `${type} ${startDate} ${status} ${minutes / 480}`,
  );
  return { requests: shown.toSorted(), used: (vacation?.used ?? 0) / 480 };
}

test("a charged closure books each person's workdays, replaces overlapping leave, and is undone by deleting it", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-12-23", endDate: "2027-12-28" });
  await decideRequest(owner, id, { status: "approved" });
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-24" });
  const closure = await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  expect(closure.charged).toBe("vacation");
  // 4 workdays of the closure plus Monday and Tuesday of the other leave.
  const booked = ["vacation 2027-12-20 approved 4", "vacation 2027-12-23 approved 2"];
  expect(await stateOf(erin)).toEqual({ requests: booked, used: 6 });
  expect((await stateOf(owner)).used).toBe(4);
  await deleteClosure(owner, closure.id, {});
  const restored = ["vacation 2027-12-20 cancelled 4", "vacation 2027-12-23 approved 3"];
  expect(await stateOf(erin)).toEqual({ requests: restored, used: 3 });
});

test.each(["simple", "document"])(
  "a closure that leaves too little to carry over to booked leave lists the people (%s policy)",
  async (kind) => {
    const owner = await foundTestOrganization();
    const grants = [{ frequency: "yearly", amount: 20, carryOver: { max: 5 } } as const];
    const { officeId } = kind === "simple" ? owner : await aDocumentOffice(owner, { unit: "day", grants });
    const erin = await hire(owner, "Erin", "Employee", { officeId });
    for (const [startDate, endDate] of [
      ["2027-06-01", "2027-06-17"],
      ["2028-01-03", "2028-02-04"],
    ]) {
      const { id } = await submitRequest(erin, { type: "vacation", startDate, endDate });
      await decideRequest(owner, id, { status: "approved" });
    }
    const impact = [{ userId: erin.userId, name: "Erin", before: 0, after: -3 }];
    await expect(createClosure(owner, { ...WEEK, officeIds: [officeId] })).rejects.toMatchObject({ impact });
  },
);

test("a closure that takes balances below zero lists the people until it is confirmed", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await editUser(owner, erin.userId, { ptoBalanceOverride: 3 });
  const wanted = { ...WEEK, officeIds: [owner.officeId] };
  await expect(createClosure(owner, wanted)).rejects.toMatchObject({
    code: "needs_confirmation",
    impact: [{ userId: erin.userId, name: "Erin", before: 3, after: -2 }],
  });
  expect((await stateOf(erin)).used).toBe(0);
  await createClosure(owner, { ...wanted, confirmed: true });
  expect((await stateOf(erin)).used).toBe(5);
  await expect(createClosure(owner, { ...wanted, confirmed: true })).rejects.toMatchObject({ code: "closure_exists" });
});

async function taken(run: () => Promise<unknown>): Promise<number> {
  const before = statements.length;
  await run();
  return statements.length - before;
}

async function statementsWith(more: string[]): Promise<number[]> {
  const { owner } = await aCompanyOfTwo();
  for (const name of more) await hire(owner, name, "Employee", { managerId: owner.userId });
  let id = "";
  return [
    await taken(async () => void ({ id } = await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] }))),
    await taken(() => deleteClosure(owner, id, {})),
  ];
}

test("checking, booking, and deleting a charged closure takes as many statements for seven people as for two", async () => {
  expect(await statementsWith(["Ann", "Ben", "Cem", "Dia", "Eva"])).toEqual(await statementsWith([]));
});

test("people who join the office get a closure's leave, those who leave lose it, and an Admin's cancellation stays", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const [leave] = await listOwnRequests(erin, {});
  expect(leave?.closureName).toBe("Year end");
  await expect(requestChange(erin, leave?.id ?? "", { endDate: "2027-12-21" })).rejects.toMatchObject({
    code: "closure_leave",
  });
  const joiner = await hire(owner, "Jo", "Employee");
  expect(await followClosures()).toEqual([]);
  expect((await stateOf(joiner)).used).toBe(5);
  await editUser(owner, joiner.userId, { officeId: berlin.id });
  await followClosures();
  expect(await stateOf(joiner)).toEqual({ requests: ["vacation 2027-12-20 cancelled 5"], used: 0 });
  await editUser(owner, joiner.userId, { officeId: owner.officeId });
  await followClosures();
  expect((await stateOf(joiner)).used).toBe(5);
  await cancelRequest(owner, leave?.id ?? "", { rejectionReason: "On call" });
  await deactivateUser(owner, joiner.userId, {});
  await followClosures();
  expect((await stateOf(erin)).used).toBe(0);
});

test("leave is booked for some people at a time, and a stop in the middle keeps what is booked", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const joined = [await hire(owner, "Jo", "Employee"), await hire(owner, "Lou", "Employee")];
  let asked = 0;
  expect(await followClosures(() => asked++ < 2, 1)).toEqual([]);
  expect((await usedBy(...joined)).toSorted((a, b) => a - b)).toEqual([0, 5]);
  expect(await followClosures()).toEqual([]);
  expect(await usedBy(...joined)).toEqual([5, 5]);
});

function usedBy(...people: Actor[]): Promise<number[]> {
  return Promise.all(people.map(async (person) => (await stateOf(person)).used));
}

test("a person joins or leaves on the day before a closure as long as it hasn't begun in that office", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
  const auckland = await createOffice(owner, {
    name: "Auckland",
    country: "New Zealand",
    timezone: "Pacific/Auckland",
  });
  const kim = await hire(owner, "Kim", "Employee", { officeId: auckland.id });
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId, auckland.id] });
  clock.set("2027-12-19");
  const jo = await hire(owner, "Jo", "Employee");
  await editUser(owner, erin.userId, { officeId: berlin.id });
  await editUser(owner, kim.userId, { officeId: berlin.id });
  const lou = await hire(owner, "Lou", "Employee", { officeId: auckland.id });
  expect(await followClosures()).toEqual([]);
  expect(await usedBy(jo, erin, kim, lou)).toEqual([5, 0, 5, 0]);
  clock.set("2027-12-20");
  const max = await hire(owner, "Max", "Employee");
  await editUser(owner, jo.userId, { officeId: berlin.id });
  await followClosures();
  expect(await usedBy(jo, max)).toEqual([5, 0]);
});

test("an unknown time zone fails only the closures of its own organization", async () => {
  const broken = await aCompanyOfTwo();
  await createClosure(broken.owner, { ...WEEK, officeIds: [broken.owner.officeId] });
  await hire(broken.owner, "Jo", "Employee");
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const jo = await hire(owner, "Jo", "Employee");
  const set = "UPDATE offices SET timezone = $2 WHERE id = $1";
  await database().pool.query(set, [broken.owner.officeId, "Nowhere/Town"]);
  expect(await followClosures()).toMatchObject([{ organizationId: broken.owner.organizationId }]);
  expect((await stateOf(jo)).used).toBe(5);
  await database().pool.query(set, [broken.owner.officeId, "America/New_York"]);
});

test("under a policy with lots, a closure counts only the lots that pending leave doesn't use", async () => {
  const owner = await foundTestOrganization();
  const grants = [{ frequency: "monthly" as const, amount: 1, carryOver: { months: 6 } }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants });
  const lin = await hire(owner, "Lin", "Employee", { officeId, managerId: owner.userId });
  await submitRequest(lin, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
  const closing = { ...WEEK, startDate: "2027-04-05", endDate: "2027-04-09", officeIds: [officeId] };
  await expect(createClosure(owner, closing)).rejects.toMatchObject({
    code: "needs_confirmation",
    impact: [{ userId: lin.userId, name: "Lin", before: 2, after: -3 }],
  });
});

test("a new holiday lowers what a closure charged, and other leave on its days costs nothing", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-24" });
  expect((await stateOf(erin)).used).toBe(4);
  await expect(
    submitRequest(erin, { type: "personal", startDate: "2027-12-22", endDate: "2027-12-22" }),
  ).rejects.toMatchObject({ code: "costs_nothing" });
  const around = await submitRequest(erin, { type: "vacation", startDate: "2027-12-17", endDate: "2027-12-27" });
  expect(around.minutes).toBe(2 * 480);
});

test("an Admin can't cancel what a closure charged to them, because the days stay off, but another Admin or Owner can", async () => {
  const { owner } = await aCompanyOfTwo();
  const ada = await hire(owner, "Ada", "Admin");
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const [leave] = await listOwnRequests(ada, {});
  const cancel = (by: Actor) => cancelRequest(by, leave?.id ?? "", { rejectionReason: "On call" });
  await expect(cancel(ada)).rejects.toMatchObject({ kind: "forbidden", code: "own_balance" });
  expect((await stateOf(ada)).used).toBe(5);
  await cancel(owner);
  expect((await stateOf(ada)).used).toBe(0);
});

test("leave of a closure that an end date canceled is booked again once the end date is removed", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  await editUser(owner, erin.userId, { endDate: "2027-11-30" });
  expect((await stateOf(erin)).used).toBe(0);
  await editUser(owner, erin.userId, { endDate: null });
  expect(await followClosures()).toEqual([]);
  expect((await stateOf(erin)).used).toBe(5);
});

async function hireFrom(startDate: string, owner: Awaited<ReturnType<typeof aCompanyOfTwo>>["owner"], name = "Jo") {
  const person = await hire(owner, name, "Employee");
  await editUser(owner, person.userId, { startDate });
  return person;
}

test("leave of a closure that a last day or a deactivation canceled is approved again, even once the closure has begun", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const booked = { requests: ["vacation 2027-12-20 approved 5"], used: 5 };
  clock.set("2027-12-17");
  await deactivateUser(owner, erin.userId, {});
  clock.set("2027-12-20");
  await editUser(owner, erin.userId, { isActive: true });
  expect(await stateOf(erin)).toEqual(booked);
  clock.set("2027-12-30");
  await editUser(owner, erin.userId, { endDate: "2027-12-17" });
  expect(await stateOf(erin)).toEqual({ requests: ["vacation 2027-12-20 cancelled 5"], used: 0 });
  await editUser(owner, erin.userId, { endDate: "2027-12-22" });
  expect(await stateOf(erin)).toEqual({ requests: ["vacation 2027-12-20 approved 3"], used: 3 });
  await editUser(owner, erin.userId, { endDate: null });
  expect(await stateOf(erin)).toEqual(booked);
  const [leave] = await listOwnRequests(erin, {});
  await cancelRequest(owner, leave?.id ?? "", { rejectionReason: "On call" });
  expect((await stateOf(erin)).used).toBe(0);
});

test("the part of a closure's leave that a last day canceled is approved again, and one that an Admin canceled isn't", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const max = await hire(owner, "Max", "Employee", { managerId: owner.userId });
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  for (const person of [erin, max]) {
    const { id } = await submitRequest(person, { type: "sick", startDate: "2027-12-22", endDate: "2027-12-22" });
    await decideRequest(owner, id, { status: "approved" });
  }
  const parts = ["vacation 2027-12-20 approved 2", "vacation 2027-12-23 approved 2"];
  const rest = (await listOwnRequests(max, {})).find(({ startDate }) => startDate === "2027-12-23");
  await cancelRequest(owner, rest?.id ?? "", { rejectionReason: "On call" });
  for (const person of [erin, max]) {
    await editUser(owner, person.userId, { endDate: "2027-12-22" });
    expect((await stateOf(person)).used).toBe(2);
    await editUser(owner, person.userId, { endDate: null });
  }
  await followClosures();
  expect(await stateOf(erin)).toEqual({ requests: ["sick 2027-12-22 approved 1", ...parts], used: 4 });
  expect((await stateOf(max)).used).toBe(2);
});

test("a later start date frees the days before it that a closure and other leave charged, even past ones", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-12-13", endDate: "2027-12-17" });
  await decideRequest(owner, id, { status: "approved" });
  clock.set("2027-12-28");
  const usedFrom = async (startDate: string | null) => {
    await editUser(owner, erin.userId, { startDate });
    return (await stateOf(erin)).used;
  };
  expect(await usedFrom("2027-12-16")).toBe(7);
  expect(await usedFrom("2027-12-22")).toBe(3);
  expect(await usedFrom("2027-12-27")).toBe(0);
  expect(await usedFrom(null)).toBe(10);
  await editUser(owner, erin.userId, { startDate: "2028-02-01" });
  const freed = ["vacation 2027-12-13 approved 0", "vacation 2027-12-20 approved 0"];
  expect((await stateOf(erin)).requests).toEqual(freed);
});

test("a closure charges people only from their start date through their last day, even after a new holiday", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await editUser(owner, erin.userId, { endDate: "2027-12-21" });
  const jo = await hireFrom("2027-12-22", owner);
  const nia = await hireFrom("2028-01-01", owner, "Nia");
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId], confirmed: true });
  expect([(await stateOf(erin)).used, (await stateOf(jo)).used]).toEqual([2, 3]);
  expect(await listOwnRequests(nia, {})).toEqual([]);
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-24" });
  expect((await stateOf(jo)).used).toBe(2);
});

test("a closure is booked for a new hire from the start date, and follows a start date that moves", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const jo = await hireFrom("2027-12-23", owner);
  await followClosures();
  expect((await stateOf(jo)).used).toBe(2);
  await editUser(owner, jo.userId, { startDate: "2027-12-24" });
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-20 approved 1"], used: 1 });
  await editUser(owner, jo.userId, { startDate: "2028-02-01" });
  await followClosures();
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-20 cancelled 0"], used: 0 });
  await editUser(owner, jo.userId, { startDate: "2027-12-20" });
  expect(await followClosures()).toEqual([]);
  expect((await stateOf(jo)).used).toBe(5);
});

test("an earlier start date charges the past days that it adds, and the others keep their cost", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const jo = await hireFrom("2027-12-23", owner);
  await followClosures();
  clock.set("2027-12-28");
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-24" });
  await editUser(owner, jo.userId, { startDate: "2027-12-21" });
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-20 approved 4"], used: 4 });
});

test("an earlier start date books a closure that has begun, from that day and not before the ledger's first leave year", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const jo = await hireFrom("2027-12-27", owner);
  const max = await hireFrom("2027-12-27", owner, "Max");
  await followClosures();
  expect((await stateOf(jo)).requests).toEqual([]);
  clock.set("2027-12-23");
  await editUser(owner, jo.userId, { startDate: "2027-12-22" });
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-22 approved 3"], used: 3 });
  clock.set("2027-12-30");
  await editUser(owner, max.userId, { startDate: "2020-01-01" });
  expect((await stateOf(max)).requests).toEqual(["vacation 2027-12-20 approved 5"]);
  clock.set("2028-01-10");
  const nia = await hireFrom("2028-02-01", owner, "Nia");
  await editUser(owner, nia.userId, { startDate: "2027-12-01" });
  expect((await stateOf(nia)).requests).toEqual([]);
});

test("added dates of a closure that has begun charge only themselves, and none after an Admin canceled its leave", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, endDate: "2027-12-31", officeIds: [owner.officeId] });
  clock.set("2027-12-28");
  const jo = await hireFrom("2027-12-28", owner);
  await editUser(owner, jo.userId, { startDate: "2027-12-27" });
  const monday = ["vacation 2027-12-27 approved 1"];
  expect(await stateOf(jo)).toEqual({ requests: monday, used: 1 });
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-31" });
  expect(await stateOf(jo)).toEqual({ requests: monday, used: 1 });
  await editUser(owner, jo.userId, { startDate: "2027-12-23" });
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-23 approved 2", ...monday], used: 3 });
  for (const { id } of await listOwnRequests(jo, {})) await cancelRequest(owner, id, { rejectionReason: "On call" });
  await editUser(owner, jo.userId, { startDate: "2027-12-20" });
  expect((await stateOf(jo)).used).toBe(0);
});

test("an earlier start date books a whole closure that has begun only in other zones", async () => {
  const { owner } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  clock.set("2027-12-19");
  const jo = await hireFrom("2027-12-23", owner);
  await editUser(owner, jo.userId, { startDate: "2027-12-21" });
  expect(await followClosures()).toEqual([]);
  expect(await stateOf(jo)).toEqual({ requests: ["vacation 2027-12-20 approved 4"], used: 4 });
});

async function aprilClosures(owner: Awaited<ReturnType<typeof aCompanyOfTwo>>["owner"]) {
  const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
  const here = { ...WEEK, startDate: "2027-04-05", endDate: "2027-04-09", officeIds: [owner.officeId] };
  await createClosure(owner, here);
  await createClosure(owner, { ...here, startDate: "2027-04-12", endDate: "2027-04-15", officeIds: [berlin.id] });
  return berlin;
}

test("a person who returns to another office is charged past closures of the office in which they worked then", async () => {
  const { owner } = await aCompanyOfTwo();
  const berlin = await aprilClosures(owner);
  const mia = await hire(owner, "Mia", "Employee", { officeId: berlin.id });
  await followClosures();
  expect((await stateOf(mia)).used).toBe(4);
  await deactivateUser(owner, mia.userId, {});
  clock.set("2027-09-10");
  await editUser(owner, mia.userId, { isActive: true, officeId: owner.officeId });
  expect(await stateOf(mia)).toEqual({ requests: ["vacation 2027-04-12 approved 4"], used: 4 });
});

test("an earlier start date before all known offices books the past closures of the first one", async () => {
  const { owner } = await aCompanyOfTwo();
  const berlin = await aprilClosures(owner);
  clock.set("2027-05-03");
  const kim = await hire(owner, "Kim", "Employee", { officeId: berlin.id });
  await editUser(owner, kim.userId, { startDate: "2027-05-03" });
  clock.set("2027-09-10");
  await editUser(owner, kim.userId, { officeId: owner.officeId });
  await editUser(owner, kim.userId, { startDate: "2027-04-01" });
  expect(await stateOf(kim)).toEqual({ requests: ["vacation 2027-04-12 approved 4"], used: 4 });
});

test("a closure's leave that is approved again notifies the person only if it costs something", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const max = await hire(owner, "Max", "Employee");
  await createClosure(owner, { ...WEEK, startDate: "2027-12-18", officeIds: [owner.officeId] });
  const entered = async (person: Actor, endDate: string) => {
    await editUser(owner, person.userId, { endDate: "2027-12-17" });
    const count = async () => {
      const ofPerson = "SELECT FROM notifications WHERE event = 'request.entered' AND recipient_id = $1";
      return (await database().pool.query(ofPerson, [person.userId])).rowCount ?? 0;
    };
    const before = await count();
    await editUser(owner, person.userId, { endDate });
    const { requests } = await stateOf(person);
    return [requests, (await count()) > before];
  };
  expect(await entered(erin, "2027-12-19")).toEqual([["vacation 2027-12-18 approved 0"], false]);
  expect(await entered(max, "2027-12-20")).toEqual([["vacation 2027-12-18 approved 1"], true]);
});

test("a charged closure that starts today is refused, because leave approved for today keeps its cost", async () => {
  const { owner } = await aCompanyOfTwo();
  const today = { ...WEEK, startDate: "2027-03-01", endDate: "2027-03-02", officeIds: [owner.officeId] };
  await expect(createClosure(owner, today)).rejects.toMatchObject({
    message: "A closure that is charged to a leave type must start after today",
  });
});

test("sick leave on a closure's days gives them back, and deleting the closure keeps the sick leave", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const closure = await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const wanted = { type: "sick", startDate: "2027-12-21", endDate: "2027-12-22" };
  expect((await previewRequest(erin, wanted)).conditions).toEqual(["Gives back 2 days of vacation leave"]);
  const { id } = await submitRequest(erin, wanted);
  await decideRequest(owner, id, { status: "approved" });
  await addHoliday(owner, owner.officeId, { name: "Eve", date: "2027-12-24" });
  await followClosures();
  const sick = "sick 2027-12-21 approved 2";
  const around = ["vacation 2027-12-20 approved 1", "vacation 2027-12-23 approved 1"];
  expect(await stateOf(erin)).toEqual({ requests: [sick, ...around], used: 2 });
  await deleteClosure(owner, closure.id, {});
  const cancelled = ["vacation 2027-12-20 cancelled 1", "vacation 2027-12-23 cancelled 1"];
  expect(await stateOf(erin)).toEqual({ requests: [sick, ...cancelled], used: 0 });
});

test("undoing the approval of sick leave restores the leave of the closure", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const { id } = await submitRequest(erin, { type: "sick", startDate: "2027-12-17", endDate: "2027-12-24" });
  await decideRequest(owner, id, { status: "approved" });
  expect((await stateOf(erin)).used).toBe(0);
  await followClosures();
  await undoDecision(owner, id, {});
  const restored = ["sick 2027-12-17 pending 6", "vacation 2027-12-20 approved 5"];
  expect(await stateOf(erin)).toEqual({ requests: restored, used: 5 });
});

test("a new closure charges no day on which a person is on sick leave", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  await editUser(owner, erin.userId, { ptoBalanceOverride: 4 });
  const { id } = await submitRequest(erin, { type: "sick", startDate: "2027-12-24", endDate: "2027-12-24" });
  await decideRequest(owner, id, { status: "approved" });
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const booked = ["sick 2027-12-24 approved 1", "vacation 2027-12-20 approved 4"];
  expect(await stateOf(erin)).toEqual({ requests: booked, used: 4 });
});

test("canceled or shortened sick leave leaves the days of a closure charged", async () => {
  const { owner, erin } = await aCompanyOfTwo();
  const adam = await hire(owner, "Adam", "Admin", { managerId: owner.userId });
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const sickFrom = async (person: Actor, startDate: string, endDate: string) => {
    const { id } = await submitRequest(person, { type: "sick", startDate, endDate });
    await decideRequest(owner, id, { status: "approved" });
    return id;
  };
  const week = await sickFrom(adam, "2027-12-20", "2027-12-24");
  expect((await stateOf(adam)).used).toBe(0);
  await cancelRequest(adam, week, { rejectionReason: "Well again" });
  expect((await stateOf(adam)).used).toBe(5);

  await editUser(owner, erin.userId, { ptoBalanceOverride: 2 });
  const middle = await sickFrom(erin, "2027-12-21", "2027-12-23");
  expect((await stateOf(erin)).used).toBe(2);
  await requestChange(owner, middle, { startDate: "2027-12-21", endDate: "2027-12-21", notes: "Back on Wednesday" });
  expect((await stateOf(erin)).used).toBe(4);
  await followClosures();
  await cancelRequest(owner, middle, { rejectionReason: "Never sick" });
  await followClosures();
  expect((await stateOf(erin)).used).toBe(5);
});

test.each([
  ["the first", ["2027-12-21", "2027-12-23"], 0],
  ["the second", ["2027-12-21", "2027-12-23"], 1],
  ["the first at the end of the closure", ["2027-12-24", "2027-12-21"], 0],
  ["the first, whose rest the second takes whole,", ["2027-12-23", "2027-12-24"], 0],
])("of two sick leaves in a closure, canceling %s charges only its day again", async (_, days, first) => {
  const { owner, erin } = await aCompanyOfTwo();
  await createClosure(owner, { ...WEEK, officeIds: [owner.officeId] });
  const sick: string[] = [];
  for (const day of days) {
    const { id } = await submitRequest(erin, { type: "sick", startDate: day, endDate: day });
    await decideRequest(owner, id, { status: "approved" });
    sick.push(id);
  }
  expect((await stateOf(erin)).used).toBe(3);
  const live = async () =>
    (await listOwnRequests(erin, {})).filter(({ type, status }) => type === "vacation" && status === "approved");
  const chargedOn = async (day: string) =>
    (await live()).some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  await cancelRequest(owner, sick[first] ?? "", { rejectionReason: "Never sick" });
  const [canceled = "", other = ""] = first === 0 ? days : days.toReversed();
  expect([(await stateOf(erin)).used, await chargedOn(canceled), await chargedOn(other)]).toEqual([4, true, false]);
  await cancelRequest(owner, sick[1 - first] ?? "", { rejectionReason: "Never sick" });
  expect((await stateOf(erin)).used).toBe(5);
  await followClosures();
  expect((await stateOf(erin)).used).toBe(5);
});
