import { describe, expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const gone = await hire(owner, "Gus");
const { organizationId } = owner;

const [asOwner, asAdmin] = [await as(owner), await as(admin)];
const [asManager, asErin] = [await as(manager), await as(erin)];
await asOwner.send("DELETE", `/api/users/${gone.userId}`);

const NO_ID = "01890000-0000-7000-8000-000000000000";
const MISSING: Refused = [404, "not_found", "The person was not found"];
const edit = (body: object, { userId }: { userId: string } = ezra, by = asAdmin) =>
  by.send("PATCH", `/api/users/${userId}`, body);

const names = (body: { name: string }[]) => body.map(({ name }) => name);
const forAll = {
  id: erin.userId,
  name: "Erin",
  email: erin.email,
  avatar: expect.stringContaining("/avatars/Erin.svg"),
  role: "Employee",
  managerId: manager.userId,
  managerName: "Mona",
  officeId: owner.officeId,
  office: "Main Office",
  officeName: "Main Office",
  isActive: true,
};
const unset = {
  startDate: null,
  endDate: null,
  ptoBalanceOverride: null,
};
const facts = { serviceStartDate: null, creditedYears: null, birthDate: null, groups: [] };
const forManagers = { ...forAll, ...unset, nextPtoBalanceOverride: null, workingPattern: null };
const forAdmins = { ...forManagers, ...facts };

describe("GET /api/users", () => {
  test("lists the organization's active people by name", async () => {
    for (const browser of [asErin, asManager, asAdmin, asOwner]) {
      const { status, body } = await browser.get("/api/users");
      expect(status).toBe(200);
      expect(names(body)).toEqual(["Ada", "Erin", "Ezra", "Mona", "Owner"]);
    }
  });

  test("shows dates, override, and facts to Managers and above only, and birth dates to Admins and Owners", async () => {
    const erinFor = async (browser: typeof asErin) =>
      (await browser.get("/api/users")).body.find(({ id }: { id: string }) => id === erin.userId);
    expect(await erinFor(asErin)).toEqual(forAll);
    expect(await erinFor(asManager)).toEqual(forManagers);
    for (const browser of [asAdmin, asOwner]) expect(await erinFor(browser)).toEqual(forAdmins);
  });

  test("includes inactive people if an Admin or Owner asks for them", async () => {
    for (const browser of [asAdmin, asOwner]) {
      const { body } = await browser.get("/api/users?include=inactive");
      expect(body.find(({ id }: { id: string }) => id === gone.userId)).toMatchObject({ name: "Gus", isActive: false });
    }
    for (const browser of [asErin, asManager]) {
      expect(names((await browser.get("/api/users?include=inactive")).body)).not.toContain("Gus");
    }
  });

  test("refuses to include an unknown group", async () => {
    const { status, body } = await asAdmin.get("/api/users?include=everything");
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, "invalid_input", ["include"]]);
  });

  test("is 401 for visitors", async () => {
    await expectRefusal(() => visitor().get("/api/users"), SIGNED_OUT);
  });
});

describe("GET /api/users/{id}", () => {
  test("shows one person as the list does, and people their own facts for policies", async () => {
    const erinFor = async (browser: typeof asErin) => (await browser.get(`/api/users/${erin.userId}`)).body;
    expect((await asErin.get(`/api/users/${erin.userId}`)).status).toBe(200);
    expect(await erinFor(asErin)).toEqual({ ...forAll, ...facts });
    expect(await erinFor(asManager)).toEqual(forManagers);
    for (const browser of [asAdmin, asOwner]) expect(await erinFor(browser)).toEqual(forAdmins);
    expect((await asErin.get(`/api/users/${ezra.userId}`)).body).not.toHaveProperty("groups");
  });

  test("finds an inactive person for Admins and Owners only", async () => {
    for (const browser of [asAdmin, asOwner]) {
      const { body } = await browser.get(`/api/users/${gone.userId}`);
      expect(body).toMatchObject({ name: "Gus", isActive: false, endDate: "2027-03-01" });
    }
    for (const browser of [asErin, asManager])
      await expectRefusal(() => browser.get(`/api/users/${gone.userId}`), MISSING);
  });

  test("does not find people who are missing or in another organization, even for an Owner", async () => {
    for (const id of [NO_ID, stranger.userId]) await expectRefusal(() => asOwner.get(`/api/users/${id}`), MISSING);
    expect((await asOwner.get("/api/users/nonsense")).status).toBe(404);
    await expectRefusal(() => visitor().get(`/api/users/${erin.userId}`), SIGNED_OUT);
  });
});

describe("PATCH /api/users/{id}", () => {
  test("changes every field, responds with the user, and audits names by reference", async () => {
    const office = { name: "Paris", country: "France", timezone: "Europe/Paris" };
    const { id: officeId } = (await asAdmin.send("POST", "/api/offices", office)).body;
    const fields = {
      name: "Ezra Pound",
      email: "ezra.pound@new.example",
      role: "Manager",
      managerId: admin.userId,
      officeId,
      startDate: "2026-05-04",
      endDate: "2028-01-31",
      ptoBalanceOverride: 22.5,
      serviceStartDate: "2020-03-01",
      creditedYears: 1.25,
      birthDate: "1990-05-05",
      groups: ["Ops", "grade: staff"],
    };
    const { status, body } = await edit({ ...fields, effectiveOn: "2027-01-01", organizationId: NO_ID, id: NO_ID });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...fields,
      nextPtoBalanceOverride: null,
      workingPattern: null,
      id: ezra.userId,
      avatar: expect.stringContaining("/avatars/Ezra%20Pound.svg"),
      managerName: "Ada",
      office: "Paris",
      officeName: "Paris",
      isActive: true,
    });
    expect((await asAdmin.get(`/api/users/${ezra.userId}`)).body).toEqual(body);
    const entry = await lastAuditEntry(organizationId);
    const text = { text: expect.any(String) };
    expect(entry).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "editUser",
      subjectKind: "user",
      subjectId: ezra.userId,
      before: {
        name: text,
        email: text,
        role: "Employee",
        managerId: manager.userId,
        officeId: owner.officeId,
        startDate: null,
        endDate: null,
        ptoBalanceOverride: null,
        serviceStartDate: null,
        creditedYears: null,
        birthDate: null,
        groups: null,
      },
      after: {
        ...fields,
        name: text,
        email: text,
        birthDate: text,
        groups: text,
        ptoBalanceOverride: 10_800,
        effectiveOn: "2027-01-01",
      },
    });
    expect(JSON.stringify(entry)).not.toContain("zra");
    const login = await visitor().send("POST", "/api/auth/login", { email: fields.email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  test("shows today's override, and the next one, in days", async () => {
    await edit({ ptoBalanceOverride: 18 });
    await edit({ ptoBalanceOverride: 25.5, effectiveOn: "2030-01-01" });
    const next = { ptoBalanceOverride: 25.5, effectiveOn: "2030-01-01" };
    const { body } = await asManager.get(`/api/users/${ezra.userId}`);
    expect(body).toMatchObject({ ptoBalanceOverride: 18, nextPtoBalanceOverride: next });
    expect((await asErin.get(`/api/users/${ezra.userId}`)).body).not.toHaveProperty("nextPtoBalanceOverride");
    const undone = await edit({ ptoBalanceOverride: null });
    expect(undone.body).toMatchObject({ ptoBalanceOverride: null, nextPtoBalanceOverride: next });
  });

  test("clears fields with null, and keeps fields that aren't given", async () => {
    const nothing = { ...unset, ...facts, managerId: null, officeId: null };
    const { status, body } = await edit(nothing);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...nothing, managerName: null, office: null, name: "Ezra Pound", role: "Manager" });
    expect((await edit({})).body).toEqual(body);
    await edit({
      name: "Ezra",
      email: ezra.email,
      role: "Employee",
      managerId: manager.userId,
      officeId: owner.officeId,
    });
  });

  test("takes 'none' for no manager and no office, as the form sends it", async () => {
    expect((await edit({ managerId: "none", officeId: "none" })).body).toMatchObject({
      managerId: null,
      officeId: null,
    });
    await edit({ managerId: manager.userId, officeId: owner.officeId });
  });

  test("keeps a deactivated manager if the form sends them along", async () => {
    const mentor = await hire(owner, "Mel", "Manager");
    const directReport = await hire(owner, "Pim", "Employee", { managerId: mentor.userId });
    await asAdmin.send("DELETE", `/api/users/${mentor.userId}`);
    const { status, body } = await edit({ name: "Pim II", managerId: mentor.userId }, directReport);
    expect([status, body.name, body.managerId]).toEqual([200, "Pim II", mentor.userId]);
    const text = "Unknown manager";
    await expectRefusal(() => edit({ managerId: mentor.userId }), [400, "invalid_input", text, { managerId: text }]);
  });

  test.each<[string, object, Record<string, string>]>([
    ["a blank name", { name: "" }, { name: "Name is required" }],
    ["an invalid email", { email: "ezra" }, { email: "Invalid email address" }],
    ["an invalid date", { startDate: "2027-02-30" }, { startDate: "Start date must be a real date, like 2027-03-01" }],
    [
      "an end before the start",
      { startDate: "2027-03-02", endDate: "2027-03-01" },
      { endDate: "End date must be on or after start date" },
    ],
    [
      "an override that isn't a multiple of half a day",
      { ptoBalanceOverride: 0.3 },
      { ptoBalanceOverride: "Vacation allowance must be a multiple of 0.5" },
    ],
    [
      "a negative override",
      { ptoBalanceOverride: -1 },
      { ptoBalanceOverride: "Vacation allowance must be at least 0" },
    ],
    [
      "an override that is too large",
      { ptoBalanceOverride: 1e21 },
      { ptoBalanceOverride: "Vacation allowance must be at most 1000" },
    ],
    [
      "a deactivation by editing",
      { isActive: false },
      { isActive: "Active can only be set to true: deactivate the person instead" },
    ],
    ["an unknown manager", { managerId: NO_ID }, { managerId: "Unknown manager" }],
    ["a manager of another organization", { managerId: stranger.userId }, { managerId: "Unknown manager" }],
    ["an unknown office", { officeId: NO_ID }, { officeId: "Unknown office" }],
    ["an office of another organization", { officeId: stranger.officeId }, { officeId: "Unknown office" }],
    ["two mistakes at once", { name: "", email: "x" }, { name: "Name is required", email: "Invalid email address" }],
  ])("refuses %s", async (_, wrong, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => edit(wrong), [400, "invalid_input", first, fields]);
  });

  test("refuses an email that belongs to a person here", async () => {
    const text = "This email already has an account";
    const email = erin.email.toUpperCase();
    await expectRefusal(() => edit({ name: "X", email }), [409, "email_taken", text, { email: text }]);
  });

  test("treats an email with an account elsewhere like a new one, and that account keeps it", async () => {
    const uri = await hire(owner, "Uri");
    const change = (email: string) => asAdmin.send("PATCH", `/api/users/${uri.userId}`, { email });
    for (const email of ["uri.new@org1.example", stranger.email]) {
      expect(await change(email)).toMatchObject({ status: 200, body: { email } });
    }
    expect((await (await as(stranger)).get("/api/auth/user")).body.organizationName).toBe("Elsewhere");
    const { body } = await asAdmin.send("POST", `/api/users/${uri.userId}/password-link`);
    const token = new URLSearchParams(new URL(body.link).hash.slice(1)).get("token");
    const text = "This email already has an account";
    await expectRefusal(
      () => visitor().send("POST", "/api/auth/reset-password", { token, newPassword: "mine from now on" }),
      [409, "email_taken", text, { email: text }],
    );
  });

  test("refuses to put a person under themselves or under a person who reports to them", async () => {
    const self = "Nobody can be their own manager";
    await expectRefusal(() => edit({ managerId: ezra.userId }), [400, "manager_cycle", self, { managerId: self }]);
    const below = "Erin already reports to this person";
    await expectRefusal(
      () => edit({ managerId: erin.userId }, manager),
      [409, "manager_cycle", below, { managerId: below }],
    );
    await expectRefusal(
      () => edit({ managerId: erin.userId }, owner, asOwner),
      [409, "manager_cycle", below, { managerId: below }],
    );
  });

  test("does not find people who are missing or in another organization, even for an Owner", async () => {
    for (const userId of [NO_ID, stranger.userId]) {
      await expectRefusal(() => edit({ name: "X" }, { userId }, asOwner), MISSING);
    }
    expect((await edit({ name: "X" }, { userId: "nonsense" })).status).toBe(404);
  });
});
