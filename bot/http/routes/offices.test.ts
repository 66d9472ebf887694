import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization();
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const NOT_FOUND: Refused = [404, "not_found", "The office was not found"];
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage offices"];
const kyoto = { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" };
const mainOffice = {
  id: owner.officeId,
  name: "Main Office",
  country: "United States",
  timezone: "America/New_York",
  isDefault: true,
  countHolidays: false,
  workingPattern: null,
  memberCount: 5,
};
const create = async (body: object = kyoto) => (await asOwner.send("POST", "/api/offices", body)).body;
const officesNamed = async (name: string) =>
  ((await asOwner.get("/api/offices")).body as { name: string }[]).filter((office) => office.name === name);

const remove = (browser: typeof asOwner, id: string) => browser.send("DELETE", `/api/offices/${id}`);

describe("GET /api/offices", () => {
  test.each([
    ["Owner", asOwner],
    ["Admin", asAdmin],
    ["Manager", asManager],
    ["Employee", asErin],
  ])("lists the offices for the role %s", async (_, browser) => {
    const { status, body } = await browser.get("/api/offices");
    expect([status, body]).toEqual([200, [mainOffice]]);
  });

  test("lists the default office first, then the others by name", async () => {
    const created = [await create({ ...kyoto, name: "zürich" }), await create({ ...kyoto, name: "Aarau" })];
    const { body } = await asErin.get("/api/offices");
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["Main Office", "Aarau", "zürich"]);
    for (const { id } of created) await asOwner.send("DELETE", `/api/offices/${id}`);
  });

  test("is 401 for visitors", () => expectRefusal(() => visitor().get("/api/offices"), SIGNED_OUT));
});

describe("GET /api/offices/{id}/members", () => {
  test("lists an office's active people by name, for everyone", async () => {
    const { id } = await create();
    const { userId, email } = await hire(owner, "Yui", "Manager", { officeId: id });
    const gone = await hire(owner, "Aki", "Employee", { officeId: id });
    await asOwner.send("DELETE", `/api/users/${gone.userId}`);
    const { status, body } = await asErin.get(`/api/offices/${id}/members`);
    expect([status, body]).toEqual([
      200,
      [{ id: userId, name: "Yui", email, avatar: "/avatars/Yui.svg", role: "Manager" }],
    ]);
    expect(await officesNamed("Kyoto")).toMatchObject([{ id, memberCount: 1 }]);
    const names = (await asErin.get(`/api/offices/${owner.officeId}/members`)).body;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(["Ada", "Erin", "Ezra", "Mona", "Owner"]);
  });

  test("does not find an office that is unknown or in another organization", async () => {
    for (const id of [UNKNOWN, stranger.officeId]) {
      await expectRefusal(() => asErin.get(`/api/offices/${id}/members`), NOT_FOUND);
    }
    expect((await asErin.get("/api/offices/kyoto/members")).status).toBe(404);
    await expectRefusal(() => visitor().get(`/api/offices/${owner.officeId}/members`), SIGNED_OUT);
  });
});

describe("POST /api/offices", () => {
  test.each([
    ["Owner", owner, asOwner],
    ["Admin", admin, asAdmin],
  ])("creates an office with the default policies, for the role %s", async (role, person, browser) => {
    const office = { name: `Office of ${role}`, country: "France", timezone: "Europe/Paris" };
    const { status, body } = await browser.send("POST", "/api/offices", { ...office, isDefault: true, memberCount: 9 });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...office,
      isDefault: false,
      countHolidays: false,
      workingPattern: null,
      memberCount: 0,
    });
    expect(await officesNamed(office.name)).toEqual([body]);
    const policies = (await browser.get(`/api/offices/${body.id}/policies`)).body;
    expect(
      policies.map(({ type, accrualAmount, carryOverDays }: Record<string, unknown>) => [
        type,
        accrualAmount,
        carryOverDays,
      ]),
    ).toEqual([
      ["vacation", 20, 5],
      ["sick", 10, 0],
      ["personal", 3, 0],
    ]);
    expect(await lastAuditEntry(owner.organizationId)).toEqual({
      actorId: person.userId,
      source: "web",
      action: "createOffice",
      subjectKind: "office",
      subjectId: body.id,
      before: null,
      after: office,
    });
  });

  test("is for Admins and Owners, who are checked before the body", async () => {
    for (const body of [kyoto, {}, { name: 1 }]) {
      await expectRefusal(() => asManager.send("POST", "/api/offices", body), FORBIDDEN);
      await expectRefusal(() => asErin.send("POST", "/api/offices", body), FORBIDDEN);
      await expectRefusal(() => visitor().send("POST", "/api/offices", body), SIGNED_OUT);
    }
  });

  const all = "Please fill in all fields.";
  test.each<[string, object, string, Record<string, string>]>([
    ["nothing", {}, all, { name: all, country: all, timezone: all }],
    ["blank fields", { name: " ", country: "", timezone: null }, all, { name: all, country: all, timezone: all }],
    ["no country", { ...kyoto, country: undefined }, all, { country: all }],
    [
      "an unknown time zone",
      { ...kyoto, timezone: "Mars/Olympus" },
      "Time zone must be a time zone, like Europe/Paris",
      { timezone: "Time zone must be a time zone, like Europe/Paris" },
    ],
    [
      "a name that is too long",
      { ...kyoto, name: "x".repeat(121) },
      "Name must be at most 120 characters",
      { name: "Name must be at most 120 characters" },
    ],
  ])("refuses %s", async (_, body, error, fields) => {
    await expectRefusal(() => asOwner.send("POST", "/api/offices", body), [400, "invalid_input", error, fields]);
  });
});

describe("PATCH /api/offices/{id}", () => {
  test("changes the name, country, time zone, and counting of holidays separately", async () => {
    const office = await create({ ...kyoto, name: "Osaka" });
    const edit = (body: object) => asAdmin.send("PATCH", `/api/offices/${office.id}`, body);
    expect((await edit({ name: "Ōsaka" })).body).toEqual({ ...office, name: "Ōsaka" });
    expect((await edit({ countHolidays: true })).body).toEqual({ ...office, name: "Ōsaka", countHolidays: true });
    const { status, body } = await edit({ country: "Nippon", timezone: "Etc/UTC", isDefault: true, memberCount: 3 });
    const changed = { ...office, name: "Ōsaka", countHolidays: true, country: "Nippon", timezone: "Etc/UTC" };
    expect([status, body]).toEqual([200, changed]);
    expect(await officesNamed("Ōsaka")).toEqual([changed]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "editOffice",
      subjectId: office.id,
      before: { country: "Japan", timezone: "Asia/Tokyo" },
      after: { country: "Nippon", timezone: "Etc/UTC" },
    });
  });

  test("refuses a blank name, an unknown time zone, and people without permission", async () => {
    const { id } = await create();
    const edit = (browser: typeof asOwner, body: object) => browser.send("PATCH", `/api/offices/${id}`, body);
    const text = "Please fill in all fields.";
    await expectRefusal(() => edit(asOwner, { name: "  " }), [400, "invalid_input", text, { name: text }]);
    const answer = await edit(asOwner, { countHolidays: "perhaps" });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { countHolidays: "Count holidays must be true or false" },
    ]);
    await expectRefusal(() => edit(asManager, { name: "Mine" }), FORBIDDEN);
    await expectRefusal(() => edit(asErin, {}), FORBIDDEN);
    await expectRefusal(() => edit(visitor(), { name: "Mine" }), SIGNED_OUT);
    for (const unknown of [UNKNOWN, stranger.officeId]) {
      await expectRefusal(() => asOwner.send("PATCH", `/api/offices/${unknown}`, { name: "X" }), NOT_FOUND);
    }
  });
});

describe("DELETE /api/offices/{id}", () => {
  test("deletes an empty office with its policies and holidays", async () => {
    const { id } = await create({ ...kyoto, name: "Nara" });
    const holiday = (await asOwner.send("POST", `/api/offices/${id}/holidays`, { name: "Day", date: "2027-09-01" }))
      .body;
    const [policy] = (await asOwner.get(`/api/offices/${id}/policies`)).body;
    const { status, body } = await remove(asAdmin, id);
    expect([status, body]).toEqual([204, ""]);
    expect(await officesNamed("Nara")).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "deleteOffice",
      subjectId: id,
      before: { name: "Nara" },
    });
    await expectRefusal(() => remove(asAdmin, id), NOT_FOUND);
    for (const list of ["members", "policies", "holidays"]) {
      await expectRefusal(() => asOwner.get(`/api/offices/${id}/${list}`), NOT_FOUND);
    }
    await expectRefusal(() => asOwner.send("PATCH", `/api/offices/${id}`, { name: "Back" }), NOT_FOUND);
    const edit = () => asOwner.send("PATCH", `/api/pto-policies/${policy.id}`, { accrualAmount: 30 });
    await expectRefusal(edit, [404, "not_found", "The policy was not found"]);
    const clear = () => asOwner.send("DELETE", `/api/holidays/${holiday.id}`);
    await expectRefusal(clear, [404, "not_found", "The holiday was not found"]);
    const move = () => asOwner.send("PATCH", `/api/users/${ezra.userId}`, { officeId: id });
    await expectRefusal(move, [400, "invalid_input", "Unknown office", { officeId: "Unknown office" }]);
  });

  test("refuses the default office and an office with members", async () => {
    await expectRefusal(
      () => remove(asOwner, owner.officeId),
      [409, "default_office", "The default office can't be deleted"],
    );
    const { id } = await create({ ...kyoto, name: "Kobe" });
    const member = await hire(owner, "Kei", "Employee", { officeId: id });
    const notEmpty: Refused = [409, "office_not_empty", "Members must be reassigned to another office first"];
    await expectRefusal(() => remove(asOwner, id), notEmpty);
    await asOwner.send("PATCH", `/api/users/${member.userId}`, { officeId: owner.officeId });
    expect((await remove(asOwner, id)).status).toBe(204);
  });

  test("ignores deactivated people, who come back to the default office", async () => {
    const { id } = await create({ ...kyoto, name: "Ise" });
    const { userId } = await hire(owner, "Rin", "Employee", { officeId: id });
    await asOwner.send("DELETE", `/api/users/${userId}`);
    expect(await officesNamed("Ise")).toMatchObject([{ memberCount: 0 }]);
    expect((await remove(asOwner, id)).status).toBe(204);
    const { body } = await asOwner.send("PATCH", `/api/users/${userId}`, { isActive: true });
    expect(body).toMatchObject({ isActive: true, officeId: owner.officeId, officeName: "Main Office" });
  });

  test("moves pending invitations for the office to the default office", async () => {
    const { id } = await create({ ...kyoto, name: "Uji" });
    const email = `sora@${owner.email.split("@")[1]}`;
    const sent = await asOwner.send("POST", "/api/invitations", { email, role: "Employee", officeId: id });
    expect((await remove(asOwner, id)).status).toBe(204);
    const accepted = { token: sent.body.token, name: "Sora", password: "a good password" };
    const { body } = await visitor().send("POST", "/api/invitations/accept", accepted);
    const { rows } = await database().pool.query("SELECT office_id FROM users WHERE id = $1", [body.user.id]);
    expect(rows).toEqual([{ office_id: owner.officeId }]);
  });

  test("is for Admins and Owners, and for existing offices", async () => {
    const { id } = await create();
    await expectRefusal(() => remove(asManager, id), FORBIDDEN);
    await expectRefusal(() => remove(asErin, UNKNOWN), FORBIDDEN);
    await expectRefusal(() => remove(visitor(), id), SIGNED_OUT);
    await expectRefusal(() => remove(asOwner, UNKNOWN), NOT_FOUND);
    await expectRefusal(() => remove(asOwner, stranger.officeId), NOT_FOUND);
  });
});
