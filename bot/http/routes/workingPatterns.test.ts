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

const D = 480;
const FOUR_DAYS = [D, D, D, D, 0, 0, 0];
const FIVE_DAYS = [D, D, D, D, D, 0, 0];
const SUNDAY_TO_THURSDAY = [D, D, D, D, 0, 0, D];

let number = 0;
let office = "";
let erin = "";
let asErin: typeof asOwner;
beforeEach(async () => {
  clock.set("2027-03-01");
  office = await addOffice();
  const person = await hire(owner, `Erin${++number}`, "Employee", { officeId: office });
  erin = person.userId;
  asErin = await as(person);
});

async function addOffice(): Promise<string> {
  const wanted = { name: `Office ${++number}`, country: "United States", timezone: "America/New_York" };
  return (await asOwner.send("POST", "/api/offices", wanted)).body.id;
}
async function request(startDate: string, endDate = startDate, more: object = {}): Promise<string> {
  const wanted = { type: "vacation", startDate, endDate, ...more };
  const { status, body } = await asErin.send("POST", "/api/pto-requests", wanted);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.id;
}
async function approved(startDate: string, endDate = startDate): Promise<string> {
  const id = await request(startDate, endDate);
  expect((await asOwner.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" })).status).toBe(200);
  return id;
}
const ofErin = (workingPattern: object | null) => asOwner.send("PATCH", `/api/users/${erin}`, { workingPattern });
const ofOffice = (workingPattern: object | null) => asOwner.send("PATCH", `/api/offices/${office}`, { workingPattern });
const preview = async (startDate: string, endDate: string, more = "") =>
  (await asErin.get(`/api/pto-requests/preview?type=vacation&startDate=${startDate}&endDate=${endDate}${more}`)).body;
const vacation = async () => (await asErin.get("/api/pto-balances")).body[0];
const daysOf = async (id: string) =>
  ((await asErin.get("/api/pto-requests")).body as { id: string; days: number }[]).find((one) => one.id === id)?.days;
const recostsOf = async (id: string) =>
  (
    await database().pool.query(
      "SELECT minutes / 480.0::float8 AS days FROM ledger_entries WHERE request_id = $1 AND kind = 'recost'",
      [id],
    )
  ).rows.map(({ days }: { days: number }) => days);

describe("a person's own working pattern", () => {
  test("decides which dates of a request cost a day", async () => {
    const { status, body } = await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    expect([status, body.workingPattern]).toEqual([200, { from: "2027-03-01", weeks: [FOUR_DAYS] }]);
    expect(await preview("2027-03-01", "2027-03-14")).toMatchObject({
      days: 8,
      freeDates: ["2027-03-05", "2027-03-06", "2027-03-07", "2027-03-12", "2027-03-13", "2027-03-14"],
    });
    expect(await daysOf(await request("2027-03-04", "2027-03-08"))).toBe(2);
  });

  test("alternates between two weeks from the week of its first day", async () => {
    await ofErin({ from: "2027-03-03", weeks: [FOUR_DAYS, FIVE_DAYS] });
    expect((await preview("2027-03-05", "2027-03-05")).refusal.code).toBe("costs_nothing");
    expect((await preview("2027-03-12", "2027-03-12")).days).toBe(1);
    expect((await preview("2027-03-12", "2027-03-12", "&isHalfDay=true")).days).toBe(0.5);
    expect((await preview("2027-03-19", "2027-03-19")).days).toBe(0);
  });

  test("recalculates future leave from its first day, posts the difference, and never refuses", async () => {
    const [taken, pending] = [await approved("2027-03-01", "2027-03-19"), await request("2027-04-05", "2027-04-09")];
    clock.set("2027-03-02");
    expect((await ofErin({ from: "2027-03-08", weeks: [FOUR_DAYS] })).status).toBe(200);
    expect([await daysOf(taken), await daysOf(pending)]).toEqual([13, 4]);
    expect(await recostsOf(taken)).toEqual([2]);
    expect(await vacation()).toMatchObject({ balance: 7, pending: 4, available: 3 });

    const seven = { from: "2027-03-08", weeks: [[D, D, D, D, D, D, D]] };
    expect((await ofErin(seven)).status).toBe(200);
    expect([await daysOf(taken), await daysOf(pending)]).toEqual([17, 5]);
    expect(await vacation()).toMatchObject({ balance: 3, pending: 5, available: -2 });
  });

  test("never changes the cost of past dates", async () => {
    const taken = await approved("2027-03-01", "2027-03-12");
    clock.set("2027-03-06");
    await ofErin({ from: "2027-01-01", weeks: [FOUR_DAYS] });
    expect(await daysOf(taken)).toBe(9);
  });

  test("is announced to the person once, with all their requests that changed", async () => {
    await request("2027-03-05");
    await approved("2027-04-05", "2027-04-09");
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    const { rows } = await database().pool.query(
      "SELECT recipient_id AS id FROM notifications WHERE event_key LIKE 'request.recosted:%' AND recipient_id = $1",
      [erin],
    );
    expect(rows).toHaveLength(1);
  });

  test("can be unset, so that the person follows the office again from today on", async () => {
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    clock.set("2027-03-06");
    const { body } = await ofErin(null);
    expect(body.workingPattern).toBeNull();
    expect((await preview("2027-03-08", "2027-03-14")).days).toBe(5);
  });

  test("keeps earlier patterns for their dates, and replaces those that begin on its day or later", async () => {
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    await ofErin({ from: "2027-06-01", weeks: [FIVE_DAYS] });
    await ofErin({ from: "2027-05-03", weeks: [[D, D, 0, 0, 0, 0, 0]] });
    const costs = await Promise.all(
      ["2027-04-05", "2027-05-03", "2027-07-05"].map(async (monday) => {
        const [year, month, day] = monday.split("-").map(Number);
        const sunday = `${year}-0${month}-${String((day ?? 0) + 6).padStart(2, "0")}`;
        return (await preview(monday, sunday)).days;
      }),
    );
    expect(costs).toEqual([4, 2, 2]);
  });

  test("is seen by Managers and above, not by Employees", async () => {
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    expect((await asErin.get(`/api/users/${erin}`)).body).not.toHaveProperty("workingPattern");
    expect((await asOwner.get(`/api/users/${erin}`)).body.workingPattern.weeks).toEqual([FOUR_DAYS]);
  });

  test("leaves an audit event with the hours only if they change", async () => {
    const before = await events(erin);
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    expect((await events(erin)).slice(before.length)).toEqual([
      { workingPattern: { from: "2027-03-01", weeks: [FOUR_DAYS] } },
    ]);
    await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
    expect((await events(erin)).slice(before.length + 1)).toEqual([]);
  });
});

async function events(id: string): Promise<object[]> {
  const { rows } = await database().pool.query(
    "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'editUser' ORDER BY id",
    [id],
  );
  return rows.map(({ after }: { after: object }) => after);
}

describe("an office's working pattern", () => {
  test("applies to people without a pattern of their own, including weeks from Sunday to Thursday", async () => {
    const { status, body } = await ofOffice({ from: "2027-03-01", weeks: [SUNDAY_TO_THURSDAY] });
    expect([status, body.workingPattern]).toEqual([200, { from: "2027-03-01", weeks: [SUNDAY_TO_THURSDAY] }]);
    expect((await preview("2027-03-05", "2027-03-07")).days).toBe(1);
    expect((await preview("2027-03-07", "2027-03-07", "&isHalfDay=true")).days).toBe(0.5);
    await ofErin({ from: "2027-03-01", weeks: [FIVE_DAYS] });
    expect((await preview("2027-03-05", "2027-03-07")).days).toBe(1);
    expect((await preview("2027-03-07", "2027-03-07")).days).toBe(0);
  });

  test("recalculates the future leave of its people", async () => {
    const id = await approved("2027-03-05", "2027-03-07");
    await ofOffice({ from: "2027-03-06", weeks: [SUNDAY_TO_THURSDAY] });
    expect(await daysOf(id)).toBe(2);
    expect(await recostsOf(id)).toEqual([-1]);
    await ofOffice(null);
    expect(await daysOf(id)).toBe(1);
  });

  test("is used by the coverage report", async () => {
    await ofOffice({ from: "2027-03-01", weeks: [SUNDAY_TO_THURSDAY] });
    const { weeks } = (await asOwner.get(`/api/admin/reports/coverage?officeId=${office}`)).body;
    expect(weeks[0].days.map(({ date }: { date: string }) => date.slice(8))).toEqual(["01", "02", "03", "04", "07"]);
  });
});

test("a person's leave lowers their team's coverage only on the dates that they work", async () => {
  const pat = await hire(owner, `Pat${++number}`, "Employee", { officeId: office });
  await asOwner.send("PATCH", `/api/users/${pat.userId}`, {
    workingPattern: { from: "2027-03-01", weeks: [FOUR_DAYS] },
  });
  const week = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" };
  const { body } = await (await as(pat)).send("POST", "/api/pto-requests", week);
  await asOwner.send("PATCH", `/api/pto-requests/${body.id}`, { status: "approved" });
  const [thursday, friday] = [await request("2027-03-11"), await request("2027-03-12")];
  const waiting = (await asOwner.get("/api/pto-requests?view=team&status=pending")).body as { id: string }[];
  expect([thursday, friday].map((id) => waiting.find((one) => one.id === id))).toMatchObject([
    { coverage: { present: 0, people: 2 } },
    { coverage: { present: 1, people: 2 } },
  ]);
});

const addHalf = (part: string, date = "2027-03-31") =>
  asOwner.send("POST", `/api/offices/${office}/holidays`, { name: "Half day off", date, part });

describe("half holidays", () => {
  test("cost half a day, and appear with their part of the day", async () => {
    expect((await addHalf("pm")).body).toMatchObject({ part: "pm", date: "2027-03-31" });
    const listed = (await asOwner.get(`/api/offices/${office}/holidays`)).body;
    expect(listed).toEqual([expect.objectContaining({ name: "Half day off", part: "pm" })]);
    expect(await preview("2027-03-29", "2027-04-02")).toMatchObject({
      days: 4.5,
      holidays: [{ date: "2027-03-31", name: "Half day off", part: "pm" }],
    });
    expect((await preview("2027-03-31", "2027-03-31", "&isHalfDay=true")).days).toBe(0.5);
  });

  test("make future leave cheaper by half a day", async () => {
    const id = await approved("2027-03-29", "2027-04-02");
    await addHalf("am");
    expect(await daysOf(id)).toBe(4.5);
    expect(await recostsOf(id)).toEqual([0.5]);
  });

  test("are refused with an unknown part of the day", async () => {
    const { status, body } = await addHalf("evening");
    expect([status, body.error]).toEqual([400, "Part of the day must be full, am, pm, or hours"]);
  });
});

test("a holiday of some hours must state their number, and leaves the other hours of the day", async () => {
  const early = { name: "Early close", date: "2027-03-31", part: "hours" };
  const add = (more: object) => asOwner.send("POST", `/api/offices/${office}/holidays`, { ...early, ...more });
  const refused = await add({});
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { minutes: "Enter a number of hours above 0 and below 24" },
  ]);
  expect((await add({ minutes: 150 })).body).toMatchObject({ part: "hours", minutes: 150 });
  expect(await preview("2027-03-29", "2027-04-02")).toMatchObject({
    days: 4.5,
    holidays: [{ date: "2027-03-31", name: "Early close", part: "hours" }],
  });
  const whole = await asOwner.send("POST", "/api/admin/holidays", {
    officeId: office,
    name: "Whole",
    date: "2027-03-30",
    minutes: 90,
  });
  expect(whole.body).toMatchObject({ part: "full", minutes: null });
});

test.each<[object, string]>([
  [{ from: "2027-03-01", weeks: [FOUR_DAYS.slice(1)] }, "Each week must list the minutes of seven days, Monday first"],
  [{ from: "2027-03-01", weeks: [[0, 0, 0, 0, 0, 0, 0]] }, "Enter hours for at least one day"],
  [{ weeks: [FOUR_DAYS] }, "Enter the date when the working hours start"],
])("%j is refused for people and offices", async (pattern, text) => {
  for (const { status, body } of [await ofErin(pattern), await ofOffice(pattern)]) {
    expect([status, body.error]).toEqual([400, text]);
  }
});

test("an Admin can't change their own working hours while another Admin or Owner can", async () => {
  const admin = await hire(owner, "Ada", "Admin", { officeId: office });
  const asAdmin = await as(admin);
  const workingPattern = { from: "2027-03-01", weeks: [FOUR_DAYS] };
  const { status, body } = await asAdmin.send("PATCH", `/api/users/${admin.userId}`, { workingPattern });
  expect([status, body.error]).toEqual([403, "Ask another Admin or Owner to change your working hours"]);
  expect((await asAdmin.send("PATCH", `/api/users/${erin}`, { workingPattern })).status).toBe(200);
});

test("an Admin can't change the working hours of an office where only they work", async () => {
  const alone = await addOffice();
  const asAdmin = await as(await hire(owner, "Alan", "Admin", { officeId: alone }));
  const workingPattern = { from: "2027-03-01", weeks: [FOUR_DAYS] };
  const { status, body } = await asAdmin.send("PATCH", `/api/offices/${alone}`, { workingPattern });
  expect([status, body.error]).toEqual([
    403,
    "Ask another Admin or Owner to change the working hours of an office where only you have worked for at least 30 days",
  ]);
});

test("leave in hours costs the hours worked on its dates, and a half day costs half of them", async () => {
  const toil = { name: "Time Off in Lieu", icon: "clock", color: "teal", unit: "hour", paid: true, visibility: "away" };
  const made = await asOwner.send("POST", "/api/leave-types", { ...toil, requestableBy: "everyone" });
  expect(made.status).toBe(201);
  await ofErin({ from: "2027-03-01", weeks: [[540, 540, 540, 300, 0, 0, 0]] });
  const cost = async (startDate: string, endDate: string, more = "") => {
    const query = `type=${made.body.key}&startDate=${startDate}&endDate=${endDate}${more}`;
    return (await asErin.get(`/api/pto-requests/preview?${query}`)).body.days;
  };
  expect(await cost("2027-03-01", "2027-03-07")).toBe(32);
  expect(await cost("2027-03-04", "2027-03-04", "&isHalfDay=true")).toBe(2.5);
});

test("new working hours recalculate the current year day by day where the policy depends on them", async () => {
  const policies = (await asOwner.get(`/api/offices/${office}/policies`)).body as { id: string; type: string }[];
  const path = `/api/pto-policies/${policies.find(({ type }) => type === "vacation")?.id}/document`;
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 20, fullTime: { daysPerWeek: 5 } }] };
  expect((await asOwner.send("PUT", path, { document })).status).toBe(200);
  expect((await vacation()).balance).toBe(20);
  await ofErin({ from: "2027-03-01", weeks: [FOUR_DAYS] });
  // 59 days at 20 days a year, and 306 days at 16 days a year.
  expect((await vacation()).balance).toBe(16.65);
  const { rows } = await database().pool.query(
    "SELECT minutes, details ->> 'cause' AS cause FROM ledger_entries WHERE user_id = $1 AND kind = 'policy_change'",
    [erin],
  );
  expect(rows).toEqual([{ minutes: -1610, cause: "hours" }]);
});
