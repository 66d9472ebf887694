import { describe, expect, test } from "@jest/globals";
import { PEOPLE_COLUMNS } from "#core/imports/rows/PersonRow.ts";
import { readHeader } from "#core/imports/readHeader.ts";
import { fromCsvCell } from "#core/lists/csvLine.ts";
import { Credit } from "#db/models/leave/Credit.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { addressOfList, listOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
const zoe = await hire(owner, "Zoe", "Employee", { officeId: berlin.id, managerId: manager.userId });
await editUser(owner, zoe.userId, {
  name: '=HYPERLINK("x")',
  startDate: "2027-01-15",
  ptoBalanceOverride: 25.5,
  serviceStartDate: "2020-03-01",
  creditedYears: 1.5,
  birthDate: "1990-05-05",
  groups: ["Ops", "grade: staff"],
  workingPattern: { from: "2027-02-01", weeks: [[480, 480, 480, 480, 270, 0, 0]] },
});
await createTeam(owner, { name: "Unity", memberIds: [erin.userId] });
await addHoliday(owner, berlin.id, { name: "@Unity Day", date: "2027-10-03" });
const dates = { startDate: "2027-11-01", endDate: "2027-11-02" };
await createClosure(owner, { ...dates, name: "Unity Week", officeIds: [berlin.id] });
await createBlackout(owner, { startDate: "2027-10-01", endDate: "2027-10-02", reason: "Unity Fair" });
const { id } = await submitRequest(erin, { type: "sick", startDate: "2027-03-10", endDate: "2027-03-11", notes: "+1" });
await decideRequest(manager, id, { status: "rejected", rejectionReason: "-2,\nsorry" });
await submitRequest(ezra, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05", isHalfDay: true });
const worked = { type: "vacation", workedOn: "2027-02-27", minutes: 480, notes: "=1", status: "pending" } as const;
const of = { organizationId: erin.organizationId, userId: erin.userId };
await Credit.create({ ...of, ...worked, submittedAt: clock.now(), updatedAt: clock.now() });
const invited = await sendInvitation(owner, { email: "new@org1.example", role: "Employee", officeId: berlin.id });
const asAdmin = await as(admin);
const stranger = await as(await foundTestOrganization());
const file = (resource: string, query: Record<string, unknown> = {}) =>
  csvOf(asAdmin, addressOfList(`${resource}.csv`, query).replace("/api/admin/", ""));

const RESOURCES: [resource: string, columns: string][] = [
  [
    "people",
    "email,name,role,manager email,office,start date,end date,override,service start date,credited years,birth date,groups,working hours,working hours from,status",
  ],
  ["invitations", "email,role,office,manager,start date,status,invited by,sent (UTC),expires (UTC),accepted (UTC)"],
  ["closures", "name,start,end,charged,offices"],
  ["blackouts", "start,end,reason,offices,teams,types,excepted people"],
  ["teams", "name,leads,members,minimum people,minimum percent,below the limit"],
  ["offices", "name,country,time zone,default,holidays count as leave,people"],
  [
    "policies",
    "office,group,person,first day,last day,type,unlimited,days,per,granted,carry over,maximum,book ahead,policy",
  ],
  ["holidays", "date,name,office,type,part"],
  [
    "requests",
    "person,email,office,type,start,end,half day,part,days,status,submitted (UTC),decided (UTC),decided by,reason,notes",
  ],
  ["credits", "person,email,office,type,worked on,days,status,submitted (UTC),decided (UTC),decided by,reason,notes"],
  ["ledger-entries", "person,email,type,leave year,kind,days,effective on,in words,by,reason,unlimited,posted (UTC)"],
  ["audit-events", "when (UTC),who,source,API key or token,action,in words,what,of or to,before,after"],
  ["notifications", "event,channel,recipient,email,subject,status,attempts,made (UTC),sent (UTC),last error"],
];

describe.each(RESOURCES)("/api/admin/%s.csv", (resource, columns) => {
  test("returns the whole list as a file for spreadsheets", async () => {
    const all = await listOf(asAdmin, resource, { range: [0, 999] });
    const { status, headers, ...read } = await file(resource, { range: [0, 0] });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${resource}-2027-03-01.csv"`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(read.columns.join(",")).toBe(columns);
    expect(read.rows.length).toBe(all.rows.length + (resource === "audit-events" ? 1 : 0));
    expect(read.rows.length).toBeGreaterThan(0);
    expect(read.rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  });

  test("contains records of one organization only", async () => {
    const theirs = await csvOf(stranger, `${resource}.csv`);
    const cells = theirs.rows.flatMap((row) => Object.values(row)).join(" ");
    expect([theirs.status, /org1|Berlin|Erin|Mona|Unity/.test(cells)]).toEqual([200, false]);
  });

  test("is for Admins and Owners, and is audited", async () => {
    const text = "You need Admin or Owner permissions to use the admin console";
    for (const person of [manager, erin]) {
      const browser = await as(person);
      await expectRefusal(() => browser.get(`/api/admin/${resource}.csv?sort=nonsense`), [403, "forbidden", text]);
    }
    await expectRefusal(() => visitor().get(`/api/admin/${resource}.csv`), SIGNED_OUT);
    await file(resource);
    expect(await lastAuditEntry(admin.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "console",
      action: "exportList",
      subjectKind: "export",
      after: { list: resource },
    });
  });

  test("refuses an invalid query and audits nothing", async () => {
    const unknown = "Unknown filter: nonsense";
    const filtered = addressOfList(`${resource}.csv`, { filter: { nonsense: 1 } });
    await expectRefusal(() => asAdmin.get(filtered), [400, "invalid_input", unknown]);
    expect((await file(resource, { sort: ["nonsense", "ASC"] })).status).toBe(400);
  });
});

test("a value that would run as a formula is quoted, and the import restores it", async () => {
  const people = await file("people", { filter: { officeId: berlin.id } });
  expect(people.rows).toEqual([
    {
      email: "zoe@org1.example",
      name: `'=HYPERLINK("x")`,
      role: "Employee",
      "manager email": "mona@org1.example",
      office: "Berlin",
      "start date": "2027-01-15",
      "end date": "",
      override: "25.5",
      "service start date": "2020-03-01",
      "credited years": "1.5",
      "birth date": "1990-05-05",
      groups: "Ops; grade: staff",
      "working hours": "Mon-Thu 8; Fri 4:30",
      "working hours from": "2027-02-01",
      status: "active",
    },
  ]);
  expect(fromCsvCell(people.rows[0]?.["name"] ?? "")).toBe('=HYPERLINK("x")');
  const [request] = (await file("requests", { filter: { status: "rejected" } })).rows;
  expect(request).toEqual({
    person: "Erin",
    email: "erin@org1.example",
    office: "Main Office",
    type: "sick",
    start: "2027-03-10",
    end: "2027-03-11",
    "half day": "no",
    part: "",
    days: "2",
    status: "rejected",
    "submitted (UTC)": "2027-03-01 15:00:00",
    "decided (UTC)": "2027-03-01 15:00:00",
    "decided by": "Mona",
    reason: "'-2,\nsorry",
    notes: "'+1",
  });
  expect((await file("holidays")).rows).toMatchObject([{ name: "'@Unity Day", date: "2027-10-03" }]);
});

test("the import can read the file of people", async () => {
  const { columns } = await file("people");
  expect(readHeader(columns, PEOPLE_COLUMNS)).toEqual([...columns.slice(0, -1), null]);
});

test("a file has the filters, search, and order of its list", async () => {
  const orders = { people: ["email", "DESC"], "audit-events": ["action", "ASC"], policies: ["type", "ASC"] };
  for (const [resource, sort] of Object.entries(orders)) {
    const listed = (await listOf(asAdmin, resource, { sort: sort as [string, string], range: [0, 999] })).rows;
    const [column = ""] = sort;
    const written = (await file(resource, { sort })).rows.map((row) => row[column]);
    expect(written.filter((one) => one !== "exportList")).toEqual(
      listed.map((row) => row[column]).filter((one) => one !== "exportList"),
    );
  }
  expect((await file("requests", { filter: { q: "ezra" } })).rows).toMatchObject([{ person: "Ezra", days: "0.5" }]);
  expect((await file("ledger-entries", { filter: { kind: "usage" } })).rows).toEqual([]);
  expect((await file("requests", { filter: { id: [id] } })).rows).toMatchObject([{ person: "Erin" }]);
});

test("the file of an empty list has only the header row", async () => {
  const { text } = await file("people", { filter: { q: "nobody like this" } });
  expect(text).toBe(
    "email,name,role,manager email,office,start date,end date,override,service start date,credited years,birth date,groups,working hours,working hours from,status\r\n",
  );
});

test("the audit log keeps a search text where erasure can blank it", async () => {
  await file("people", { filter: { q: "zoe", officeId: berlin.id } });
  const { after } = (await lastAuditEntry(admin.organizationId)) ?? {};
  expect(after).toEqual({ list: "people", officeId: berlin.id, q: { text: expect.any(String) } });
  const [event] = (await file("audit-events", { filter: { action: "exportList" } })).rows.slice(1);
  expect(event).toMatchObject({
    who: "Ada",
    what: "export",
    after: expect.stringMatching(/^(?=.*officeId: Berlin)(?=.*list: people)(?=.*q: zoe)/),
  });
});

test("the file contains no link tokens", async () => {
  const { text } = await file("invitations");
  expect(text).toContain("new@org1.example");
  expect(text).not.toContain(invited.token);
});

test("a policy that the simple terms can't express is in sentences", async () => {
  const { id: policyId } = (await listPolicies(owner, berlin.id, {}))[2] ?? {};
  const document = {
    unit: "day",
    grants: [{ frequency: "monthly", amount: 0.5, carryOver: "none", cap: { balance: 4 } }],
  };
  await editPolicyDocument(owner, policyId ?? "", { document });
  const [row] = (await file("policies", { filter: { officeId: berlin.id, type: "personal" } })).rows;
  expect(row).toEqual({
    office: "Berlin",
    group: "",
    person: "",
    "first day": "",
    "last day": "",
    type: "personal",
    unlimited: "no",
    days: "",
    per: "",
    granted: "",
    "carry over": "",
    maximum: "4",
    "book ahead": "",
    policy: "0.5 days at the start of each month; unused days expire on December 31. The balance never exceeds 4 days.",
  });
});

test("policies are in days, and ledger entries are in words", async () => {
  expect((await file("policies", { filter: { officeId: berlin.id, type: "vacation" } })).rows).toEqual([
    {
      office: "Berlin",
      group: "",
      person: "",
      "first day": "",
      "last day": "",
      type: "vacation",
      unlimited: "no",
      days: "20",
      per: "year",
      granted: "start of period",
      "carry over": "5",
      maximum: "",
      "book ahead": "no",
      policy: expect.stringMatching(/^20 days a year on January 1; /),
    },
  ]);
  const [line] = (await file("ledger-entries", { filter: { userId: erin.userId, type: "vacation" } })).rows;
  expect(line).toMatchObject({
    person: "Erin",
    kind: "accrual",
    days: "20",
    "in words": "Yearly accrual for 2027",
    unlimited: "no",
  });
});
