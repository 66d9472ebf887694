import { describe, expect, test } from "@jest/globals";
import { Credit } from "#db/models/leave/Credit.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { addressOfList, listOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
await hire(owner, "Zoe", "Employee", { officeId: berlin.id, managerId: manager.userId });
const gone = await hire(owner, "Gus", "Employee", { managerId: manager.userId });
await deactivateUser(owner, gone.userId, {});
for (const date of ["2026-10-03", "2027-10-03"]) await addHoliday(owner, berlin.id, { name: "Unity Day", date });
await createTeam(owner, { name: "Unity", memberIds: [erin.userId] });
const dates = { startDate: "2027-11-01", endDate: "2027-11-02" };
await createClosure(owner, { ...dates, name: "Unity Week", officeIds: [berlin.id] });
await createBlackout(owner, { startDate: "2027-10-01", endDate: "2027-10-02", reason: "Unity Fair" });
const sick = { type: "sick", startDate: "2027-03-10", endDate: "2027-03-11", notes: "Flu" };
const approved = await submitRequest(erin, sick);
await decideRequest(manager, approved.id, { status: "approved" });
clock.setInstant(new Date("2027-03-01T16:00:00Z"));
await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-09" });
await submitRequest(ezra, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" });
const worked = {
  type: "vacation",
  workedOn: "2027-02-27",
  minutes: 480,
  notes: "The fair",
  status: "pending",
} as const;
const { organizationId, userId } = erin;
await Credit.create({ organizationId, userId, ...worked, submittedAt: clock.now(), updatedAt: clock.now() });
await sendInvitation(owner, { email: "new@org1.example", role: "Employee", officeId: berlin.id });
const asAdmin = await as(admin);
const stranger = await as(await foundTestOrganization());
const list = (resource: string, query: Parameters<typeof listOf>[2] = {}) => listOf(asAdmin, resource, query);
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

const RESOURCES = [
  "people",
  "invitations",
  "offices",
  "teams",
  "policies",
  "holidays",
  "closures",
  "blackouts",
  "requests",
  "credits",
  "ledger-entries",
  "audit-events",
];

async function ordersOf(resource: string): Promise<string[]> {
  const { body } = await asAdmin.get(addressOfList(resource, { sort: ["nonsense", "ASC"] }));
  return body.error.replace("Sort must be ", "").split(/, or |, | or /);
}

describe.each(RESOURCES)("/api/admin/%s", (resource) => {
  test("can be listed in every order, ascending and descending, with a total", async () => {
    const { rows, range } = await list(resource, { range: [0, 99] });
    expect(rows.length).toBeGreaterThan(0);
    expect(range).toBe(`${resource} 0-${rows.length - 1}/${rows.length}`);
    for (const sort of await ordersOf(resource)) {
      const up = await list(resource, { sort: [sort, "ASC"], range: [0, 99] });
      expect([sort, up.status, up.rows.length]).toEqual([sort, 200, rows.length]);
      expect((await list(resource, { sort: [sort, "DESC"], range: [0, 99] })).rows).toHaveLength(rows.length);
    }
  });

  test("is paged by range, without gaps", async () => {
    const all = (await list(resource, { range: [0, 99] })).rows;
    const first = await list(resource, { range: [0, 0] });
    expect([first.rows, first.range]).toEqual([all.slice(0, 1), `${resource} 0-0/${all.length}`]);
    expect((await list(resource, { range: [1, 99] })).rows).toEqual(all.slice(1));
    const beyond = await list(resource, { range: [500, 549] });
    expect([beyond.rows, beyond.range]).toEqual([[], `${resource} */${all.length}`]);
  });

  test("returns one record by id, and the records of a list of ids", async () => {
    const { rows } = await list(resource, { range: [0, 99] });
    const { status, body } = await asAdmin.get(`/api/admin/${resource}/${rows[0].id}`);
    expect([status, body]).toEqual([200, rows[0]]);
    const ids = rows.map(({ id }) => id);
    expect((await list(resource, { filter: { id: ids } })).rows).toHaveLength(ids.length);
    expect((await list(resource, { filter: { id: [ids[0]] } })).rows).toEqual([rows[0]]);
    expect((await list(resource, { filter: { id: [] } })).rows).toEqual([]);
  });

  test("contains records of one organization only", async () => {
    const [{ id }] = (await list(resource)).rows;
    const theirs = await listOf(stranger, resource, { filter: { id: [id] } });
    expect([theirs.status, theirs.rows]).toEqual([200, []]);
    expect((await stranger.get(`/api/admin/${resource}/${id}`)).status).toBe(404);
    expect((await asAdmin.get(`/api/admin/${resource}/nonsense`)).status).toBe(404);
  });

  test("is for Admins and Owners", async () => {
    const text = "You need Admin or Owner permissions to use the admin console";
    for (const person of [manager, erin]) {
      const browser = await as(person);
      await expectRefusal(() => browser.get(`/api/admin/${resource}?range=nonsense`), [403, "forbidden", text]);
      await expectRefusal(() => browser.get(`/api/admin/${resource}/${owner.userId}`), [403, "forbidden", text]);
    }
    await expectRefusal(() => visitor().get(`/api/admin/${resource}`), SIGNED_OUT);
  });

  test("survives a search for any text", async () => {
    for (const q of ["%", "__", String.raw`\ `, "'; DROP TABLE users; --", "ß😀", "x".repeat(200)]) {
      expect([q, (await list(resource, { filter: { q } })).rows]).toEqual([q, []]);
    }
  });
});

test.each<[query: string, text: string, ...fields: string[]]>([
  ["sort=nonsense", "Sort isn't valid", "sort"],
  ['sort={"a":1}', "Sort isn't valid", "sort"],
  ["range=7", "Range isn't valid", "range"],
  ["range=[5,1]", "Count must be at least 1", "count"],
  ["range=[-1,5]", "From must be at least 0", "from"],
  ["range=[0,1000]", "Count must be at most 1000", "count"],
  ["range=[99999999,99999999]", "From must be at most 1000000", "from"],
  ["range=[0.5,10]", "From must be a whole number", "from", "count"],
  ["range=[1e400,1]", "From must be a whole number", "from", "count"],
  ["filter=[]", "Filter isn't valid", "filter"],
  ["filter={", "Filter isn't valid", "filter"],
  ['filter={"sort":"x"}', "Filter isn't valid", "filter"],
  ['filter={"secret":1}', "Unknown filter: secret"],
  ['filter={"__proto__":1}', "Unknown filter: __proto__"],
  [`filter={"q":"${"x".repeat(201)}"}`, "Q must be at most 200 characters", "q"],
  ['filter={"q":["a"]}', "Q must be text", "q"],
  ['filter={"id":["x"]}', "Unknown ID", "ids.0"],
])("every list refuses ?%s", async (query, text, ...fields) => {
  for (const resource of RESOURCES) {
    const { status, body } = await asAdmin.get(`/api/admin/${resource}?${encodeURI(query)}`);
    expect([resource, status, body.error, Object.keys(body.fields ?? {})]).toEqual([resource, 400, text, fields]);
  }
});

test("every list refuses an unknown order", async () => {
  for (const resource of RESOURCES) {
    for (const sort of [
      ["password", "ASC"],
      ["id; DROP TABLE users", "ASC"],
      ["id", "SIDEWAYS"],
      [7, "ASC"],
    ]) {
      expect([resource, sort, (await asAdmin.get(addressOfList(resource, { sort }))).status]).toEqual([
        resource,
        sort,
        400,
      ]);
    }
  }
});

const peopleFound = async (filter: object) => namesOf((await list("people", { filter })).rows);

test("people can be found by name, address, role, office, manager, and active status", async () => {
  expect(await peopleFound({})).toEqual(["Ada", "Erin", "Ezra", "Gus", "Mona", expect.any(String), "Zoe"]);
  expect(await peopleFound({ q: "ZO" })).toEqual(["Zoe"]);
  expect(await peopleFound({ q: "erin@org" })).toEqual(["Erin"]);
  expect(await peopleFound({ role: "Manager" })).toEqual(["Mona"]);
  expect(await peopleFound({ officeId: berlin.id })).toEqual(["Zoe"]);
  expect(await peopleFound({ isActive: false })).toEqual(["Gus"]);
  expect(await peopleFound({ managerId: manager.userId, isActive: true })).toEqual(["Erin", "Ezra", "Zoe"]);
});

test("requests can be found by person, status, type, office, and overlapping dates", async () => {
  const found = async (filter: object) =>
    (await list("requests", { filter, sort: ["startDate", "ASC"] })).rows.map(({ startDate }) => startDate);
  expect(await found({})).toEqual(["2027-03-10", "2027-04-05", "2027-05-03"]);
  expect(await found({ q: "ezra" })).toEqual(["2027-05-03"]);
  expect(await found({ userId: erin.userId, status: "pending" })).toEqual(["2027-04-05"]);
  expect(await found({ type: "sick" })).toEqual(["2027-03-10"]);
  expect(await found({ officeId: berlin.id })).toEqual([]);
  expect(await found({ officeId: owner.officeId, since: "2027-04-09", until: "2027-04-30" })).toEqual(["2027-04-05"]);
  const [request] = (await list("requests", { filter: { type: "sick" } })).rows;
  expect(request).toMatchObject({
    userName: "Erin",
    officeName: "Main Office",
    days: 2,
    notes: "Flu",
    status: "approved",
  });
});

test("holidays, policies, and invitations can be found by their fields", async () => {
  expect((await list("holidays", { filter: { year: 2027, officeId: berlin.id } })).rows).toEqual([
    {
      id: expect.any(String),
      name: "Unity Day",
      date: "2027-10-03",
      type: "custom",
      part: "full",
      minutes: null,
      officeId: berlin.id,
      officeName: "Berlin",
      officeCountry: "Germany",
      officeTimezone: "Europe/Berlin",
    },
  ]);
  expect((await list("policies", { filter: { officeId: berlin.id, type: "vacation" } })).rows).toMatchObject([
    { officeName: "Berlin", accrualAmount: 20, carryOverDays: 5, maxBalance: null },
  ]);
  const pending = (await list("invitations", { filter: { status: "pending" } })).rows;
  expect(pending).toMatchObject([{ email: "new@org1.example", officeName: "Berlin", token: expect.any(String) }]);
  for (const day of ["2027-03-05", "2027-03-10"]) {
    clock.set(day);
    await list("invitations");
  }
  expect((await list("invitations", { filter: { status: "pending" } })).rows).toEqual([]);
  expect((await list("invitations", { filter: { status: "expired" } })).rows).toMatchObject([{ status: "expired" }]);
  clock.set("2027-03-01");
});

test("ledger entries have a person and a cause, and can be found by person, type, kind, and year", async () => {
  const usage = await list("ledger-entries", { filter: { userId: erin.userId, kind: "usage", leaveYear: 2027 } });
  expect(usage.rows).toMatchObject([
    {
      userName: "Erin",
      type: "sick",
      days: -2,
      cause: "Sick, Mar 10 – Mar 11, 2027, approved by Mona",
      requestId: approved.id,
      canUndo: false,
    },
  ]);
  expect((await list("ledger-entries", { filter: { requestId: approved.id } })).rows).toHaveLength(1);
  expect((await list("ledger-entries", { filter: { q: "zoe", type: "vacation" } })).rows).toMatchObject([
    { kind: "accrual" },
  ]);
});

test("audit events can be found by actor, subject, action, source, and day", async () => {
  const found = async (filter: object) => (await list("audit-events", { filter })).rows.map(({ action }) => action);
  expect(await found({ actorId: ezra.userId })).toEqual(["submitRequest", "acceptInvitation"]);
  expect(await found({ personId: gone.userId })).toEqual(["deactivateUser", "acceptInvitation"]);
  expect(await found({ personId: erin.userId, action: "decideRequest" })).toEqual(["decideRequest"]);
  expect(await found({ subjectId: approved.id })).toEqual(["decideRequest", "submitRequest"]);
  expect(await found({ q: "decide", since: "2027-03-01", until: "2027-03-01" })).toEqual(["decideRequest"]);
  expect(await found({ q: "decided a request" })).toEqual(["decideRequest"]);
  expect(await found({ q: "a person's data" })).toEqual([]);
  expect(await found({ until: "2027-02-28" })).toEqual([]);
  expect(await found({ source: "slack" })).toEqual([]);
  const [event] = (await list("audit-events", { filter: { action: "createOffice" } })).rows;
  expect(event).toMatchObject({ actorName: expect.any(String), source: "web", subjectKind: "office", before: null });
  expect(event.names).toEqual({ [berlin.id]: "Berlin" });
  const [decision] = (await list("audit-events", { filter: { action: "decideRequest" } })).rows;
  expect(decision.names).toEqual({ [approved.id]: "Erin" });
});

test("the audit events of policies and leave types name the leave type, and the office, the group, or the person", async () => {
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 21 }] };
  const given = async (to: object) => {
    const { body } = await asAdmin.send("POST", "/api/pto-policies", { type: "sick", document, ...to });
    return [body.id as string, (await list("audit-events", { filter: { subjectId: body.id } })).rows[0].names[body.id]];
  };
  const [group, nameOfGroup] = await given({ group: "night shift" });
  const [, nameOfPerson] = await given({ userId: erin.userId });
  expect([nameOfGroup, nameOfPerson]).toEqual(["Sick, night shift", "Sick, Erin"]);
  await asAdmin.send("DELETE", `/api/pto-policies/${group}`);
  const ended = (await list("audit-events", { filter: { subjectId: group } })).rows;
  expect(ended.map(({ names }) => names[group])).toEqual(["Sick, night shift", "Sick, night shift"]);
  const [policy] = (await list("policies", { filter: { officeId: berlin.id, type: "vacation" } })).rows;
  await asAdmin.send("PATCH", `/api/pto-policies/${policy.id}`, { bookAhead: true });
  const [edited] = (await list("audit-events", { filter: { subjectId: policy.id } })).rows;
  expect(edited.names).toMatchObject({ [policy.id]: "Vacation, Berlin" });
  const { body: type } = await asAdmin.send("POST", "/api/leave-types", { name: "Volunteering" });
  const [created] = (await list("audit-events", { filter: { subjectId: type.id } })).rows;
  expect(created.names).toEqual({ [type.id]: "Volunteering" });
});
