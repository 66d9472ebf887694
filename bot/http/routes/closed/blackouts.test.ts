import { afterEach, describe, expect, test } from "@jest/globals";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { database } from "#db/connect.ts";
import { Blackout } from "#db/models/blackouts/Blackout.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization();
const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
const zoe = await hire(owner, "Zoe", "Employee", { officeId: berlin.id });
const team = await createTeam(owner, { name: "Support", leadIds: [ezra.userId], memberIds: [erin.userId, zoe.userId] });
const [asAdmin, asManager, asErin, asEzra, asZoe] = [
  await as(admin),
  await as(manager),
  await as(erin),
  await as(ezra),
  await as(zoe),
];
const asStranger = await as(stranger);
afterEach(() => Blackout.destroy({ where: {} }));

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DATES = { startDate: "2027-12-13", endDate: "2027-12-17" };
const REFUSAL = "Leave isn't allowed from December 13, 2027, to December 17, 2027: Stocktaking";
const refused: Refused = [422, "blackout", REFUSAL, { startDate: REFUSAL }];

const create = async (body: object = {}) => {
  const answer = await asAdmin.send("POST", "/api/blackouts", { ...DATES, reason: "Stocktaking", ...body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const FRIDAY = { startDate: "2027-12-17", endDate: "2027-12-17" };
const codesFor = async (browser: typeof asAdmin, type = "vacation") => {
  const { startDate, endDate } = FRIDAY;
  const { body } = await browser.get(
    `/api/pto-requests/preview?type=${type}&startDate=${startDate}&endDate=${endDate}`,
  );
  return body.refusals.map(({ code }: { code: string }) => code);
};
const preview = async (scope: object) =>
  (await asAdmin.send("POST", "/api/blackouts/preview", { ...DATES, ...scope })).body;
const closedFor = async (browser: typeof asAdmin) =>
  (await browser.get("/api/team/closed-dates?from=2027-12-01&to=2027-12-31")).body;

describe("creating a blackout period", () => {
  test("stores its dates, reason, and scope with names, and audits them", async () => {
    const scope = { officeIds: [berlin.id], teamIds: [team.id], types: ["vacation"], exceptUserIds: [zoe.userId] };
    const body = await create({ ...scope, reason: " Stocktaking " });
    expect(body).toEqual({
      id: expect.any(String),
      ...DATES,
      reason: "Stocktaking",
      ...scope,
      offices: [{ id: berlin.id, name: "Berlin" }],
      teams: [{ id: team.id, name: "Support" }],
      exceptPeople: [{ id: zoe.userId, name: "Zoe" }],
    });
    expect((await asAdmin.get("/api/blackouts")).body).toEqual([body]);
    expect((await asStranger.get("/api/blackouts")).body).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "createBlackout",
      subjectKind: "blackout",
      subjectId: body.id,
      after: { ...DATES, reason: "Stocktaking", ...scope },
    });
  });

  test("is refused if all periods would name more than 20,000 offices, teams, and people, because lists contain all names", async () => {
    await create({ exceptUserIds: [zoe.userId], officeIds: [berlin.id] });
    await database().pool.query(
      `INSERT INTO blackouts (organization_id, id, start_date, end_date, reason, except_user_ids, created_at)
        SELECT $1, gen_random_uuid(), '2029-01-01', '2029-01-01', 'Old', array_fill($2::uuid, ARRAY[19997]), now()`,
      [owner.organizationId, zoe.userId],
    );
    await create({ teamIds: [team.id] });
    const text = "An organization's blackouts can name at most 20,000 offices, teams, and people in total";
    const more = { ...DATES, reason: "Stocktaking", teamIds: [team.id] };
    await expectRefusal(() => asAdmin.send("POST", "/api/blackouts", more), [409, "too_many_blackout_names", text]);
    await create();
  });

  test("needs only dates and a reason; empty lists set no limit", async () => {
    const everything = { officeIds: null, teamIds: null, types: null, exceptUserIds: [] };
    expect(await create()).toMatchObject(everything);
    const empty = { officeIds: [], teamIds: [], types: [], exceptUserIds: [] };
    expect(await create(empty)).toMatchObject(everything);
  });

  test.each<[string, object, string, string]>([
    ["without a reason", { reason: " " }, "reason", "Please enter a reason"],
    ["that ends before it starts", { endDate: "2027-12-12" }, "endDate", "End date must be on or after start date"],
    ["of 367 days", { endDate: "2028-12-13" }, "endDate", "A blackout can cover at most 366 days"],
    ["for an unknown office", { officeIds: [UNKNOWN] }, "officeIds", "Unknown office"],
    ["for another organization's office", { officeIds: [stranger.officeId] }, "officeIds", "Unknown office"],
    ["for an unknown team", { teamIds: [UNKNOWN] }, "teamIds", "Unknown team"],
    ["for an unknown type", { types: ["nap"] }, "types", "Type must be vacation, sick, or personal"],
    ["without another organization's person", { exceptUserIds: [stranger.userId] }, "exceptUserIds", "Unknown person"],
  ])("is refused %s", async (_, body, field, text) => {
    const call = () => asAdmin.send("POST", "/api/blackouts", { ...DATES, reason: "Stocktaking", ...body });
    await expectRefusal(call, [400, "invalid_input", text, { [field]: text }]);
    expect(await Blackout.count()).toBe(0);
  });

  test("is for Admins and Owners", async () => {
    const forbidden: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage blackouts"];
    for (const browser of [asManager, asErin]) {
      await expectRefusal(() => browser.send("POST", "/api/blackouts", {}), forbidden);
      await expectRefusal(() => browser.get("/api/blackouts"), forbidden);
    }
    await expectRefusal(() => visitor().get("/api/blackouts"), SIGNED_OUT);
  });
});

describe("a blackout period", () => {
  test("refuses requests that touch it, with its reason, in the preview and on submission", async () => {
    await create();
    const overlapping = { type: "vacation", startDate: "2027-12-17", endDate: "2027-12-20" };
    await expectRefusal(() => asErin.send("POST", "/api/pto-requests", overlapping), refused);
    expect(await codesFor(asErin)).toEqual(["blackout"]);
    const after = { ...overlapping, startDate: "2027-12-20" };
    expect((await asErin.send("POST", "/api/pto-requests", after)).status).toBe(201);
  });

  test("also refuses leave that an Admin records for a person", async () => {
    await create();
    const wanted = { userId: erin.userId, type: "vacation", ...FRIDAY };
    await expectRefusal(() => asAdmin.send("POST", "/api/admin/requests", wanted), refused);
  });

  test("keeps the requests that exist, which can still be edited on their dates", async () => {
    const dates = { startDate: "2027-12-15", endDate: "2027-12-15" };
    const { id } = await submitRequest(erin, { type: "personal", ...dates });
    await create();
    const path = `/api/pto-requests/preview?type=vacation&startDate=2027-12-15&endDate=2027-12-15&requestId=${id}`;
    expect((await asErin.get(path)).body.refusals).toEqual([]);
    for (const changes of [{ notes: "As agreed" }, { type: "vacation" }]) {
      expect((await asErin.send("PATCH", `/api/pto-requests/${id}`, changes)).status).toBe(200);
    }
    await expectRefusal(() => asErin.send("PATCH", `/api/pto-requests/${id}`, { endDate: "2027-12-16" }), refused);
    const answer = await asManager.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" });
    expect([answer.status, answer.body.status]).toEqual([200, "approved"]);
  });

  test.each<[string, object, string[]]>([
    ["everyone", {}, ["Erin", "Ezra", "Zoe"]],
    ["an office", { officeIds: [berlin.id] }, ["Zoe"]],
    ["a team's members, not its leads", { teamIds: [team.id] }, ["Erin", "Zoe"]],
    ["a team's members in an office", { teamIds: [team.id], officeIds: [owner.officeId] }, ["Erin"]],
    ["everyone but some", { exceptUserIds: [ezra.userId] }, ["Erin", "Zoe"]],
    ["a type of leave", { types: ["vacation"] }, ["Erin", "Ezra", "Zoe"]],
    ["another type of leave", { types: ["sick"] }, []],
  ])("can concern %s", async (_, scope, expected) => {
    await create(scope);
    const people: [string, typeof asAdmin][] = [
      ["Erin", asErin],
      ["Ezra", asEzra],
      ["Zoe", asZoe],
    ];
    const concerned: string[] = [];
    for (const [name, browser] of people) {
      if ((await codesFor(browser)).includes("blackout")) concerned.push(name);
    }
    expect(concerned).toEqual(expected);
  });

  test("appears in the calendar of the people it concerns", async () => {
    const { id } = await create({ officeIds: [berlin.id], types: ["vacation"] });
    const closed = { id, kind: "blackout", ...DATES, text: "Stocktaking", types: ["vacation"] };
    expect(await closedFor(asZoe)).toEqual([closed]);
    expect(await closedFor(asErin)).toEqual([]);
    expect((await asZoe.get("/api/team/closed-dates?from=2027-12-18&to=2027-12-31")).body).toEqual([]);
  });

  test("is previewed with the people it concerns, and the requests that stay", async () => {
    const { id } = await submitRequest(zoe, { type: "vacation", startDate: "2027-12-10", endDate: "2027-12-13" });
    expect(await preview({ teamIds: [team.id] })).toEqual({ people: 2, names: ["Erin", "Zoe"], requests: 2 });
    expect(await preview({ officeIds: [berlin.id], types: ["sick"] })).toMatchObject({ people: 1, requests: 0 });
    expect(await preview({ officeIds: [stranger.officeId] })).toEqual({ people: 0, names: [], requests: 0 });
    expect(await Blackout.count()).toBe(0);
    await asZoe.send("PATCH", `/api/pto-requests/${id}`, { status: "cancelled" });
  });

  test("ends when it is deleted, once, and only by its own organization", async () => {
    const { id } = await create();
    const path = `/api/blackouts/${id}`;
    const missing: Refused = [404, "not_found", "The blackout was not found"];
    await expectRefusal(() => asStranger.send("DELETE", path), missing);
    expect(await codesFor(asEzra)).toEqual(["blackout"]);
    expect((await asAdmin.send("DELETE", path)).status).toBe(204);
    expect(await codesFor(asEzra)).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "deleteBlackout",
      before: { ...DATES, reason: "Stocktaking" },
    });
    await expectRefusal(() => asAdmin.send("DELETE", path), missing);
  });

  test("keeps a team that it is limited to from being deleted", async () => {
    const { id } = await create({ teamIds: [team.id] });
    const text = "The blackout “Stocktaking” is limited to this team. Delete the blackout first.";
    await expectRefusal(() => asAdmin.send("DELETE", `/api/teams/${team.id}`), [409, "team_in_use", text]);
    await asAdmin.send("DELETE", `/api/blackouts/${id}`);
    expect((await asAdmin.send("DELETE", `/api/teams/${team.id}`)).status).toBe(204);
  });
});
