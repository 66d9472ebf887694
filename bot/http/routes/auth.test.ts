import { describe, expect, test } from "@jest/globals";
import { isAtLeast } from "#core/people/access/roles.ts";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor, url } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;

const WRONG: Refused = [401, "wrong_credentials", "Invalid email or password"];

const erinsBody = {
  id: erin.userId,
  name: "Erin",
  email: erin.email,
  avatar: expect.stringContaining("/avatars/Erin.svg"),
  role: "Employee",
  managerId: manager.userId,
  managerName: "Mona",
  officeId: owner.officeId,
  office: "Main Office",
  organizationId,
  organizationName: expect.stringMatching(/^Org \d+$/),
  ptoPolicy: null,
  leaveYearStartsIn: 1,
  timezone: "America/New_York",
  startDate: null,
  leaveTypes: STANDARD_TYPES.map((type) => ({ id: expect.any(String), ...type })),
  notificationChoices: {},
  theme: null,
  weekStart: 7,
  mustSetUpSecondFactor: false,
  isUnconfirmed: false,
};

const current = (list: { id: string; isCurrent: boolean }[]) => list.find(({ isCurrent }) => isCurrent)?.id;
const signIn = (body: unknown) => visitor().send("POST", "/api/auth/login", body);

describe("POST /api/auth/login", () => {
  test("responds with the user, starts a session, and is audited", async () => {
    const browser = visitor();
    const answer = await browser.send("POST", "/api/auth/login", { email: erin.email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(erinsBody);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: erin.userId,
      source: "web",
      action: "signIn",
      subjectKind: "user",
      subjectId: erin.userId,
      before: null,
      after: null,
    });
  });

  test("accepts an email regardless of case and with surrounding spaces", async () => {
    const { status } = await signIn({ email: ` ${erin.email.toUpperCase()} `, password: PASSWORD });
    expect(status).toBe(200);
  });

  test("gives a wrong password and an unknown email the same response", async () => {
    await expectRefusal(() => signIn({ email: erin.email, password: "not hers" }), WRONG);
    await expectRefusal(() => signIn({ email: "nobody@nowhere.example", password: PASSWORD }), WRONG);
    await expectRefusal(() => signIn({ email: "no address at all", password: PASSWORD }), WRONG);
  });

  test("compares the password exactly, including spaces and case", async () => {
    await expectRefusal(() => signIn({ email: erin.email, password: ` ${PASSWORD}` }), WRONG);
    await expectRefusal(() => signIn({ email: erin.email, password: PASSWORD.toUpperCase() }), WRONG);
  });

  test("reports each missing field", async () => {
    await expectRefusal(
      () => signIn({}),
      [400, "invalid_input", "Email is required", { email: "Email is required", password: "Password is required" }],
    );
    await expectRefusal(
      () => signIn({ email: erin.email, password: 123456 }),
      [400, "invalid_input", "Password is required", { password: "Password is required" }],
    );
  });

  test("replaces the browser's session", async () => {
    const browser = await as(erin);
    const before = await browser.get("/api/auth/sessions");
    await browser.send("POST", "/api/auth/login", { email: erin.email, password: PASSWORD });
    const after = await browser.get("/api/auth/sessions");
    expect(current(after.body)).toEqual(expect.any(String));
    expect(current(after.body)).not.toBe(current(before.body));
    expect(after.body).toHaveLength(before.body.length);
  });
});

describe("GET /api/auth/user", () => {
  test.each([
    ["Owner", { ...owner, name: "Owner", managerId: null, managerName: null }],
    ["Admin", { ...admin, name: "Ada", managerId: null, managerName: null }],
    ["Manager", { ...manager, name: "Mona", managerId: owner.userId, managerName: "Owner" }],
    ["Employee", { ...ezra, name: "Ezra", managerId: manager.userId, managerName: "Mona" }],
  ] as const)(
    "responds to the role %s with their own data",
    async (role, { userId: id, email, name, managerId, managerName }) => {
      const { status, body } = await (await as({ email })).get("/api/auth/user");
      expect(status).toBe(200);
      const avatar = expect.stringContaining(`/avatars/${name}.svg`);
      const setup = isAtLeast(role, "Admin") && { setup: "new" };
      expect(body).toEqual({ ...erinsBody, ...setup, id, name, email, avatar, role, managerId, managerName });
    },
  );

  test("is 401 for visitors and for a forged cookie", async () => {
    await expectRefusal(() => visitor().get("/api/auth/user"), SIGNED_OUT);
    await expectRefusal(() => visitor().get("/api/auth/user", { cookie: "awayday=s%3Aabc.def" }), SIGNED_OUT);
  });

  test("is empty instead of a 401 for visitors to a page that asks for that, and unchanged for others", async () => {
    const asking = { prefer: "empty-when-signed-out" };
    expect(await visitor().get("/api/auth/user", asking)).toMatchObject({ status: 204 });
    expect(await (await as(erin)).get("/api/auth/user", asking)).toMatchObject({ status: 200, body: erinsBody });
  });
});

describe("GET /auth/logout", () => {
  test("ends only the current session, on the server", async () => {
    const [here, there] = [await as(ezra), await as(ezra)];
    const { headers, body } = await here.get("/api/auth/sessions");
    expect(headers.get("set-cookie")).toBeNull();
    const out = await here.get("/auth/logout");
    expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
    await expectRefusal(() => here.get("/api/auth/user"), SIGNED_OUT);
    expect((await there.get("/api/auth/user")).status).toBe(200);

    const { rows } = await database().pool.query("SELECT 1 FROM sessions WHERE sess ->> 'handle' = $1", [
      current(body),
    ]);
    expect(rows).toEqual([]);
  });

  test("makes the cookie of the ended session useless", async () => {
    const login = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ezra.email, password: PASSWORD }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await visitor().get("/api/auth/user", { cookie })).status).toBe(200);
    await visitor().get("/auth/logout", { cookie });
    expect((await visitor().get("/api/auth/user", { cookie })).status).toBe(401);
  });

  test("redirects visitors to the start page", async () => {
    const { status, headers } = await visitor().get("/auth/logout");
    expect([status, headers.get("location")]).toEqual([302, "/"]);
  });
});

describe("a deactivation", () => {
  test("ends every session at once, and later sign-ins get the response of a wrong password", async () => {
    const zoe = await hire(owner, "Zoe");
    const [laptop, phone] = [await as(zoe), await as(zoe)];
    await (await as(admin)).send("DELETE", `/api/users/${zoe.userId}`);
    await expectRefusal(() => laptop.get("/api/auth/user"), SIGNED_OUT);
    await expectRefusal(() => phone.send("POST", "/api/pto-requests", { type: "sick" }), SIGNED_OUT);
    await expectRefusal(
      () => visitor().send("POST", "/api/auth/login", { email: zoe.email, password: PASSWORD }),
      WRONG,
    );
    const { rows } = await database().pool.query("SELECT 1 FROM sessions WHERE user_id = $1", [zoe.userId]);
    expect(rows).toEqual([]);
  });

  test("takes effect even if a session survives it", async () => {
    const yann = await hire(owner, "Yann");
    const browser = await as(yann);
    await database().pool.query("UPDATE users SET is_active = false WHERE id = $1", [yann.userId]);
    await expectRefusal(() => browser.get("/api/auth/user"), SIGNED_OUT);
    await expectRefusal(() => browser.send("PATCH", "/api/auth/user", { name: "Still here" }), SIGNED_OUT);
  });
});
