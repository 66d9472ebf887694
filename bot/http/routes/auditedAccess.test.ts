import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { importText } from "#tests/asserting/importText.ts";
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
const { owner, admin, erin, ezra } = await testOrganization();

/** Returns the audit events of an action, oldest first. */
async function entriesOf(action: string) {
  const { rows } = await database().pool.query(
    `SELECT actor_id AS "actorId", source, subject_kind AS "subjectKind", subject_id AS "subjectId", after
      FROM audit_events WHERE organization_id = $1 AND action = $2 ORDER BY id`,
    [owner.organizationId, action],
  );
  return rows as { actorId: string | null; subjectId: string | null; after: Record<string, unknown> | null }[];
}

const login = (email: string, password: string) => visitor().send("POST", "/api/auth/login", { email, password });

test("nothing reveals whether an imported address has an account in another organization", async () => {
  const elsewhere = await hire(await foundTestOrganization("Elsewhere"), "Otto");
  const addresses = ["free@org.example", elsewhere.email];
  await importText(owner, `email,name\n${addresses.map((email) => `${email},Imported\n`).join("")}`);
  for (const email of addresses) {
    await login(email, "a guess");
    await visitor().send("POST", "/api/auth/forgot-password", { email });
  }
  expect([await entriesOf("failSignIn"), await entriesOf("requestPasswordReset")]).toEqual([[], []]);
  const shown = await (await as(admin)).get("/api/admin/notifications");
  expect(JSON.stringify(shown.body)).not.toContain("password.reset");
  expect(shown.body.length).toBeGreaterThan(0);
  const { rows } = await database().pool.query("SELECT FROM audit_events WHERE action = 'failSignIn'");
  expect(rows).toHaveLength(1);
});

describe("the audit log has", () => {
  test("failed sign-ins of the organization's own accounts, without the typed password", async () => {
    const leaver = await hire(owner, "Lee");
    await deactivateUser(owner, leaver.userId, {});
    await login(erin.email, "not hers");
    await login(leaver.email, PASSWORD);
    await login("nobody@nowhere.example", "a guess");
    const entry = { actorId: null, source: "web", subjectKind: "user" };
    expect(await entriesOf("failSignIn")).toEqual([
      { ...entry, subjectId: erin.userId, after: { reason: "wrong password" } },
      { ...entry, subjectId: leaver.userId, after: { reason: "deactivated" } },
    ]);
    const { rows } = await database().pool.query("SELECT e::text AS line FROM audit_events e");
    expect(JSON.stringify(rows)).not.toMatch(/not hers|a guess|nowhere/);
  });

  test("sign-outs", async () => {
    await (await as(ezra)).get("/auth/logout");
    expect(await entriesOf("signOut")).toMatchObject([{ actorId: ezra.userId, subjectId: ezra.userId }]);
  });

  test("confirmed passwords", async () => {
    await (await as(ezra)).send("POST", "/api/auth/google-link", { password: PASSWORD });
    expect(await entriesOf("confirmPassword")).toMatchObject([
      { actorId: ezra.userId, after: { password: "confirmed" } },
    ]);
  });

  test("wrong passwords and codes in confirmations, without the typed values", async () => {
    const pia = await hire(owner, "Pia");
    const browser = await as(pia);
    const guess = "a guess of theirs";
    await browser.send("POST", "/api/auth/google-link", { password: guess });
    await browser.send("POST", "/api/auth/password", { currentPassword: guess, newPassword: "a better password" });
    await browser.send("POST", "/api/auth/email", { email: "next@org1.example", currentPassword: guess });
    await browser.send("POST", "/api/auth/email", { email: "next@org1.example" });
    await browser.send("POST", "/api/auth/second-factor/setup", {});
    await browser.send("POST", "/api/auth/second-factor/confirm", { code: "000000" });
    const entry = { actorId: pia.userId, source: "web", subjectKind: "user", subjectId: pia.userId };
    expect(await entriesOf("failConfirmation")).toEqual([
      { ...entry, after: { call: "confirmPassword", reason: "wrong password" } },
      { ...entry, after: { call: "changePassword", reason: "wrong password" } },
      { ...entry, after: { call: "changeEmail", reason: "wrong password" } },
      { ...entry, after: { call: "setUpSecondFactor", reason: "wrong code" } },
    ]);
    const { rows } = await database().pool.query("SELECT e::text AS line FROM audit_events e");
    expect(JSON.stringify(rows)).not.toContain(guess);
  });

  test("refused calls of people without permission, at most twenty per hour", async () => {
    const browser = await as(erin);
    for (let n = 0; n < 25; n++) {
      expect((await browser.send("PATCH", `/api/users/${ezra.userId}`, { role: "Owner" })).status).toBe(403);
    }
    expect((await browser.get("/api/admin/people")).status).toBe(403);
    const entries = await entriesOf("refuseCall");
    expect(entries).toHaveLength(20);
    expect(entries[0]).toMatchObject({ actorId: erin.userId, after: { call: "editUser", reason: "forbidden" } });
    await (await as(ezra)).get("/api/admin/people");
    expect((await entriesOf("refuseCall")).at(-1)).toMatchObject({
      actorId: ezra.userId,
      after: { call: "browsePeople" },
    });
  });

  test("previews of imports, with their counts", async () => {
    const browser = await as(admin);
    const file = `name,email\nNew,new@${owner.email.split("@")[1]}\n`;
    const csv = { "content-type": "text/csv" };
    expect((await browser.send("POST", "/api/admin/imports/people?mode=preview", file, csv)).status).toBe(200);
    expect(await entriesOf("previewImport")).toMatchObject([
      { actorId: admin.userId, after: { file: "people", new: 1 } },
    ]);
  });

  test("reports that were read, each once per hour", async () => {
    const browser = await as(admin);
    for (const path of ["absence", "absence", "coverage", "payroll?month=2027-03"]) {
      expect([path, (await browser.get(`/api/admin/reports/${path}`)).status]).toEqual([path, 200]);
    }
    expect(await entriesOf("readReports")).toMatchObject([
      { actorId: admin.userId, after: { report: "absence" } },
      { actorId: admin.userId, after: { report: "coverage" } },
    ]);
    expect(await entriesOf("readPayroll")).toMatchObject([{ after: { report: "payroll", month: "2027-03" } }]);
  });
});
