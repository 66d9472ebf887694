import { describe, expect, test } from "@jest/globals";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey, createServiceKey } from "#bot/operations/keys/createKey.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, withKey } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const NO_ID = "01890000-0000-7000-8000-000000000000";

interface Listed {
  id: string;
  isCurrent: boolean;
}

describe("PATCH /api/auth/user", () => {
  test("changes your own name, and is audited by reference", async () => {
    const browser = await as(erin);
    const { status, body } = await browser.send("PATCH", "/api/auth/user", { name: "  Erin <b>O'Neill</b> " });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: erin.userId, name: "Erin <b>O'Neill</b>", role: "Employee" });
    expect((await browser.get("/api/auth/user")).body).toEqual(body);
    const entry = await lastAuditEntry(organizationId);
    expect(entry).toEqual({
      actorId: erin.userId,
      source: "web",
      action: "editProfile",
      subjectKind: "user",
      subjectId: erin.userId,
      before: { name: { text: expect.any(String) } },
      after: { name: { text: expect.any(String) } },
    });
    expect(JSON.stringify(entry)).not.toContain("Neill");
  });

  test("changes only the notification choices in the body", async () => {
    const browser = await as(erin);
    const choose = (notificationChoices: object) => browser.send("PATCH", "/api/auth/user", { notificationChoices });
    expect((await choose({ mail: false, reminders: true })).body.notificationChoices).toEqual({
      mail: false,
      reminders: true,
    });
    expect((await choose({ mail: true })).body.notificationChoices).toEqual({ mail: true, reminders: true });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      before: { notificationChoices: { mail: false, reminders: true } },
      after: { notificationChoices: { mail: true, reminders: true } },
    });
  });

  test("changes the theme and the start of the week, and refuses others", async () => {
    const browser = await as(erin);
    const choose = (choice: object) => browser.send("PATCH", "/api/auth/user", choice);
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ theme: null, weekStart: 7 });
    expect((await choose({ theme: "dark" })).body).toMatchObject({ theme: "dark", weekStart: 7 });
    expect((await choose({ weekStart: 1 })).body).toMatchObject({ theme: "dark", weekStart: 1 });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      before: { weekStart: 7 },
      after: { weekStart: 1 },
    });
    const account = { email: erin.email, password: PASSWORD };
    const { headers } = await visitor().send("POST", "/api/auth/login", account);
    expect(headers.getSetCookie()).toContain("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
    expect((await choose({ theme: "sepia" })).body.fields).toEqual({ theme: "Unknown theme" });
    expect((await choose({ weekStart: 3 })).body.fields).toEqual({
      weekStart: "A week starts on Monday (1), Saturday (6), or Sunday (7)",
    });
  });

  test("resets a choice with null, even all of them", async () => {
    const browser = await as(ezra);
    const choose = (notificationChoices: object) => browser.send("PATCH", "/api/auth/user", { notificationChoices });
    await choose({ slack: false, mail: true, reminders: false });
    expect((await choose({ slack: null, mail: true })).body.notificationChoices).toEqual({
      mail: true,
      reminders: false,
    });
    expect((await choose({ slack: null, mail: null, reminders: null })).body).toMatchObject({
      notificationChoices: {},
    });
    expect((await browser.get("/api/auth/user")).body.notificationChoices).toEqual({});
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      before: { notificationChoices: { mail: true, reminders: false } },
      after: { notificationChoices: {} },
    });
  });

  test("ignores all other fields of the body", async () => {
    const browser = await as(erin);
    const { body: before } = await browser.get("/api/auth/user");
    const stray = {
      role: "Owner",
      email: "other@x.example",
      managerId: null,
      organizationId: NO_ID,
      startDate: "2020-01-01",
    };
    const { status, body } = await browser.send("PATCH", "/api/auth/user", stray);
    expect([status, body]).toEqual([200, before]);
  });

  test.each<[string, unknown, string, Record<string, string>]>([
    ["a blank name", { name: "  " }, "Name is required", { name: "Name is required" }],
    ["a name that isn't text", { name: 7 }, "Name must be text", { name: "Name must be text" }],
    [
      "a name that is too long",
      { name: "x".repeat(121) },
      "Name must be at most 120 characters",
      { name: "Name must be at most 120 characters" },
    ],
    [
      "a name with a control character",
      { name: "a\u0000b" },
      "Name can't contain control characters",
      { name: "Name can't contain control characters" },
    ],
    [
      "a choice that is neither yes nor no",
      { notificationChoices: { mail: "sometimes" } },
      "Mail must be true or false",
      { "notificationChoices.mail": "Mail must be true or false" },
    ],
  ])("refuses %s", async (_, body, error, fields) => {
    const browser = await as(erin);
    await expectRefusal(() => browser.send("PATCH", "/api/auth/user", body), [400, "invalid_input", error, fields]);
  });

  test("is for everyone who is signed in", async () => {
    for (const person of [owner, admin, manager, ezra]) {
      expect((await (await as(person)).send("PATCH", "/api/auth/user", {})).status).toBe(200);
    }
    await expectRefusal(() => visitor().send("PATCH", "/api/auth/user", { name: "Nobody" }), SIGNED_OUT);
  });
});

const change = (currentPassword: unknown, newPassword: unknown) =>
  ["POST", "/api/auth/password", { currentPassword, newPassword }] as const;

describe("POST /api/auth/password", () => {
  test("sets a new password, ends your other sessions, and is audited without the password", async () => {
    const pia = await hire(owner, "Pia");
    const [here, there, others] = [await as(pia), await as(pia), await as(ezra)];
    const { status, body } = await here.send(...change(PASSWORD, "another password"));
    expect([status, body]).toEqual([204, ""]);
    expect((await here.get("/api/auth/user")).status).toBe(200);
    expect((await others.get("/api/auth/user")).status).toBe(200);
    await expectRefusal(() => there.get("/api/auth/user"), SIGNED_OUT);
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: pia.userId,
      source: "web",
      action: "changePassword",
      subjectKind: "user",
      subjectId: pia.userId,
      before: null,
      after: { password: "changed", sessionsEnded: 1 },
    });
    const signIn = (password: string) => visitor().send("POST", "/api/auth/login", { email: pia.email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn("another password")).status).toBe(200);
  });

  test("ends your own API keys and calendar feeds, but not the organization's keys", async () => {
    const key = { name: "Payroll", scopes: ["requests:read"] };
    const lee = await hire(owner, "Lee", "Owner");
    const [own, service] = [await createKey(lee, key), await createServiceKey(lee, { ...key, service: true })];
    const browser = await as(lee);
    await createFeed(lee, { kind: "own" });
    expect(await changesNotified(lee)).toEqual(["keyCreated", "keyCreated", "feedCreated"]);
    expect((await browser.send(...change(PASSWORD, "another password"))).status).toBe(204);
    expect((await withKey(own.token).get("/api/v1/key")).status).toBe(401);
    expect((await withKey(service.token).get("/api/v1/key")).status).toBe(200);
    expect((await browser.get("/api/calendar-feeds")).body).toEqual([]);
  });

  test("notifies the person by email, regardless of their choices", async () => {
    const may = await hire(owner, "May");
    const browser = await as(may);
    await browser.send("PATCH", "/api/auth/user", { notificationChoices: { mail: false } });
    await browser.send(...change(PASSWORD, "another password"));
    expect(await changesNotified(may)).toEqual(["passwordChanged"]);
  });

  test("refuses a wrong current password, and a new one that is short or missing", async () => {
    const [here, there] = [await as(ezra), await as(ezra)];
    const wrong = "The current password is incorrect";
    await expectRefusal(
      () => here.send(...change("not mine", "another password")),
      [400, "wrong_password", wrong, { currentPassword: wrong }],
    );
    const short = "Password must be at least 6 characters";
    await expectRefusal(
      () => here.send(...change(PASSWORD, "12345")),
      [400, "invalid_input", short, { newPassword: short }],
    );
    await expectRefusal(
      () => here.send("POST", "/api/auth/password", {}),
      [
        400,
        "invalid_input",
        "Current password is required",
        { currentPassword: "Current password is required", newPassword: short },
      ],
    );
    expect((await there.get("/api/auth/user")).status).toBe(200);
  });

  test("is for everyone who is signed in", async () => {
    for (const person of [owner, admin, manager, ezra]) {
      expect((await (await as(person)).send(...change(PASSWORD, PASSWORD))).status).toBe(204);
    }
    await expectRefusal(() => visitor().send(...change(PASSWORD, "another password")), SIGNED_OUT);
  });
});

describe("GET and DELETE /api/auth/sessions", () => {
  test("lists your own sessions, last seen first, and marks the current one", async () => {
    const sam = await hire(owner, "Sam");
    await as(sam);
    clock.set("2027-03-02");
    const browser = visitor();
    const body = { email: sam.email, password: PASSWORD };
    await browser.send("POST", "/api/auth/login", body, { "user-agent": `Browser ${"x".repeat(400)}` });
    const listed = await browser.get("/api/auth/sessions");
    clock.set("2027-03-01");
    expect(listed.status).toBe(200);
    expect(listed.body).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        signedInAt: "2027-03-02T15:00:00.000Z",
        seenAt: "2027-03-02T15:00:00.000Z",
        userAgent: `Browser ${"x".repeat(292)}`,
        address: "127.0.0.1",
        isCurrent: true,
      },
      {
        id: expect.any(String),
        signedInAt: "2027-03-01T15:00:00.000Z",
        seenAt: "2027-03-01T15:00:00.000Z",
        userAgent: "node",
        address: "127.0.0.1",
        isCurrent: false,
      },
    ]);
  });

  test("does not list expired sessions", async () => {
    const tom = await hire(owner, "Tom");
    await as(tom);
    clock.set("2027-03-09");
    const { body } = await (await as(tom)).get("/api/auth/sessions");
    clock.set("2027-03-01");
    expect(body).toMatchObject([{ isCurrent: true }]);
  });

  test("ends another of your own sessions at once, and is audited", async () => {
    const uma = await hire(owner, "Uma");
    const [here, there] = [await as(uma), await as(uma)];
    const other = (await here.get("/api/auth/sessions")).body.find((one: Listed) => !one.isCurrent);
    const { status, body } = await here.send("DELETE", `/api/auth/sessions/${other.id}`);
    expect([status, body]).toEqual([204, ""]);
    await expectRefusal(() => there.get("/api/auth/user"), SIGNED_OUT);
    expect((await here.get("/api/auth/sessions")).body).toMatchObject([{ isCurrent: true }]);
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      actorId: uma.userId,
      action: "endSession",
      after: { sessionEnded: other.id },
    });
    await expectRefusal(
      () => here.send("DELETE", `/api/auth/sessions/${other.id}`),
      [404, "not_found", "The session was not found"],
    );
  });

  test("can end the current session", async () => {
    const here = await as(ezra);
    const own = (await here.get("/api/auth/sessions")).body.find((one: Listed) => one.isCurrent);
    expect((await here.send("DELETE", `/api/auth/sessions/${own.id}`)).status).toBe(204);
    await expectRefusal(() => here.get("/api/auth/user"), SIGNED_OUT);
  });

  test("treats another person's session as missing, even for an Owner", async () => {
    const [theirs, browser] = [await as(erin), await as(owner)];
    const [session] = (await theirs.get("/api/auth/sessions")).body as Listed[];
    for (const id of [session?.id, NO_ID]) {
      await expectRefusal(
        () => browser.send("DELETE", `/api/auth/sessions/${id}`),
        [404, "not_found", "The session was not found"],
      );
    }
    expect((await browser.send("DELETE", "/api/auth/sessions/nonsense")).status).toBe(404);
    expect((await theirs.get("/api/auth/user")).status).toBe(200);
  });

  test("is for everyone who is signed in", async () => {
    for (const person of [owner, admin, manager, ezra]) {
      expect((await (await as(person)).get("/api/auth/sessions")).status).toBe(200);
    }
    await expectRefusal(() => visitor().get("/api/auth/sessions"), SIGNED_OUT);
    await expectRefusal(() => visitor().send("DELETE", `/api/auth/sessions/${NO_ID}`), SIGNED_OUT);
  });
});
