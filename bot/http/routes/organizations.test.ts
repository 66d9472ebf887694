import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const existing = await foundTestOrganization();
const member = await hire(existing, "Mia");

const quickly = (body: unknown) => visitor().send("POST", "/api/orgs/signup-simple", body);
const fully = (body: unknown) => visitor().send("POST", "/api/orgs/signup", body);

describe("POST /api/orgs/signup-simple", () => {
  const acme = { organizationName: "  Acme & <Sons> ", email: " Jane.Doe@Acme.example", password: PASSWORD };

  test("creates an organization with its Main Office, policies, and Owner, without a session", async () => {
    const browser = visitor();
    const { status, body } = await browser.send("POST", "/api/orgs/signup-simple", acme);
    expect(status).toBe(201);
    expect(body).toEqual({
      organization: { id: expect.any(String), name: "Acme & <Sons>" },
      user: { id: expect.any(String), email: "jane.doe@acme.example" },
    });
    expect((await browser.get("/api/auth/user")).status).toBe(401);

    const jane = await as(body.user);
    expect((await jane.get("/api/auth/user")).body).toMatchObject({
      id: body.user.id,
      name: "Jane Doe",
      role: "Owner",
      managerId: null,
      office: "Main Office",
      organizationId: body.organization.id,
      organizationName: "Acme & <Sons>",
      timezone: "America/New_York",
    });
    const { body: offices } = await jane.get("/api/offices");
    expect(offices).toMatchObject([
      { name: "Main Office", country: "United States", timezone: "America/New_York", isDefault: true, memberCount: 1 },
    ]);
    const { body: policies } = await jane.get(`/api/offices/${offices[0].id}/policies`);
    const yearly = { isUnlimited: false, accrualPeriod: "year", accrualTiming: "start_of_period", maxBalance: null };
    expect(policies).toMatchObject([
      { type: "vacation", accrualAmount: 20, carryOverDays: 5, ...yearly },
      { type: "sick", accrualAmount: 10, carryOverDays: 0, ...yearly },
      { type: "personal", accrualAmount: 3, carryOverDays: 0, ...yearly },
    ]);
    expect((await jane.get("/api/pto-balances")).body.map(({ balance }: { balance: number }) => balance)).toEqual([
      20, 10, 3,
    ]);
  });

  test("is audited", async () => {
    const { body } = await quickly({ ...acme, email: "audited@acme.example" });
    expect(await lastAuditEntry(body.organization.id)).toMatchObject({
      actorId: body.user.id,
      source: "web",
      action: "signUp",
      subjectKind: "organization",
      subjectId: body.organization.id,
      after: { ownerId: body.user.id, officeId: expect.any(String) },
    });
  });

  test("stores no password in plain text", async () => {
    const { body } = await quickly({ ...acme, email: "hashed@acme.example" });
    const { rows } = await database().pool.query("SELECT hash FROM passwords WHERE user_id = $1", [body.user.id]);
    expect(rows).toEqual([{ hash: expect.stringMatching(/^\$argon2id\$v=19\$/) }]);
  });

  test("refuses an email that already has an account anywhere, regardless of case", async () => {
    const text = "This email already has an account";
    for (const email of [existing.email, member.email.toUpperCase()]) {
      await expectRefusal(() => quickly({ ...acme, email }), [409, "email_taken", text, { email: text }]);
    }
  });

  test("creates one organization for two concurrent sign-ups with the same email", async () => {
    const twice = { ...acme, email: "twice@acme.example" };
    const answers = await Promise.all([quickly(twice), quickly(twice)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409"]);
    const { rows } = await database().pool.query("SELECT 1 FROM users WHERE email = 'twice@acme.example'");
    expect(rows).toHaveLength(1);
  });

  test.each<[string, object, Record<string, string>]>([
    ["a blank name", { organizationName: " " }, { organizationName: "Organization name is required" }],
    ["a blank email", { email: " " }, { email: "Email is required" }],
    ["an invalid email", { email: "jane@acme" }, { email: "Invalid email address" }],
    ["a short password", { password: "12345" }, { password: "Must be at least 6 characters long" }],
    ["a password that isn't text", { password: 123456 }, { password: "Password must be text" }],
    [
      "everything missing",
      { organizationName: null, email: null, password: null },
      {
        organizationName: "Organization name is required",
        email: "Email is required",
        password: "Must be at least 6 characters long",
      },
    ],
  ])("refuses %s", async (_, wrong, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(
      () => quickly({ ...acme, email: "free@acme.example", ...wrong }),
      [400, "invalid_input", first, fields],
    );
  });
});

describe("POST /api/orgs/signup", () => {
  test("reserves an organization without people, to which nobody can sign in", async () => {
    const wanted = {
      name: "Globex",
      domain: " @Globex.Example ",
      timezone: "Europe/Paris",
      ptoPolicy: "Ask early.\nAlways.",
    };
    const { status, body, headers } = await fully(wanted);
    expect(status).toBe(201);
    expect(body).toEqual({
      organization: { id: expect.any(String), name: "Globex", domain: "globex.example", timezone: "Europe/Paris" },
    });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^awayday=.*HttpOnly; SameSite=Lax$/)]);
    const { rows } = await database().pool.query(
      "SELECT pto_policy, expires_at FROM organization_signups WHERE id = $1",
      [body.organization.id],
    );
    expect(rows).toEqual([{ pto_policy: "Ask early.\nAlways.", expires_at: new Date("2027-03-01T15:30:00Z") }]);
    const organizations = await database().pool.query("SELECT 1 FROM organizations WHERE name = 'Globex'");
    expect(organizations.rows).toEqual([]);
  });

  test("requires only a name, and defaults to New York time", async () => {
    const { status, body } = await fully({ name: "Initech", domain: "", ptoPolicy: "" });
    expect(status).toBe(201);
    expect(body.organization).toEqual({
      id: expect.any(String),
      name: "Initech",
      domain: null,
      timezone: "America/New_York",
    });
  });

  test.each<[string, object, Record<string, string>]>([
    ["a blank name", { name: "" }, { name: "Organization name is required" }],
    ["an invalid domain", { domain: "not a domain" }, { domain: "Domain must look like example.com" }],
    [
      "an unknown time zone",
      { timezone: "Mars/Olympus" },
      { timezone: "Time zone must be a time zone, like Europe/Paris" },
    ],
    [
      "a policy that is too long",
      { ptoPolicy: "x".repeat(5001) },
      { ptoPolicy: "PTO policy must be at most 5,000 characters" },
    ],
  ])("refuses %s", async (_, wrong, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => fully({ name: "Hooli", ...wrong }), [400, "invalid_input", first, fields]);
  });
});

describe("POST /api/orgs/signup on a server without Google", () => {
  const hooli = { name: "Hooli", timezone: "Europe/Paris", domain: "hooli.example", ptoPolicy: "Ask early." };

  test("takes the first month of the leave year, January by default", async () => {
    const months = [{ leaveYearStartsIn: 4 }, { leaveYearStartsIn: "10" }, {}];
    for (const [nth, month] of months.entries()) {
      const owner = { email: `owner${nth}@raviga.example`, password: "signature-edition" };
      expect((await fully({ name: `Raviga ${nth}`, ...owner, ...month })).status).toBe(201);
      const signedIn = await visitor().send("POST", "/api/auth/login", owner);
      expect(signedIn.body.leaveYearStartsIn).toBe([4, 10, 1][nth]);
    }
    const text = "Leave year starts in must be at most 12";
    await expectRefusal(
      () => fully({ ...hooli, leaveYearStartsIn: 13 }),
      [400, "invalid_input", text, { leaveYearStartsIn: text }],
    );
  });

  test("creates the organization and its Owner at once if it gets an email and a password", async () => {
    const owner = { email: "gavin.belson@hooli.example", password: "signature-edition" };
    const { status, body } = await fully({ ...hooli, ...owner });
    expect(status).toBe(201);
    expect(body).toEqual({
      organization: { id: expect.any(String), name: "Hooli", domain: "hooli.example", timezone: "Europe/Paris" },
      user: { id: expect.any(String), email: owner.email },
    });
    const gavin = visitor();
    const signedIn = await gavin.send("POST", "/api/auth/login", owner);
    expect(signedIn.body).toMatchObject({ name: "Gavin Belson", role: "Owner", ptoPolicy: "Ask early." });
    const [office] = (await gavin.get("/api/offices")).body;
    expect(office).toMatchObject({ name: "Main Office", country: "France", timezone: "Europe/Paris" });
  });

  test("refuses a common password for the Owner, and creates nothing", async () => {
    const { status, body } = await fully({ ...hooli, email: "jared@hooli.example", password: "Password1" });
    expect([status, body.code]).toEqual([400, "common_password"]);
    const { rows } = await database().pool.query("SELECT FROM identities WHERE subject = 'jared@hooli.example'");
    expect(rows).toEqual([]);
  });

  test.each<[string, object, Record<string, string>]>([
    ["an email without a password", { email: "a@hooli.example" }, { password: "Must be at least 6 characters long" }],
    ["a password without an email", { password: "signature-edition" }, { email: "Email is required" }],
  ])("refuses %s", async (_, wrong, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => fully({ ...hooli, ...wrong }), [400, "invalid_input", first, fields]);
  });

  test("refuses an Owner outside the organization's own domain", async () => {
    const text = "Email must belong to hooli.example";
    const owner = { email: "a@elsewhere.example", password: "signature-edition" };
    await expectRefusal(() => fully({ ...hooli, ...owner }), [400, "wrong_domain", text, { email: text }]);
  });
});
