import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const owner = await foundTestOrganization();
const asOwner = await as(owner);

let number = 0;
let office = "";
let asErin: typeof asOwner;
beforeEach(async () => {
  clock.set("2027-03-01");
  office = await addOffice();
  asErin = await as(await hire(owner, `Erin${++number}`, "Employee", { officeId: office }));
});

async function addOffice(): Promise<string> {
  const wanted = { name: "Office", country: "United States", timezone: "America/New_York" };
  return (await asOwner.send("POST", "/api/offices", wanted)).body.id;
}
async function request(startDate: string, endDate = startDate, more: object = {}): Promise<string> {
  const wanted = { type: "vacation", startDate, endDate, ...more };
  const { status, body } = await asErin.send("POST", "/api/pto-requests", wanted);
  expect(status).toBe(201);
  return body.id;
}
async function approved(startDate: string, endDate = startDate): Promise<string> {
  const id = await request(startDate, endDate);
  expect((await asOwner.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" })).status).toBe(200);
  return id;
}
async function addHoliday(date: string, to = office): Promise<string> {
  const { status, body } = await asOwner.send("POST", `/api/offices/${to}/holidays`, { name: "Day off", date });
  expect(status).toBe(201);
  return body.id;
}
const vacation = async () => (await asErin.get("/api/pto-balances")).body[0];
const daysOf = async (id: string) =>
  ((await asErin.get("/api/pto-requests")).body as { id: string; days: number }[]).find((one) => one.id === id)?.days;
const entriesOf = async (id: string) =>
  (
    await database().pool.query(
      `SELECT kind, minutes / 480.0::float8 AS days, effective_on::text AS on, leave_year AS year
        FROM ledger_entries WHERE request_id = $1 ORDER BY id`,
      [id],
    )
  ).rows;

const count = (countHolidays: boolean) => asOwner.send("PATCH", `/api/offices/${office}`, { countHolidays });

describe("a new holiday", () => {
  test("makes approved leave cheaper and posts the difference", async () => {
    const id = await approved("2027-05-31", "2027-06-04");
    expect(await vacation()).toMatchObject({ balance: 15, used: 5 });
    await addHoliday("2027-05-31");
    expect(await daysOf(id)).toBe(4);
    expect(await vacation()).toMatchObject({ balance: 16, used: 4, available: 16, total: 20 });
    expect(await entriesOf(id)).toEqual([
      { kind: "usage", days: -5, on: "2027-05-31", year: 2027 },
      { kind: "recost", days: 1, on: "2027-05-31", year: 2027 },
    ]);
  });

  test("makes pending leave cheaper, without a ledger entry", async () => {
    const id = await request("2027-05-31", "2027-06-04");
    await addHoliday("2027-06-02");
    expect(await daysOf(id)).toBe(4);
    expect(await vacation()).toMatchObject({ balance: 20, pending: 4, available: 16 });
    await asOwner.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" });
    expect(await entriesOf(id)).toEqual([{ kind: "usage", days: -4, on: "2027-05-31", year: 2027 }]);
  });

  test("leaves a request on that date with 0 days, even for half a day", async () => {
    const [whole, half] = [
      await approved("2027-05-31"),
      await request("2027-06-18", "2027-06-18", { isHalfDay: true }),
    ];
    await addHoliday("2027-05-31");
    await addHoliday("2027-06-18");
    expect([await daysOf(whole), await daysOf(half)]).toEqual([0, 0]);
    expect(await vacation()).toMatchObject({ balance: 20, used: 0, pending: 0 });
    expect((await asOwner.send("PATCH", `/api/pto-requests/${half}`, { status: "approved" })).status).toBe(200);
    expect(await entriesOf(half)).toEqual([]);
  });

  test("changes nothing on weekends, in the past, for closed requests, or in other offices", async () => {
    const id = await approved("2027-03-01", "2027-03-12");
    const cancelled = await request("2027-04-01");
    await asErin.send("PATCH", `/api/pto-requests/${cancelled}`, { status: "cancelled" });
    clock.set("2027-03-04");
    for (const date of ["2027-03-06", "2027-03-02", "2027-04-01"]) await addHoliday(date);
    await addHoliday("2027-03-09", await addOffice());
    expect([await daysOf(id), await daysOf(cancelled)]).toEqual([10, 1]);
    expect(await entriesOf(id)).toHaveLength(1);
    await addHoliday("2027-03-05");
    expect(await daysOf(id)).toBe(9);
  });

  test("within leave over New Year returns the day to its own year", async () => {
    const id = await approved("2027-12-30", "2028-01-04");
    await addHoliday("2028-01-03");
    expect(await entriesOf(id)).toEqual([
      { kind: "usage", days: -2, on: "2027-12-30", year: 2027 },
      { kind: "usage", days: -2, on: "2028-01-03", year: 2028 },
      { kind: "recost", days: 1, on: "2028-01-03", year: 2028 },
    ]);
    expect(await vacation()).toMatchObject({ used: 2, nextYear: { used: 1 } });
  });
});

describe("a deleted holiday", () => {
  test("makes leave cost the day again, even if the balance falls below 0", async () => {
    const [first, second] = [await addHoliday("2027-05-31"), await addHoliday("2027-06-01")];
    const id = await approved("2027-05-31", "2027-06-29");
    expect(await vacation()).toMatchObject({ balance: 0, used: 20 });
    for (const holiday of [first, second]) await asOwner.send("DELETE", `/api/holidays/${holiday}`);
    expect(await daysOf(id)).toBe(22);
    expect(await vacation()).toMatchObject({ balance: -2, used: 22, available: -2 });
    expect((await entriesOf(id)).map(({ days }: { days: number }) => days)).toEqual([-20, -1, -1]);
  });

  test("that is added again restores the balance", async () => {
    const holiday = await addHoliday("2027-05-31");
    const id = await approved("2027-05-31", "2027-06-04");
    await asOwner.send("DELETE", `/api/holidays/${holiday}`);
    await addHoliday("2027-05-31");
    expect(await daysOf(id)).toBe(4);
    expect(await vacation()).toMatchObject({ balance: 16, used: 4 });
    await asOwner.send("PATCH", `/api/pto-requests/${id}`, { status: "cancelled", rejectionReason: "Called in" });
    expect(await vacation()).toMatchObject({ balance: 20, used: 0 });
  });
});

test("adding the federal holidays of a year recalculates leave on those dates", async () => {
  const [memorial, christmas] = [await approved("2027-05-31", "2027-06-04"), await request("2027-12-20", "2027-12-24")];
  await asOwner.send("POST", `/api/offices/${office}/holidays/bulk-us-federal`, { year: 2027 });
  expect([await daysOf(memorial), await daysOf(christmas)]).toEqual([4, 4]);
  expect(await vacation()).toMatchObject({ balance: 16, pending: 4, available: 12 });
});

test("countHolidays makes holidays cost as much as any weekday, and turning it off reverts that", async () => {
  await addHoliday("2027-05-31");
  const id = await approved("2027-05-31", "2027-06-04");
  await count(true);
  expect(await daysOf(id)).toBe(5);
  expect(await vacation()).toMatchObject({ balance: 15, used: 5 });
  await count(true);
  expect(await entriesOf(id)).toHaveLength(2);
  await count(false);
  expect(await vacation()).toMatchObject({ balance: 16, used: 4 });
  expect((await entriesOf(id)).map(({ kind, days }: { kind: string; days: number }) => [kind, days])).toEqual([
    ["usage", -4],
    ["recost", -1],
    ["recost", 1],
  ]);
});

test("a move to another office recalculates leave by its holidays", async () => {
  const there = await addOffice();
  await addHoliday("2027-05-31", there);
  const [id, pending] = [await approved("2027-05-31", "2027-06-04"), await request("2027-07-05", "2027-07-06")];
  await addHoliday("2027-07-05", there);
  const { id: userId } = (await asErin.get("/api/auth/user")).body;
  expect((await asOwner.send("PATCH", `/api/users/${userId}`, { officeId: there })).status).toBe(200);
  expect([await daysOf(id), await daysOf(pending)]).toEqual([4, 1]);
  expect(await vacation()).toMatchObject({ balance: 16, used: 4, pending: 1 });
  await asOwner.send("PATCH", `/api/users/${userId}`, { officeId: null });
  expect(await vacation()).toMatchObject({ balance: 15, used: 5, pending: 2 });
});

test("leave of an employment that ended is never charged after its last day, even if the person returned since", async () => {
  const erin = await hire(owner, "Returning", "Employee", { officeId: office });
  asErin = await as(erin);
  const id = await approved("2027-03-01", "2027-03-19");
  const days = async () =>
    (await database().pool.query("SELECT minutes / 480.0::float8 AS days FROM pto_requests WHERE id = $1", [id]))
      .rows[0].days;
  clock.set("2027-03-05");
  const path = `/api/users/${erin.userId}`;
  expect((await asOwner.send("DELETE", path)).status).toBe(204);
  expect(await days()).toBe(5);
  const back = await asOwner.send("PATCH", path, { isActive: true, startDate: "2027-03-15" });
  expect([back.status, await days()]).toEqual([200, 5]);
  await addHoliday("2027-03-17");
  expect(await days()).toBe(5);
  expect((await entriesOf(id)).reduce((sum, entry) => sum + entry.days, 0)).toBe(-5);
});

test("the default office's holidays apply to a person without an office", async () => {
  const { id: userId } = (await asErin.get("/api/auth/user")).body;
  await asOwner.send("PATCH", `/api/users/${userId}`, { officeId: null });
  const id = await approved("2027-05-31", "2027-06-04");
  const holiday = await addHoliday("2027-05-31", owner.officeId);
  expect(await daysOf(id)).toBe(4);
  await asOwner.send("DELETE", `/api/holidays/${holiday}`);
  expect(await daysOf(id)).toBe(5);
});
