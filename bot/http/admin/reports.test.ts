import { describe, expect, jest, test } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { recordLeave, submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { aChain } from "#tests/arranging/aChain.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
await testDatabase();
const clock = testClock("2027-01-04");
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
await addHoliday(owner, berlin.id, { name: "Women's Day", date: "2027-03-08" });
const free = await anOfficeOf(owner, { vacation: { isUnlimited: true } });
const zoe = await hire(owner, "Zoe", "Employee", { officeId: berlin.id, managerId: manager.userId });
const fay = await hire(owner, "=Fay", "Employee", { officeId: free.officeId });
const gus = await hire(owner, "Gus", "Employee", { managerId: manager.userId });
const solo = await foundTestOrganization("Elsewhere");

async function submit(at: string, person: Actor, type: string, dates: string): Promise<string> {
  clock.setInstant(new Date(at));
  const [startDate = "", endDate = startDate] = dates.replace(" half", "").split("/");
  return (await submitRequest(person, { type, startDate, endDate, isHalfDay: dates.endsWith("half") })).id;
}

async function decide(at: string, by: Actor, id: string, status = "approved"): Promise<void> {
  clock.setInstant(new Date(at));
  await decideRequest(by, id, { status, ...(status === "rejected" && { rejectionReason: "Too busy" }) });
}

const thaw = await submit("2027-01-04T15:00:00Z", erin, "vacation", "2027-01-28/2027-02-02");
const flu = await submit("2027-01-04T15:00:00Z", gus, "sick", "2027-01-11 half");
await decide("2027-01-04T17:00:00Z", manager, thaw);
await decide("2027-01-05T15:00:00Z", manager, flu);
const ski = await submit("2027-01-31T23:00:00Z", ezra, "vacation", "2027-02-15");
await decide("2027-02-01T04:30:00Z", owner, ski, "rejected");
const undone = await submit("2027-02-08T15:00:00Z", ezra, "vacation", "2027-03-02");
await decide("2027-02-08T16:00:00Z", manager, undone);
await cancelRequest(owner, undone, { rejectionReason: "Plans change" });
const own = await submit("2027-02-08T15:00:00Z", solo, "vacation", "2027-03-02");
await decide("2027-02-09T15:00:00Z", solo, own);
await deactivateUser(owner, gus.userId, {});
await submit("2027-02-25T15:00:00Z", erin, "personal", "2027-03-04");
const day = await submit("2027-03-01T08:00:00Z", ezra, "vacation", "2027-03-04");
const bridge = await submit("2027-03-01T08:00:00Z", zoe, "vacation", "2027-03-05/2027-03-09");
const noon = await submit("2027-03-01T08:00:00Z", fay, "vacation", "2027-03-03 half");
await decide("2027-03-01T09:00:00Z", owner, noon);
await decide("2027-03-01T12:00:00Z", manager, day);
await decide("2027-03-01T14:00:00Z", manager, bridge);
await submit("2027-03-01T14:30:00Z", fay, "personal", "2027-03-19");
clock.set("2027-03-01");
const [asAdmin, asSolo] = [await as(admin), await as(solo)];
const erinsSickLeave = (await asAdmin.get(`/api/users/${erin.userId}/balances`)).body[1].id;
await asAdmin.send("PATCH", `/api/pto-balances/${erinsSickLeave}/adjust`, { adjustment: -12, reason: "Long flu" });

async function report(path: string, browser = asAdmin) {
  const { status, body } = await browser.get(`/api/admin/reports/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const absence = async (query: string) => (await report(`absence?from=2027-01&to=2027-04${query}`)).months;
const namesOf = async (query: string) =>
  (await report(`balances/people?${query}`)).people.map(({ name }: { name: string }) => name);

describe("absence", () => {
  const none = { vacation: 0, sick: 0, personal: 0 };

  test("is counted in the month of each date, including people who have left", async () => {
    expect(await absence("")).toEqual([
      {
        month: "2027-01",
        taken: { vacation: 2, sick: 0.5, personal: 0 },
        minutes: { vacation: 960, sick: 240, personal: 0 },
      },
      {
        month: "2027-02",
        taken: { vacation: 2, sick: 0, personal: 0 },
        minutes: { vacation: 960, sick: 0, personal: 0 },
      },
      {
        month: "2027-03",
        taken: { vacation: 3.5, sick: 0, personal: 0 },
        minutes: { vacation: 1680, sick: 0, personal: 0 },
      },
      { month: "2027-04", taken: none, minutes: none },
    ]);
  });

  test.each([
    ["an office", () => `officeId=${berlin.id}`, [0, 0, 2]],
    ["the default office", () => `officeId=${owner.officeId}`, [2.5, 2, 1]],
    ["a team", () => `managerId=${manager.userId}`, [2.5, 2, 3]],
    ["people without a manager", () => "managerId=none", [0, 0, 0.5]],
    ["an office of another organization", () => `officeId=${solo.officeId}`, [0, 0, 0]],
    ["a manager of another organization", () => `managerId=${solo.userId}`, [0, 0, 0]],
  ])("can be limited to %s", async (_, query, days) => {
    const months: { taken: typeof none }[] = await absence(`&${query()}`);
    const sums = months.slice(0, 3).map(({ taken: { vacation, sick, personal } }) => vacation + sick + personal);
    expect(sums).toEqual(days);
  });

  test("covers the calendar year by default", async () => {
    const { months } = await report("absence");
    expect([months.length, months[0].month, months[11].month]).toEqual([12, "2027-01", "2027-12"]);
    expect((await report("absence?from=2026-11")).months.map(({ month }: { month: string }) => month)).toHaveLength(12);
    expect((await report("absence?to=2026-11")).months[0].month).toBe("2025-12");
    expect((await report("absence?from=2023-01&to=2027-12")).months).toHaveLength(60);
  });
});

const owedBy = async (query: string) =>
  (await report(`balances?${query}`)).groups.map((group: { owed: number }) => group.owed);

describe("balances", () => {
  test("are listed per person, with the days owed", async () => {
    const { people } = await report("balances/people?sick=true");
    expect(people.map(({ name }: { name: string }) => name)).toEqual([
      "=Fay",
      "Ada",
      "Erin",
      "Ezra",
      "Mona",
      expect.any(String),
      "Zoe",
    ]);
    for (const { id, ...row } of people) {
      const { body } = await asAdmin.get(`/api/users/${id}/balances`);
      for (const { type, balance, isUnlimited } of body)
        expect([type, row.balances[type]]).toEqual([type, isUnlimited ? null : balance]);
    }
    const rowOf = (person: Actor) => people.find(({ id }: { id: string }) => id === person.userId);
    expect(rowOf(erin)).toMatchObject({
      officeName: "Main Office",
      balances: { vacation: 16, sick: -2, personal: 3 },
      owed: 19,
    });
    expect(rowOf(fay)).toMatchObject({ balances: { vacation: null, sick: 10, personal: 3 }, owed: 13 });
  });

  test("are totaled by office", async () => {
    expect(await report("balances?by=office&sick=true")).toEqual({
      asOf: "2027-03-01",
      groups: [
        {
          id: berlin.id,
          name: "Berlin",
          people: 1,
          balances: { vacation: 18, sick: 10, personal: 3 },
          owed: 31,
          owedHours: 0,
          minutes: {
            balances: { vacation: 18 * 480, sick: 10 * 480, personal: 3 * 480 },
            owed: 31 * 480,
            owedHours: 0,
          },
        },
        {
          id: owner.officeId,
          name: "Main Office",
          people: 5,
          balances: { vacation: 95, sick: 38, personal: 15 },
          owed: 150,
          owedHours: 0,
          minutes: {
            balances: { vacation: 95 * 480, sick: 38 * 480, personal: 15 * 480 },
            owed: 150 * 480,
            owedHours: 0,
          },
        },
        {
          id: free.officeId,
          name: expect.any(String),
          people: 1,
          balances: { vacation: 0, sick: 10, personal: 3 },
          owed: 13,
          owedHours: 0,
          minutes: { balances: { vacation: 0, sick: 10 * 480, personal: 3 * 480 }, owed: 13 * 480, owedHours: 0 },
        },
      ],
    });
    expect(await report("balances")).toEqual(await report("balances?by=office"));
  });

  test("count sick leave as owed only if asked to, or if it is the type that is asked for", async () => {
    expect(await owedBy("")).toEqual([21, 110, 3]);
    expect(await owedBy("sick=true")).toEqual([31, 150, 13]);
    expect(await owedBy("type=sick")).toEqual([10, 40, 10]);
  });

  test("are totaled by manager, optionally of one type", async () => {
    const { groups } = await report("balances?by=manager&type=sick");
    expect(groups.map(({ id, name, people, owed }: Record<string, unknown>) => [id, name, people, owed])).toEqual([
      [manager.userId, "Mona", 3, 20],
      [owner.userId, expect.any(String), 1, 10],
      [null, "No manager", 3, 30],
    ]);
  });

  test("list each group's people", async () => {
    expect(await namesOf(`officeId=${berlin.id}`)).toEqual(["Zoe"]);
    expect(await namesOf(`managerId=${manager.userId}`)).toEqual(["Erin", "Ezra", "Zoe"]);
    expect(await namesOf("managerId=none")).toEqual(["=Fay", "Ada", expect.any(String)]);
  });
});

describe("approvals", () => {
  test("are counted by month, without canceled requests and people's decisions about themselves", async () => {
    const { months } = await report("approvals?from=2027-01&to=2027-03");
    expect(months).toEqual([
      { month: "2027-01", decided: 3, approved: 2, rejected: 1, medianHours: 5.5, p90Hours: 20.3 },
      { month: "2027-02", decided: 0, approved: 0, rejected: 0, medianHours: null, p90Hours: null },
      { month: "2027-03", decided: 3, approved: 3, rejected: 0, medianHours: 4, p90Hours: 5.6 },
    ]);
  });

  test("are counted by approver, with their waiting requests", async () => {
    const { approvers } = await report("approvals");
    expect(approvers).toEqual([
      {
        id: admin.userId,
        name: "Ada",
        decided: 0,
        medianHours: null,
        p90Hours: null,
        waiting: 1,
        oldestWaitingDays: 0,
      },
      {
        id: manager.userId,
        name: "Mona",
        decided: 4,
        medianHours: 5,
        p90Hours: 18.6,
        waiting: 1,
        oldestWaitingDays: 4,
      },
      {
        id: owner.userId,
        name: expect.any(String),
        decided: 2,
        medianHours: 3.25,
        p90Hours: 5.05,
        waiting: 1,
        oldestWaitingDays: 0,
      },
    ]);
  });

  test("wait for the people who hold the open step, and recorded leave waited for nobody", async () => {
    const {
      owner: boss,
      mona,
      erin: requester,
      submit: ask,
    } = await aChain(({ finn: person }) => [{ by: ["manager", { person }] }]);
    const waiting = async () => {
      const { approvers } = await report("approvals", await as(boss));
      return approvers.map((one: { name: string; waiting: number }) => [one.name, one.waiting]);
    };
    const { id } = await ask("2027-03-15");
    expect(await waiting()).toEqual([["Mona", 1]]);
    await decideRequest(mona, id, { status: "approved" });
    await recordLeave(boss, requester.userId, { type: "sick", startDate: "2027-03-01", endDate: "2027-03-01" });
    expect(await waiting()).toEqual([["Finn", 1]]);
  });

  test("can be limited to requests from one office", async () => {
    const { months, approvers } = await report(`approvals?officeId=${berlin.id}`);
    expect(months[2]).toMatchObject({ decided: 1, medianHours: 6 });
    expect(approvers).toMatchObject([{ name: "Mona", decided: 1, waiting: 0, oldestWaitingDays: null }]);
  });
});

describe("coverage", () => {
  test("covers twelve weeks from this Monday", async () => {
    const { weeks } = await report("coverage");
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({
      week: "2027-03-01",
      people: 7,
      awayDays: 2.5,
      pendingDays: 1,
      awayMinutes: 1200,
      pendingMinutes: 480,
      leastCoverage: 0.8571,
      leastOn: "2027-03-03",
      days: [
        { date: "2027-03-01", working: 7, away: 0, coverage: 1 },
        { date: "2027-03-02", working: 7, away: 0, coverage: 1 },
        { date: "2027-03-03", working: 7, away: 1, coverage: 0.8571 },
        { date: "2027-03-04", working: 7, away: 1, coverage: 0.8571 },
        { date: "2027-03-05", working: 7, away: 1, coverage: 0.8571 },
      ],
    });
    expect(weeks[1]).toMatchObject({ week: "2027-03-08", people: 7, awayDays: 1, leastOn: "2027-03-09" });
    expect(weeks[1].days[0]).toEqual({ date: "2027-03-08", working: 6, away: 0, coverage: 1 });
    expect(weeks[2]).toMatchObject({ awayDays: 0, pendingDays: 1, leastCoverage: 1, leastOn: null });
    expect(weeks[11].week).toBe("2027-05-17");
  });

  test("follows an office's holidays, or is that of a team", async () => {
    const [, ofBerlin] = (await report(`coverage?officeId=${berlin.id}`)).weeks;
    expect(ofBerlin).toMatchObject({ people: 1, awayDays: 1, leastCoverage: 0, leastOn: "2027-03-09" });
    expect(ofBerlin.days.map(({ date }: { date: string }) => date)).toEqual([
      "2027-03-09",
      "2027-03-10",
      "2027-03-11",
      "2027-03-12",
    ]);
    expect((await report(`coverage?managerId=${manager.userId}`)).weeks[0]).toMatchObject({
      people: 3,
      awayDays: 2,
      leastCoverage: 0.6667,
    });
    expect((await report(`coverage?officeId=${solo.officeId}`)).weeks[0]).toMatchObject({ people: 0, days: [] });
  });
});

const pivot = async (query: string) => {
  const { rows, columns, totals, total } = await report(`pivot?from=2027-01&to=2027-04&${query}`);
  const shown = rows.map((row: { name: string; cells: number[]; total: number }) => [
    row.name,
    ...row.cells,
    row.total,
  ]);
  return [columns.map(({ name }: { name: string }) => name), ...shown, [...totals, total]];
};

describe("a pivot table", () => {
  const months = ["2027-01", "2027-02", "2027-03", "2027-04"];

  test("adds up days by office and month, by the dates of the leave", async () => {
    expect(await pivot("")).toEqual([
      months,
      ["Berlin", 0, 0, 2, 0, 2],
      ["Main Office", 2.5, 2, 1, 0, 5.5],
      [expect.any(String), 0, 0, 0.5, 0, 0.5],
      [2.5, 2, 3.5, 0, 8],
    ]);
    expect((await pivot("type=sick")).slice(1)).toEqual([
      ["Main Office", 0.5, 0, 0, 0, 0.5],
      [0.5, 0, 0, 0, 0.5],
    ]);
    expect((await pivot(`officeId=${berlin.id}&rows=type`)).slice(1)).toEqual([
      ["Vacation", 0, 0, 2, 0, 2],
      [0, 0, 2, 0, 2],
    ]);
    expect(await pivot("value=hours")).toEqual([months, [0, 0, 0, 0, 0]]);
  });

  test("counts a request in the month in which it starts, and a person once in each total", async () => {
    expect(await pivot("rows=type&value=requests")).toEqual([
      months,
      ["Vacation", 1, 0, 3, 0, 4],
      ["Sick", 1, 0, 0, 0, 1],
      [2, 0, 3, 0, 5],
    ]);
    expect(await pivot("rows=month&columns=type&value=people")).toEqual([
      ["Vacation", "Sick"],
      ["2027-01", 1, 1, 2],
      ["2027-02", 1, 0, 1],
      ["2027-03", 3, 0, 3],
      ["2027-04", 0, 0, 0],
      [4, 1, 5],
    ]);
  });
});

test("coverage counts a holiday as a day off even where leave on it costs as much as on other dates", async () => {
  const before = (await report(`coverage?officeId=${berlin.id}`)).weeks[1];
  await asAdmin.send("PATCH", `/api/offices/${berlin.id}`, { countHolidays: true });
  const after = (await report(`coverage?officeId=${berlin.id}`)).weeks[1];
  await asAdmin.send("PATCH", `/api/offices/${berlin.id}`, { countHolidays: false });
  expect(after.days.map(({ date }: { date: string }) => date)).not.toContain("2027-03-08");
  expect(after.days).toEqual(before.days);
});

const REPORTS = ["absence", "pivot", "balances", "balances/people", "approvals", "coverage", "expiring"];
const FILES = [...REPORTS, "approvals/approvers"].map((path) => `${path}.csv`);

describe("every report", () => {
  test("covers one organization only", async () => {
    expect((await report("absence", asSolo)).months[2]).toMatchObject({ taken: { vacation: 1 } });
    expect((await report("balances", asSolo)).groups).toMatchObject([
      { people: 1, balances: { vacation: 19 }, owed: 22 },
    ]);
    const { months, approvers } = await report("approvals", asSolo);
    expect([months[1].decided, approvers]).toEqual([0, []]);
    expect((await report("coverage", asSolo)).weeks[0]).toMatchObject({ people: 1, awayDays: 1, leastCoverage: 0 });
    expect((await report("expiring?within=366", asSolo)).people).toHaveLength(3);
  });

  test.each([...REPORTS, ...FILES])("%s is for Admin and Owner", async (path) => {
    const text = "You need Admin or Owner permissions to see the reports";
    const alien = path.endsWith(".csv") ? "You need Admin or Owner permissions to use the admin console" : text;
    for (const person of [manager, erin]) {
      const browser = await as(person);
      await expectRefusal(() => browser.get(`/api/admin/reports/${path}?from=x`), [403, "forbidden", alien]);
    }
    await expectRefusal(() => visitor().get(`/api/admin/reports/${path}`), SIGNED_OUT);
  });

  test.each([
    ["absence?from=2027-13", "From must be a month, like 2027-03", "from"],
    ["absence?from=2027", "From must be a month, like 2027-03", "from"],
    ["absence?to=2027-01&to=2027-02", "To must be a month, like 2027-03", "to"],
    ["absence?from=2027-02&to=2027-01", "To must be the same month as From or later", "to"],
    ["absence?from=2022-01&to=2027-01", "A report covers at most 60 months", "to"],
    ["approvals?from=1900-01&to=2199-12", "A report covers at most 60 months", "to"],
    ["absence?officeId=nonsense", "Unknown office", "officeId"],
    ["absence?managerId=nobody", "Unknown manager", "managerId"],
    ["pivot?rows=age", "Rows must be type, office, team, or month", "rows"],
    ["pivot?rows=month", "Columns must differ from rows", "columns"],
    ["pivot?value=minutes", "Value must be days, hours, requests, or people", "value"],
    ["coverage?managerId=nobody", "Unknown manager", "managerId"],
    ["balances?by=age", "By must be office or manager", "by"],
    ["balances/people?type=fun", "Type must be vacation, sick, or personal", "type"],
    ["expiring?within=0", "Within must be at least 1", "within"],
    ["expiring?within=367", "Within must be at most 366", "within"],
    ["expiring?within=soon", "Within must be a whole number", "within"],
  ])("refuses %s, and its file", async (path, text, field) => {
    for (const address of [path, path.replace("?", ".csv?")]) {
      await expectRefusal(
        () => asAdmin.get(`/api/admin/reports/${address}`),
        [400, "invalid_input", text, { [field]: text }],
      );
    }
  });
});

describe("report files", () => {
  test.each([
    ["absence.csv?from=2027-01&to=2027-02", "absence-2027-01-to-2027-02.csv", "month,vacation,sick,personal"],
    [
      "pivot.csv?to=2027-04&from=2027-01&rows=type&columns=office",
      "pivot-2027-01-to-2027-04.csv",
      "type,Berlin,Main Office,Office 1,total",
    ],
    [
      "approvals.csv",
      "approvals-2027-01-to-2027-12.csv",
      "month,decided,approved,rejected,median hours,90th percentile hours",
    ],
    [
      "approvals/approvers.csv?to=2027-03",
      "approvers-2026-04-to-2027-03.csv",
      "approver,decided,median hours,90th percentile hours,waiting,oldest waiting days",
    ],
    ["balances.csv", "balances-2027-03-01.csv", "person,office,manager,vacation,sick,personal,owed"],
    ["balances/people.csv", "balances-2027-03-01.csv", "person,office,manager,vacation,sick,personal,owed"],
    [
      "coverage.csv",
      "coverage-2027-03-01-to-2027-05-23.csv",
      "week,people,away days,pending days,least coverage,least on",
    ],
    ["expiring.csv?within=366", "expiring-2027-03-01.csv", "person,office,type,days,last day to use"],
  ])("%s is %s", async (path, name, columns) => {
    const file = await csvOf(asAdmin, `reports/${path}`);
    expect([file.status, file.columns.join(",")]).toEqual([200, columns]);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "console",
      action: "exportList",
    });
  });

  test("match the reports and can't run as formulas", async () => {
    const [january] = (await csvOf(asAdmin, "reports/absence.csv")).rows;
    expect(january).toEqual({ month: "2027-01", vacation: "2", sick: "0.5", personal: "0" });
    const { rows } = await csvOf(asAdmin, `reports/balances.csv?officeId=${free.officeId}`);
    expect(rows).toMatchObject([{ person: "'=Fay", manager: "", vacation: "", sick: "10", owed: "3" }]);
    const [first] = (await csvOf(asAdmin, "reports/coverage.csv")).rows;
    expect(first).toMatchObject({ week: "2027-03-01", "away days": "2.5", "least on": "2027-03-03" });
  });
});

test("absence, balances, and approvals can be limited to a team's leads and members, coverage to its members", async () => {
  const { id } = await createTeam(owner, { name: "Two", leadIds: [zoe.userId], memberIds: [erin.userId] });
  const read = async (name: string, query: string) =>
    (await asAdmin.get(`/api/admin/reports/${name}?teamId=${id}&${query}`)).body;
  const dates = "from=2027-01&to=2027-03";
  const { months } = await read("absence", dates);
  expect(months.map(({ taken }: { taken: Record<string, number> }) => taken["vacation"])).toEqual([2, 2, 2]);
  const { people } = await read("balances/people", "");
  expect(people.map(({ name }: { name: string }) => name)).toEqual(["Erin", "Zoe"]);
  const { weeks } = await read("coverage", "");
  expect(weeks[0].people).toBe(1);
  const decided = (await read("approvals", dates)).months.map((month: { decided: number }) => month.decided);
  expect(decided).toEqual([1, 0, 1]);
  const theirs = (await asSolo.get(`/api/admin/reports/balances/people?teamId=${id}`)).body;
  expect(theirs.people).toEqual([]);
});

test("a pivot table by team counts members of several teams separately, so that its totals add up", async () => {
  await createTeam(owner, { name: "Three", leadIds: [zoe.userId], memberIds: [erin.userId, ezra.userId] });
  const { rows, total } = await report("pivot?from=2027-01&to=2027-04&rows=team&columns=type");
  expect(rows.map(({ name, cells }: { name: string; cells: number[] }) => [name, ...cells])).toEqual([
    ["Three", 1, 0],
    ["Several teams", 4, 0],
    ["No team", 2.5, 0.5],
  ]);
  expect(total).toBe(8);
});
