import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { decidedMail } from "#bot/mail/decidedMail.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { endPolicy } from "#bot/operations/policies/endPolicy.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
let [asOwner, asAdmin, asManager, asErin, asEzra] = await signIn();
const stranger = await foundTestOrganization();
let asStranger = await as(stranger);

function signIn() {
  return Promise.all([as(owner), as(admin), as(manager), as(erin), as(ezra)]);
}

const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage leave types"];
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const standard = { id: expect.any(String), unit: "day", paid: true, requestableBy: "everyone", archived: false };

type Body = Record<string, unknown>;
const types = async (browser = asErin, query = "") =>
  (await browser.get(`/api/leave-types${query}`)).body as Record<"id" | "key" | "name", string>[];
const create = (body: Body, browser = asAdmin) => browser.send("POST", "/api/leave-types", body);
const edit = (id: string, body: Body, browser = asAdmin) => browser.send("PATCH", `/api/leave-types/${id}`, body);
const idOf = async (key: string) => (await types(asAdmin, "?archived=true")).find((type) => type.key === key)?.id ?? "";
const balancesOf = async (browser = asErin) => (await browser.get("/api/pto-balances")).body as Body[];
const request = (body: Body, browser = asErin) => browser.send("POST", "/api/pto-requests", body);
const on = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const verified = async () => {
  const findings: string[] = [];
  await verifyLedgers(({ text }) => findings.push(text));
  return findings;
};

const seenBy = async (browser = asErin) =>
  ((await browser.get("/api/team/calendar?from=2028-03-06&to=2028-03-10")).body as Body[]).map(({ type }) => type);
const flexible = async () => (await balancesOf()).find(({ type }) => type === "flexible-hours");

const personalOf = async (browser: Browser) =>
  ((await browser.get("/api/auth/user")).body.leaveTypes as Body[]).find(({ key }) => key === "personal");

test("each organization begins with vacation, sick, and personal leave", async () => {
  const expected = [
    { ...standard, key: "vacation", name: "Vacation", icon: "beach", color: "blue", visibility: "everyone", order: 1 },
    { ...standard, key: "sick", name: "Sick", icon: "sick", color: "purple", visibility: "away", order: 2 },
    { ...standard, key: "personal", name: "Personal", icon: "person", color: "green", visibility: "away", order: 3 },
  ];
  expect(await types()).toEqual(expected);
  expect(await types(asStranger)).toEqual(expected);
  await expectRefusal(() => visitor().get("/api/leave-types"), SIGNED_OUT);
});

describe("creating a type", () => {
  test("gives everyone a balance and each office an unlimited policy at once", async () => {
    const { status, body } = await create({ name: "Elternzeit Müller", visibility: "managers", icon: "baby" });
    const type = { ...standard, key: "elternzeit-muller", name: "Elternzeit Müller", icon: "baby", color: "teal" };
    expect([status, body]).toEqual([201, { ...type, visibility: "managers", order: 4 }]);
    expect((await balancesOf()).map(({ type: key, isUnlimited }) => [key, isUnlimited])).toEqual([
      ["vacation", false],
      ["sick", false],
      ["personal", false],
      ["elternzeit-muller", true],
    ]);
    const { body: policies } = await asAdmin.get(`/api/offices/${owner.officeId}/policies`);
    expect(policies[3]).toMatchObject({ type: "elternzeit-muller", isUnlimited: true });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "createLeaveType",
      subjectKind: "leave_type",
    });
    const booked = await request({ type: "elternzeit-muller", ...on("2027-06-01", "2027-06-02") });
    expect([booked.status, booked.body.type, booked.body.days]).toEqual([201, "elternzeit-muller", 2]);
  });

  test("posts what a limited type grants in the current leave year, including to people who join later", async () => {
    const { body } = await create({ name: "Volunteering", accrualAmount: 5, carryOverDays: 2 });
    expect(body.key).toBe("volunteering");
    const volunteering = async (browser = asErin) =>
      (await balancesOf(browser)).find(({ type }) => type === "volunteering");
    expect(await volunteering()).toMatchObject({ balance: 5, available: 5, isUnlimited: false, leaveYear: 2027 });
    const late = await hire(owner, "Late");
    expect(await volunteering(await as(late))).toMatchObject({ balance: 5 });
    const { body: entries } = await asErin.get(`/api/users/${erin.userId}/ledger?type=volunteering`);
    expect(entries).toMatchObject([{ kind: "accrual", cause: "Yearly accrual for 2027", days: 5, balance: 5 }]);
    const tooMuch = await request({ type: "volunteering", ...on("2027-05-03", "2027-05-14") });
    expect([tooMuch.status, tooMuch.body.error]).toEqual([
      422,
      "You only have 5 days available for volunteering leave",
    ]);
    expect(await verified()).toEqual([]);
  });

  test("a new office has a policy for each type, and its people accrue them", async () => {
    const office = { name: "Lyon", country: "France", timezone: "Europe/Paris" };
    const { body } = await asOwner.send("POST", "/api/offices", office);
    const { body: policies } = await asAdmin.get(`/api/offices/${body.id}/policies`);
    expect(policies.map(({ type, accrualAmount }: Body) => [type, accrualAmount])).toEqual([
      ["vacation", 20],
      ["sick", 10],
      ["personal", 3],
      ["elternzeit-muller", 0],
      ["volunteering", 5],
    ]);
    const luc = await hire(owner, "Luc", "Employee", { officeId: body.id });
    expect(await balancesOf(await as(luc))).toMatchObject([{}, {}, {}, {}, { type: "volunteering", balance: 5 }]);
  });

  test.each<[string, Body, number, string]>([
    ["no name", {}, 400, "Name is required"],
    ["an unknown icon", { name: "Icon", icon: "dragon" }, 400, "Icon must be"],
    ["an unknown unit", { name: "Unit", unit: "week" }, 400, "Unit must be day or hour"],
    ["a limit without an amount", { name: "Limit", isUnlimited: false }, 400, "Accrual amount is required"],
    ["the name of another type", { name: "vacation" }, 409, "A leave type with this name already exists"],
  ])("is refused with %s", async (_, body, status, error) => {
    const refused = await create(body);
    expect([refused.status, refused.body.error]).toEqual([status, expect.stringContaining(error)]);
  });

  test.each<[string, string]>([
    ["x".repeat(41), "Name must be at most 40 characters"],
    ["<b>Bold</b>", "Name can't contain < or >"],
    ["<!channel>", "Name can't contain < or >"],
    ["https://evil.example", "Name can't contain a web address"],
    ["Claim at paypal.com", "Name can't contain a web address"],
    ["Va\u200bcation", "Name can't contain invisible characters"],
    ["Away", "Choose another name: “Away” is shown for hidden leave types"],
    [" ", "Name is required"],
    ["VOLUNTEERING", "A leave type with this name already exists"],
  ])("the name %s is refused", async (name, error) => {
    const refused = await create({ name });
    expect([refused.body.error, refused.body.fields]).toEqual([error, { name: error }]);
    expect([400, 409]).toContain(refused.status);
  });

  test.each<[string, Body, string]>([
    ["an unknown color", { color: "#ff0000" }, "Color must be"],
    ["an emoji as its icon", { icon: "🏖" }, "Icon must be"],
    ["an unknown visibility", { visibility: "owner" }, "Visibility must be"],
    ["unknown requesters", { requestableBy: "nobody" }, "Available to must be"],
    ["a negative amount", { accrualAmount: -1 }, "Accrual amount must be"],
    ["a name that isn't text", { name: { text: "x" } }, "Name must be text"],
  ])("%s is refused", async (_, body, error) => {
    const refused = await create({ name: "Odd", ...body });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining(error)]);
  });

  test("names that the database treats as equal are refused without a server error", async () => {
    expect((await create({ name: "ΣΑΣ" })).status).toBe(201);
    const refused = await create({ name: "σασ" });
    expect([refused.status, refused.body.code]).toEqual([409, "type_exists"]);
    await edit(await idOf("leave"), { archived: true });
  });

  test("is for Admins and Owners", async () => {
    await expectRefusal(() => create({ name: "Mine" }, asManager), FORBIDDEN);
    await expectRefusal(() => create({ name: "Mine" }, asErin), FORBIDDEN);
  });
});

test("the key of another organization's type is unknown", async () => {
  const { body } = await create({ name: "Theirs" }, asStranger);
  const text = "Please select a PTO type";
  const unknown: Refused = [400, "invalid_input", text, { type: text }];
  await expectRefusal(() => request({ type: "theirs", ...on("2027-07-01") }), unknown);
  await expectRefusal(() => asErin.get("/api/pto-requests/preview?type=theirs"), unknown);
  await expectRefusal(() => edit(body.id, { color: "red" }), [404, "not_found", "The leave type was not found"]);
  await expectRefusal(() => edit(UNKNOWN, { color: "red" }), [404, "not_found", "The leave type was not found"]);
  expect((await types()).map(({ key }) => key)).not.toContain("theirs");
});

describe("editing a type", () => {
  test("the first three types keep their names, but can be recolored and moved", async () => {
    const sick = await idOf("sick");
    const renamed = "Sick can't be renamed";
    await expectRefusal(() => edit(sick, { name: "Ill" }), [409, "standard_type", renamed, { name: renamed }]);
    const { status, body } = await edit(sick, { color: "red", order: 1 });
    expect([status, body.color, body.order]).toEqual([200, "red", 1]);
    expect((await types()).map(({ key }) => key).slice(0, 3)).toEqual(["sick", "vacation", "personal"]);
    expect((await balancesOf())[0]).toMatchObject({ type: "sick" });
    await edit(sick, { order: 2 });
    expect((await types()).map(({ key }) => key).slice(0, 3)).toEqual(["vacation", "sick", "personal"]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "editLeaveType",
      before: { order: 1 },
      after: { order: 2 },
    });
  });

  test("a renamed type keeps its key", async () => {
    const { body } = await create({ name: "Course" });
    const renamed = await edit(body.id, { name: "Study time" });
    expect(renamed.body).toMatchObject({ key: "course", name: "Study time" });
    const text = "Imports and Slack use this name for Study time. Please choose another.";
    await expectRefusal(() => create({ name: "Course" }), [409, "type_exists", text, { name: text }]);
    expect((await edit(body.id, { name: "Course" })).body.name).toBe("Course");
    await edit(body.id, { archived: true });
  });

  test("a change by another process takes effect for everyone in the organization on their next call", async () => {
    expect([await personalOf(asErin), await personalOf(asStranger)]).toMatchObject([
      { color: "green" },
      { color: "green" },
    ]);
    await database().pool.query(
      "UPDATE leave_types SET color = 'pink' WHERE organization_id = $1 AND key = 'personal'",
      [owner.organizationId],
    );
    expect([await personalOf(asErin), await personalOf(asStranger)]).toMatchObject([
      { color: "pink" },
      { color: "green" },
    ]);
  });

  test("is for Admins and Owners", async () => {
    const sick = await idOf("sick");
    await expectRefusal(() => edit(sick, { color: "blue" }, asManager), FORBIDDEN);
  });
});

test("a type's unit never changes, because its amounts would mean something else", async () => {
  const sick = await idOf("sick");
  const text = "The unit of Sick can't be changed";
  await expectRefusal(() => edit(sick, { unit: "hour" }), [409, "fixed_unit", text, { unit: text }]);
  expect((await edit(sick, { unit: "day", key: "vacation" })).body).toMatchObject({ unit: "day", key: "sick" });
});

describe("an Admin who wants more leave", () => {
  const text = "Ask an Owner to set up leave that only Admins and Owners can request";
  const own: Refused = [403, "own_balance", text];
  const forAdmins = { name: "Board days", requestableBy: "admins", accrualAmount: 5 };

  test("can't create a type that only Admins can request, but an Owner can", async () => {
    await expectRefusal(() => create(forAdmins), own);
    await expectRefusal(() => create({ ...forAdmins, accrualAmount: undefined, isUnlimited: true }), own);
    expect((await create(forAdmins, asOwner)).status).toBe(201);
  });

  test("can't raise what an Admins-only type grants, reserve another type for Admins, or restore such a type", async () => {
    const { body: policies } = await asAdmin.get(`/api/offices/${owner.officeId}/policies`);
    const policy = policies.find(({ type }: Body) => type === "board-days");
    await expectRefusal(() => asAdmin.send("PATCH", `/api/pto-policies/${policy.id}`, { accrualAmount: 200 }), own);
    await expectRefusal(() => asAdmin.send("PATCH", `/api/pto-policies/${policy.id}`, { isUnlimited: true }), own);
    const volunteering = await idOf("volunteering");
    await expectRefusal(() => edit(volunteering, { requestableBy: "admins" }), own);
    const board = await idOf("board-days");
    expect((await edit(board, { archived: true })).status).toBe(200);
    await expectRefusal(() => edit(board, { archived: false }), own);
    expect((await edit(board, { archived: false }, asOwner)).status).toBe(200);
    await edit(board, { archived: true }, asOwner);
  });

  test("can't add a type, limited or not, to an office where only they work", async () => {
    const founder = await foundTestOrganization();
    const alone = await hire(founder, "Alone", "Admin", { officeId: (await anOfficeOf(founder)).officeId });
    const asAlone = await as(alone);
    const office =
      "Ask another Admin or Owner to change the policies of an office where only you have worked for at least 30 days";
    for (const amount of [{}, { accrualAmount: 200 }]) {
      await expectRefusal(() => create({ name: "More", ...amount }, asAlone), [403, "own_balance", office]);
    }
    expect((await types(asAlone)).map(({ key }) => key)).not.toContain("more");
  });
});

describe("the right to request a type", () => {
  test("an Employee can't request a type for managers, but a Manager can", async () => {
    const { body } = await create({ name: "Sabbatical", requestableBy: "managers" });
    const text = "Only Managers, Admins, and Owners can request sabbatical leave";
    const refused: Refused = [403, "type_not_requestable", text, { type: text }];
    await expectRefusal(() => request({ type: body.key, ...on("2027-07-05") }), refused);
    expect((await request({ type: body.key, ...on("2027-07-05") }, asManager)).status).toBe(201);
    const preview = await asErin.get(`/api/pto-requests/preview?type=${body.key}`);
    expect(preview.body.refusal).toMatchObject({ code: "type_not_requestable" });
    const behalf = { type: body.key, ...on("2027-07-06"), userId: erin.userId };
    expect((await asAdmin.send("POST", "/api/admin/requests", behalf)).status).toBe(201);
  });
});

describe("archiving a type", () => {
  test("an archived type can't be requested, accrues nothing, and stays in the history", async () => {
    const { body } = await create({ name: "Moving day", accrualAmount: 1 });
    const booked = await request({ type: "moving-day", ...on("2027-08-02") });
    expect(booked.status).toBe(201);
    expect((await edit(body.id, { archived: true })).body.archived).toBe(true);
    expect((await types()).map(({ key }) => key)).not.toContain("moving-day");
    expect((await types(asErin, "?archived=true")).map(({ key }) => key)).toContain("moving-day");
    expect((await balancesOf()).map(({ type }) => type)).not.toContain("moving-day");
    const text = "Moving day is archived and can't be requested";
    const refused: Refused = [422, "type_archived", text, { type: text }];
    await expectRefusal(() => request({ type: "moving-day", ...on("2027-08-03") }), refused);
    const { body: own } = await asErin.get("/api/pto-requests");
    expect(own).toContainEqual(expect.objectContaining({ id: booked.body.id, type: "moving-day" }));

    clock.set("2028-01-03");
    [asOwner, asAdmin, asManager, asErin, asEzra] = await signIn();
    await postDue(owner.organizationId);
    const { rows } = await database().pool.query(
      "SELECT 1 FROM ledger_entries WHERE type = 'moving-day' AND leave_year = 2028",
    );
    expect(rows).toEqual([]);
    expect(await verified()).toEqual([]);
  });

  test("a restored type has what it would have accrued in the meantime", async () => {
    expect((await edit(await idOf("moving-day"), { archived: false })).status).toBe(200);
    const balance = (await balancesOf()).find(({ type }) => type === "moving-day");
    expect(balance).toMatchObject({ leaveYear: 2028, balance: 1 });
    expect(await verified()).toEqual([]);
  });

  test("a type that receives another type's excess can't be archived, nor can the other type be restored before it", async () => {
    const own = await foundTestOrganization();
    const asOwn = await as(own);
    const [vacation, sick] = (await types(asOwn)).map(({ id }) => id) as [string, string];
    const policies = (await asOwn.get(`/api/offices/${own.officeId}/policies`)).body as Body[];
    const save = (excess: string, effectiveOn: string) =>
      asOwn.send("PUT", `/api/pto-policies/${String(policies[0]?.["id"])}/document`, {
        document: { unit: "day", grants: [{ frequency: "yearly", amount: 20, carryOver: { max: 5, excess } }] },
        effectiveOn,
      });
    expect((await save("sick", "2028-01-01")).status).toBe(200);
    const text =
      "Sick can't be archived, because the Vacation policy of Main Office moves unused time to it. Change that policy first.";
    await expectRefusal(() => edit(sick, { archived: true }, asOwn), [409, "receives_excess", text]);
    expect((await edit(vacation, { archived: true }, asOwn)).status).toBe(200);
    expect((await edit(sick, { archived: true }, asOwn)).status).toBe(200);
    const first =
      "Vacation can't be restored, because the Vacation policy of Main Office moves unused time to Sick, which is archived. Restore Sick first.";
    await expectRefusal(() => edit(vacation, { archived: false }, asOwn), [409, "receiver_archived", first]);
    for (const id of [sick, vacation]) expect((await edit(id, { archived: false }, asOwn)).status).toBe(200);
    expect((await save("expires", "2028-01-01")).status).toBe(200);
    expect((await edit(sick, { archived: true }, asOwn)).status).toBe(200);
  });

  test("a type that only an ended policy moved unused time to can be archived, because that policy can't be changed", async () => {
    const own = await foundTestOrganization();
    const asOwn = await as(own);
    const [, sick] = (await types(asOwn)).map(({ id }) => id) as [string, string];
    const grant = { frequency: "yearly", amount: 20, carryOver: { max: 5, excess: "sick" } };
    const document = { unit: "day", grants: [grant] };
    const { id } = await givePolicy(own, { type: "vacation", group: "Leads", document });
    expect((await edit(sick, { archived: true }, asOwn)).body.code).toBe("receives_excess");
    await endPolicy(own, id, {});
    expect((await edit(sick, { archived: true }, asOwn)).status).toBe(200);
  });

  test("the last type that isn't archived can't be archived", async () => {
    asStranger = await as(stranger);
    const [vacation, sick, personal] = (await types(asStranger)).map(({ id }) => id) as [string, string, string];
    for (const type of await types(asStranger)) {
      if (type.key !== "sick") expect((await edit(type.id, { archived: true }, asStranger)).status).toBe(200);
    }
    await expectRefusal(
      () => edit(sick, { archived: true }, asStranger),
      [409, "last_type", "You can't archive the last leave type in use. Add or restore another one first."],
    );
    for (const id of [vacation, personal]) await edit(id, { archived: false }, asStranger);
    expect(await verified()).toEqual([]);
  });
});

describe("the visibility of a type's leave", () => {
  test("is its name, “away”, or nothing for everyone; people above and Admins always see the type", async () => {
    await create({ name: "Open", visibility: "everyone" });
    await create({ name: "Discreet", visibility: "away" });
    await create({ name: "Secret", visibility: "managers" });
    const days = { open: "2028-03-06", discreet: "2028-03-07", secret: "2028-03-08" };
    for (const [type, day] of Object.entries(days)) expect((await request({ type, ...on(day) })).status).toBe(201);
    expect(await seenBy(asEzra)).toEqual(["open", "away"]);
    for (const insider of [asErin, asManager, asAdmin]) expect(await seenBy(insider)).toEqual(Object.keys(days));

    const conflicts = async (day: string) =>
      (await asEzra.get(`/api/pto-requests/preview?type=vacation&startDate=${day}&endDate=${day}`)).body.conflicts
        .length;
    expect([await conflicts(days.discreet), await conflicts(days.secret)]).toEqual([1, 0]);

    for (const file of ["requests.csv", "ledger-entries.csv", "reports/absence", "reports/absence.csv"]) {
      expect([file, (await asEzra.get(`/api/admin/${file}`)).status]).toEqual([file, 403]);
      expect([file, (await asManager.get(`/api/admin/${file}`)).status]).toEqual([file, 403]);
      expect([file, (await asAdmin.get(`/api/admin/${file}`)).status]).toEqual([file, 200]);
    }
    expect((await asAdmin.get("/api/admin/requests.csv")).body).toContain("secret");
    expect((await asEzra.get(`/api/users/${erin.userId}/ledger?type=secret`)).status).toBe(403);

    await edit(await idOf("secret"), { visibility: "everyone" });
    expect(await seenBy(asEzra)).toEqual(["open", "away", "secret"]);
  });
});

describe("a type in hours", () => {
  test("amounts are in hours: a day costs 8, and half a day costs 4", async () => {
    const { status } = await create({ name: "Flexible hours", unit: "hour", accrualAmount: 40 });
    expect(status).toBe(201);
    expect(await flexible()).toMatchObject({ balance: 40 });
    const day = await request({ type: "flexible-hours", ...on("2028-04-03") });
    const half = await request({ type: "flexible-hours", ...on("2028-04-04"), isHalfDay: true });
    expect([day.body.days, half.body.days]).toEqual([8, 4]);
    expect(await flexible()).toMatchObject({ pending: 12, available: 28 });
    const { body } = await request({ type: "flexible-hours", ...on("2028-04-10", "2028-04-14") });
    expect(body.error).toBe("You only have 28 hours available for flexible hours leave");
    const id = (await flexible())?.["id"];
    const adjusted = await asAdmin.send("PATCH", `/api/pto-balances/${String(id)}/adjust`, {
      adjustment: 2.5,
      reason: "Late shift",
    });
    expect([adjusted.status, adjusted.body.balance]).toEqual([200, 42.5]);
  });

  test("reports show hours separately from days", async () => {
    const { body } = await asAdmin.get("/api/admin/reports/balances");
    const [group] = body.groups;
    expect(group.owedHours).toBe(group.balances["flexible-hours"]);
    const days = ["vacation", "sick", "personal"].reduce((sum, key) => sum + group.balances[key], 0);
    expect(group.owed).toBeLessThan(days + group.owedHours);
    const { body: payroll } = await asAdmin.get("/api/admin/reports/payroll");
    const row = payroll.people.find(({ id }: Body) => id === erin.userId);
    expect(row.balance["flexible-hours"]).toBe(42.5);
  });

  test("files have a column for each row's unit, but only if a type is in hours", async () => {
    const { columns, rows } = await csvOf(asAdmin, "requests.csv");
    expect(columns.slice(7, 10)).toEqual(["part", "days", "unit"]);
    const unitsOf = (key: string) => new Set(rows.filter(({ type }) => type === key).map(({ unit }) => unit));
    expect([unitsOf("flexible-hours"), unitsOf("sabbatical")]).toEqual([new Set(["hours"]), new Set(["days"])]);
    for (const list of ["policies", "ledger-entries", "reports/expiring"]) {
      expect((await csvOf(asAdmin, `${list}.csv`)).columns).toContain("unit");
      expect((await csvOf(await as(stranger), `${list}.csv`)).columns).not.toContain("unit");
    }
  });
});

test("leave of an unpaid type is marked as unpaid in the form, for the approver, in messages, and in the payroll file", async () => {
  await create({ name: "Care", paid: false });
  const preview = await asErin.get("/api/pto-requests/preview?type=care&startDate=2028-09-04&endDate=2028-09-04");
  expect(preview.body.conditions).toEqual(["This leave is unpaid"]);
  const { body } = await request({ type: "care", ...on("2028-09-04") });
  const waiting = (await asManager.get("/api/pto-requests?view=team&status=pending")).body as Body[];
  expect(waiting.find(({ id }) => id === body.id)?.["conditions"]).toEqual(["This leave is unpaid"]);
  const message = { event: "request.approved", personName: "Erin", isOwn: true, byName: null } as const;
  const found = await findRequest(owner.organizationId, String(body.id));
  if (!found) throw new Error("The request is missing");
  expect(decidedMail({ ...message, request: found }, { appUrl: "" }).facts).toContainEqual(["Amount", "1 day, unpaid"]);
  expect((await csvOf(asAdmin, "reports/payroll.csv")).columns).toContain("care taken unpaid");
});
