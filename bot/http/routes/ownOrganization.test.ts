import { describe, expect, test } from "@jest/globals";
import { LEAVE_YEAR_FIXED } from "#core/organization/leaveYearMonth.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const { organizationId } = owner;
const PATH = "/api/organization";
const asOwner = await as(owner);
const asAdmin = await as(admin);
const edit = (body: object) => asOwner.send("PATCH", PATH, body);

const defaults = {
  domain: null,
  timezone: "America/New_York",
  ptoPolicy: null,
  reminderDays: [1, 3, 5],
  escalationDays: 5,
  coversAbsence: true,
  leaveYearStartsIn: 1,
};
const shown = {
  googleOnly: false,
  secondFactorRoles: [],
  allowsPersonalKeys: true,
  isLeaveYearFixed: false,
  allowsServicePhotos: false,
};

describe("GET /api/organization", () => {
  test("shows Admins the settings, with reminders after 1, 3, and 5 workdays by default", async () => {
    const name = expect.stringMatching(/^Org \d+$/);
    for (const browser of [asOwner, asAdmin]) {
      const { status, body } = await browser.get(PATH);
      expect([status, body]).toEqual([200, { id: organizationId, name, ...defaults, ...shown }]);
    }
  });

  test("is for Admins and Owners", async () => {
    const text = "You need Admin or Owner permissions to see the organization's settings";
    for (const person of [manager, erin]) {
      const browser = await as(person);
      await expectRefusal(() => browser.get(PATH), [403, "forbidden", text]);
    }
    await expectRefusal(() => visitor().get(PATH), SIGNED_OUT);
  });
});

describe("PATCH /api/organization", () => {
  test("changes the given settings, is audited, and doesn't affect other organizations", async () => {
    const wanted = {
      name: " Northwind ",
      domain: "@Northwind.Example",
      timezone: "Europe/Berlin",
      ptoPolicy: "Ask early.\r\nAlways.",
      reminderDays: [4, 2, 2],
      escalationDays: 6,
      coversAbsence: false,
      leaveYearStartsIn: "4",
    };
    const set = {
      name: "Northwind",
      domain: "northwind.example",
      timezone: "Europe/Berlin",
      ptoPolicy: "Ask early.\nAlways.",
      reminderDays: [2, 4],
      escalationDays: 6,
      coversAbsence: false,
      leaveYearStartsIn: 4,
    };
    const { status, body } = await edit(wanted);
    expect([status, body]).toEqual([200, { id: organizationId, ...set, ...shown }]);
    expect((await asAdmin.get(PATH)).body).toEqual(body);
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: owner.userId,
      source: "web",
      action: "editOrganization",
      subjectKind: "organization",
      subjectId: organizationId,
      before: { name: expect.stringMatching(/^Org/), ...defaults },
      after: set,
    });
    expect((await asAdmin.get("/api/auth/user")).body).toMatchObject({
      organizationName: "Northwind",
      ptoPolicy: "Ask early.\nAlways.",
      leaveYearStartsIn: 4,
    });
    expect((await (await as(stranger)).get(PATH)).body).toMatchObject(defaults);
  });

  test("keeps settings that aren't given, and clears the domain and the policy text with null", async () => {
    await edit({ domain: "northwind.example", ptoPolicy: "Ask early", reminderDays: [2] });
    const { body } = await edit({ domain: null, ptoPolicy: null, reminderDays: [] });
    expect(body).toMatchObject({ domain: null, ptoPolicy: null, reminderDays: [], name: "Northwind" });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      before: { domain: "northwind.example", ptoPolicy: "Ask early", reminderDays: [2] },
      after: { domain: null, ptoPolicy: null, reminderDays: [] },
    });
  });

  test("applies a new domain to the next invitation", async () => {
    await edit({ domain: "northwind.example" });
    const invite = { email: "new@elsewhere.example", role: "Employee", officeId: owner.officeId };
    const text = "Email must belong to northwind.example";
    await expectRefusal(
      () => asAdmin.send("POST", "/api/invitations", invite),
      [400, "wrong_domain", text, { email: text }],
    );
    await edit({ domain: null });
    expect((await asAdmin.send("POST", "/api/invitations", invite)).status).toBe(201);
  });

  test("ignores all other fields of the body", async () => {
    const { body: before } = await asOwner.get(PATH);
    const stray = {
      id: stranger.organizationId,
      isLeaveYearFixed: true,
      expiriesAnnouncedOn: "2030-01-01",
      googleOnly: true,
    };
    expect((await edit(stray)).body).toEqual(before);
    expect((await (await as(stranger)).get(PATH)).body.id).toBe(stranger.organizationId);
  });

  const ZONE = "Time zone must be a time zone, like Europe/Paris";
  const month = "Leave year starts in must be at most 12";
  const days = "Reminder days must be at most 10 whole numbers from 1 to 60";
  test.each<[string, object, Record<string, string>]>([
    ["a blank name", { name: " " }, { name: "Organization name is required" }],
    ["an invalid month", { leaveYearStartsIn: 13 }, { leaveYearStartsIn: month }],
    ["an invalid domain", { domain: "no domain" }, { domain: "Domain must look like example.com" }],
    ["an unknown time zone", { timezone: "Mars/Olympus" }, { timezone: ZONE }],
    ["reminders after zero days", { reminderDays: [0] }, { reminderDays: days }],
    ["reminders after too many days", { reminderDays: [61] }, { reminderDays: days }],
    ["reminders that aren't a list", { reminderDays: null }, { reminderDays: days }],
    [
      "days that aren't a number",
      { escalationDays: "soon" },
      { escalationDays: "Escalation days must be a whole number" },
    ],
    [
      "a number of days that is too large",
      { escalationDays: 61 },
      { escalationDays: "Escalation days must be at most 60" },
    ],
  ])("refuses %s", async (_, body, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => edit(body), [400, "invalid_input", first, fields]);
  });

  test("refuses another first month of the leave year once a balance was adjusted, and the settings show it", async () => {
    const { body: balances } = await asOwner.get(`/api/users/${erin.userId}/balances`);
    const adjustment = { adjustment: 1, reason: "Moved house" };
    expect((await asOwner.send("PATCH", `/api/pto-balances/${balances[0].id}/adjust`, adjustment)).status).toBe(200);
    expect((await asAdmin.get(PATH)).body).toMatchObject({ leaveYearStartsIn: 4, isLeaveYearFixed: true });
    const fields = { leaveYearStartsIn: LEAVE_YEAR_FIXED };
    await expectRefusal(() => edit({ leaveYearStartsIn: 1 }), [409, "leave_year_fixed", LEAVE_YEAR_FIXED, fields]);
    expect((await edit({ leaveYearStartsIn: 4, name: "Northwind" })).status).toBe(200);
  });

  test("is for Owners only", async () => {
    const text = "You need Owner permissions to change the organization";
    for (const person of [admin, manager, erin]) {
      const browser = await as(person);
      await expectRefusal(() => browser.send("PATCH", PATH, { name: "Mine" }), [403, "forbidden", text]);
    }
    await expectRefusal(() => visitor().send("PATCH", PATH, { name: "Mine" }), SIGNED_OUT);
  });
});
