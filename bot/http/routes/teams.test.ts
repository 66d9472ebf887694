import { describe, expect, test } from "@jest/globals";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { callOf, listOf } from "#tests/asserting/listOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization();
const [asAdmin, asManager, asErin, asEzra] = [await as(admin), await as(manager), await as(erin), await as(ezra)];
const asStranger = await as(stranger);

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const NOT_FOUND: Refused = [404, "not_found", "The team was not found"];
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage teams"];
const TAKEN = "A team with this name already exists";
const taken: Refused = [409, "team_exists", TAKEN, { name: TAKEN }];
const LIMITLESS = "Please enter a minimum number of people, a percentage, or both";

let count = 0;
const create = async (body: object = {}) => {
  const answer = await asAdmin.send("POST", "/api/teams", { name: `Team ${++count}`, ...body });
  expect(answer.status).toBe(201);
  return answer.body;
};
const edit = (id: string, body: object, browser = asAdmin) => browser.send("PATCH", `/api/teams/${id}`, body);
const namesSeenBy = async (browser: typeof asAdmin) =>
  (await browser.get("/api/teams")).body.map(({ name }: { name: string }) => name);

describe("creating a team", () => {
  test("stores its name, people, and coverage limit, and audits them", async () => {
    const coverage = { minimum: 1, percent: 50, mode: "warn" };
    const wanted = {
      name: " Night Shift ",
      leadIds: [manager.userId],
      memberIds: [ezra.userId, erin.userId],
      coverage,
    };
    const { status, body } = await asAdmin.send("POST", "/api/teams", wanted);
    const team = {
      id: expect.any(String),
      name: "Night Shift",
      leadIds: [manager.userId],
      memberIds: [erin.userId, ezra.userId],
      coverage,
      people: [
        { id: erin.userId, name: "Erin", isActive: true },
        { id: ezra.userId, name: "Ezra", isActive: true },
        { id: manager.userId, name: "Mona", isActive: true },
      ],
      memberCount: 2,
    };
    expect([status, body]).toEqual([201, team]);
    expect((await asErin.get(`/api/teams/${body.id}`)).body).toEqual(body);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "createTeam",
      subjectKind: "team",
      subjectId: body.id,
      after: { name: "Night Shift", coverageMinimum: 1, coveragePercent: 50, coverageMode: "warn" },
    });
  });

  test("needs only a name, and lists a person once who is named twice", async () => {
    const { body } = await asAdmin.send("POST", "/api/teams", { name: "Alone", memberIds: [erin.userId, erin.userId] });
    expect(body).toMatchObject({ leadIds: [], memberIds: [erin.userId], coverage: null });
    const duplicate = () => asAdmin.send("POST", "/api/teams", { name: "ALONE" });
    await expectRefusal(duplicate, taken);
    expect((await asStranger.send("POST", "/api/teams", { name: "Alone" })).status).toBe(201);
  });

  test.each<[string, object, Refused]>([
    [
      "without a name",
      { name: " " },
      [400, "invalid_input", "Team name is required", { name: "Team name is required" }],
    ],
    [
      "named like a web address",
      { name: "see www.evil.example/x" },
      [400, "invalid_input", "Name can't contain a web address", { name: "Name can't contain a web address" }],
    ],
    [
      "with an unknown member",
      { name: "New", memberIds: [UNKNOWN] },
      [400, "invalid_input", "Unknown person", { memberIds: "Unknown person" }],
    ],
    [
      "led by a person of another organization",
      { name: "New", leadIds: [stranger.userId] },
      [400, "invalid_input", "Unknown person", { leadIds: "Unknown person" }],
    ],
    [
      "with a limit without an amount",
      { name: "New", coverage: { mode: "warn" } },
      [400, "invalid_input", LIMITLESS, { "coverage.minimum": LIMITLESS }],
    ],
    [
      "with more than all people at work",
      { name: "New", coverage: { percent: 101, mode: "warn" } },
      [400, "invalid_input", "Percent must be at most 100", { "coverage.percent": "Percent must be at most 100" }],
    ],
    [
      "with an unknown mode",
      { name: "New", coverage: { minimum: 1, mode: "hope" } },
      [400, "invalid_input", "Mode must be warn or refuse", { "coverage.mode": "Mode must be warn or refuse" }],
    ],
  ])("a team %s is refused", async (_, body, refused) => {
    await expectRefusal(() => asAdmin.send("POST", "/api/teams", body), refused);
  });

  test("is for Admins and Owners", async () => {
    for (const browser of [asManager, asErin]) {
      await expectRefusal(() => browser.send("POST", "/api/teams", { name: "Mine" }), FORBIDDEN);
    }
    await expectRefusal(() => visitor().send("POST", "/api/teams", { name: "Mine" }), SIGNED_OUT);
  });
});

describe("editing a team", () => {
  test("keeps members whom another Admin added or removed after the form was opened", async () => {
    const { id } = await create({ memberIds: [erin.userId, ezra.userId] });
    const seen = { memberIds: [erin.userId, ezra.userId] };
    await edit(id, { memberIds: [erin.userId, ezra.userId, owner.userId], seen });
    const { body } = await edit(id, { memberIds: [ezra.userId, manager.userId], seen });
    expect(new Set(body.memberIds)).toEqual(new Set([ezra.userId, owner.userId, manager.userId]));
  });

  test("replaces only what is sent, and audits only what changed", async () => {
    const { id } = await create({ memberIds: [erin.userId], coverage: { minimum: 1, mode: "refuse" } });
    const { body } = await edit(id, { memberIds: [ezra.userId, erin.userId] });
    expect(body).toMatchObject({ memberIds: [erin.userId, ezra.userId], coverage: { minimum: 1, mode: "refuse" } });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "editTeam",
      before: { memberIds: [erin.userId] },
      after: { memberIds: [ezra.userId, erin.userId] },
    });
    const led = await edit(id, { name: "Led", leadIds: [erin.userId], memberIds: [ezra.userId], coverage: null });
    expect(led.body).toMatchObject({
      name: "Led",
      leadIds: [erin.userId],
      memberIds: [ezra.userId],
      coverage: null,
      memberCount: 1,
    });
    expect((await edit(id, { name: "LED" })).body.name).toBe("LED");
    const { name } = await create();
    await expectRefusal(() => edit(id, { name: name.toLowerCase() }), taken);
  });

  test("that changes nothing writes no audit event", async () => {
    const coverage = { minimum: 1, mode: "refuse" };
    const team = await create({ leadIds: [ezra.userId], memberIds: [ezra.userId, erin.userId], coverage });
    const same = { name: team.name, memberIds: [erin.userId, ezra.userId, erin.userId], coverage };
    const { status, body } = await edit(team.id, same);
    expect([status, body]).toEqual([200, team]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "createTeam", subjectId: team.id });
  });

  test("a deactivated member stays listed and isn't counted, but can't be added to another team", async () => {
    const nina = await hire(owner, "Nina");
    const { id } = await create({ memberIds: [nina.userId, erin.userId], leadIds: [nina.userId] });
    await deactivateUser(owner, nina.userId, {});
    const { body } = await edit(id, { memberIds: [nina.userId, erin.userId, ezra.userId] });
    expect(body).toMatchObject({ leadIds: [nina.userId], memberCount: 2 });
    expect(body.memberIds).toContain(nina.userId);
    expect(body.people.find((person: { id: string }) => person.id === nina.userId).isActive).toBe(false);
    for (const browser of [asErin, asManager]) {
      const ids = [erin.userId, ezra.userId];
      const seen = (await browser.get(`/api/teams/${id}`)).body;
      expect(seen).toMatchObject({ leadIds: [], memberIds: ids, people: ids.map((each) => ({ id: each })) });
      const listed = (await browser.get("/api/teams")).body;
      expect(listed.find((team: { id: string }) => team.id === id)).toEqual(seen);
    }
    const text = "Nina is deactivated";
    const add = () => asAdmin.send("POST", "/api/teams", { name: "Late", memberIds: [nina.userId] });
    await expectRefusal(add, [409, "inactive", text, { memberIds: text }]);
    await edit(id, { leadIds: [], memberIds: [] });
    await expectRefusal(() => edit(id, { leadIds: [nina.userId] }), [409, "inactive", text, { leadIds: text }]);
  });

  test("is for Admins and Owners, and finds no team of another organization", async () => {
    const { id } = await create({ leadIds: [manager.userId] });
    await expectRefusal(() => edit(id, { name: "Mine" }, asManager), FORBIDDEN);
    await expectRefusal(() => edit(id, { name: "Mine" }, asStranger), NOT_FOUND);
    await expectRefusal(() => edit(UNKNOWN, { name: "Mine" }), NOT_FOUND);
  });
});

test("the teams of an organization have at most 50,000 people in total; changes that add none are still possible", async () => {
  const boss = await foundTestOrganization();
  const [ann, ben] = [await hire(boss, "Ann"), await hire(boss, "Ben")];
  const asBoss = await as(boss);
  const { body } = await asBoss.send("POST", "/api/teams", { name: "First", memberIds: [ann.userId, ben.userId] });
  const { pool } = database();
  await pool.query(
    `INSERT INTO teams (organization_id, id, name, created_at, updated_at)
      SELECT $1, gen_random_uuid(), 'Many ' || n, now(), now() FROM generate_series(1, 49998) n`,
    [boss.organizationId],
  );
  await pool.query(
    `INSERT INTO team_members (organization_id, team_id, user_id, is_lead, is_member)
      SELECT organization_id, id, $2, false, true FROM teams WHERE organization_id = $1 AND name LIKE 'Many %'`,
    [boss.organizationId, ann.userId],
  );
  const text = "An organization's teams can have at most 50,000 leads and members in total";
  const refused: Refused = [409, "too_many_team_people", text];
  const change = (people: object) => edit(body.id, people, asBoss);
  await expectRefusal(() => change({ leadIds: [boss.userId] }), refused);
  expect((await change({ leadIds: [ann.userId] })).status).toBe(200);
  expect((await change({ leadIds: [], memberIds: [ann.userId, boss.userId] })).status).toBe(200);
  expect((await change({ memberIds: [ann.userId] })).status).toBe(200);
});

test("a person is a member of at most ten teams with a coverage limit, because each request counts the people of all", async () => {
  const ann = await hire(owner, "Ann");
  const [memberIds, coverage] = [[ann.userId, erin.userId], { minimum: 1, mode: "warn" }];
  for (let n = 0; n < 10; n++) await create({ memberIds: [ann.userId], coverage });
  const text = "Ann would be a member of more than 10 teams with a coverage limit";
  const refused: Refused = [409, "too_many_limits", text, { memberIds: text }];
  await expectRefusal(() => asAdmin.send("POST", "/api/teams", { name: "Eleventh", memberIds, coverage }), refused);
  const unlimited = await create({ memberIds });
  const led = await create({ leadIds: memberIds, coverage });
  await expectRefusal(() => edit(unlimited.id, { coverage }), refused);
  await expectRefusal(() => edit(led.id, { memberIds }), refused);
  expect((await edit(led.id, { memberIds: [erin.userId] })).status).toBe(200);
});

test("people see their teams, Managers also those of people below them, and Admins all teams", async () => {
  const outsider = await hire(owner, "Olga");
  const alone = await create({ memberIds: [outsider.userId] });
  const ofErin = await create({ memberIds: [erin.userId] });
  const ledByEzra = await create({ leadIds: [ezra.userId] });
  const has = async (browser: typeof asAdmin) => {
    const names = await namesSeenBy(browser);
    return [alone, ofErin, ledByEzra].map(({ name }) => names.includes(name));
  };
  expect(await has(asErin)).toEqual([false, true, false]);
  expect(await has(asEzra)).toEqual([false, false, true]);
  expect(await has(asManager)).toEqual([false, true, true]);
  expect(await has(asAdmin)).toEqual([true, true, true]);
  expect((await asManager.get(`/api/teams/${ledByEzra.id}`)).status).toBe(200);
  for (const [browser, id] of [
    [asErin, ledByEzra.id],
    [asManager, alone.id],
    [asStranger, alone.id],
    [asAdmin, UNKNOWN],
  ] as const) {
    await expectRefusal(() => browser.get(`/api/teams/${id}`), NOT_FOUND);
  }
});

test("a deleted team is gone, and its people stay", async () => {
  const { id, name } = await create({ memberIds: [erin.userId], coverage: { minimum: 1, mode: "warn" } });
  await expectRefusal(() => asErin.send("DELETE", `/api/teams/${id}`), FORBIDDEN);
  await expectRefusal(() => asStranger.send("DELETE", `/api/teams/${id}`), NOT_FOUND);
  expect((await asAdmin.send("DELETE", `/api/teams/${id}`)).status).toBe(204);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    action: "deleteTeam",
    before: { name, memberIds: [erin.userId], coverageMinimum: 1, coverageMode: "warn" },
  });
  await expectRefusal(() => asAdmin.get(`/api/teams/${id}`), NOT_FOUND);
  expect((await asErin.get(`/api/users/${erin.userId}`)).status).toBe(200);
});

describe("the console's teams", () => {
  test("are listed by name, found by a person, and created, edited, and deleted", async () => {
    const made = await callOf(asAdmin, "POST", "teams", { name: "Console", memberIds: [erin.userId] });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const { rows } = await listOf(asAdmin, "teams", { filter: { q: "consol" } });
    expect(rows).toEqual([made.body]);
    const ofErin = (await listOf(asAdmin, "teams", { filter: { personId: erin.userId } })).rows;
    expect(ofErin.map((team) => team.id)).toContain(id);
    const byName = (await listOf(asAdmin, "teams", { filter: { q: "ezra" } })).rows;
    expect(byName.map((team) => team.id)).not.toContain(id);
    const sorted = (await listOf(asAdmin, "teams", { sort: ["memberCount", "DESC"] })).rows;
    expect(sorted[0].memberCount).toBeGreaterThanOrEqual(2);
    expect((await callOf(asAdmin, "PUT", `teams/${id}`, { leadIds: [ezra.userId] })).body.leadIds).toEqual([
      ezra.userId,
    ]);
    const shown = (await listOf(asAdmin, "audit-events", { filter: { subjectId: id, action: "editTeam" } })).rows[0];
    expect(shown.names).toMatchObject({ [id]: "Console", [ezra.userId]: "Ezra" });
    const deleted = await callOf(asAdmin, "DELETE", `teams/${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { id }]);
  });

  test("are in a file with the names of their people", async () => {
    const coverage = { percent: 40, mode: "refuse" };
    const { name } = await create({ leadIds: [manager.userId], memberIds: [ezra.userId, erin.userId], coverage });
    const { rows } = await csvOf(asAdmin, "teams.csv");
    expect(rows.find((row) => row.name === name)).toEqual({
      name,
      leads: "Mona",
      members: "Erin; Ezra",
      "minimum people": "",
      "minimum percent": "40",
      "below the limit": "refuse",
    });
  });
});
