import { describe, expect, test } from "@jest/globals";
import { CONSOLE_REPORTS } from "#core/links/consolePaths.ts";
import { database } from "#db/connect.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { takeSecondStep } from "#bot/operations/auth/secondFactor/takeSecondStep.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
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
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, erin, ezra } = await testOrganization();

async function entriesOf(action: string) {
  const { rows } = await database().pool.query(
    `SELECT actor_id AS "actorId", source, subject_kind AS "subjectKind", subject_id AS "subjectId", after
      FROM audit_events WHERE organization_id = $1 AND action = $2 ORDER BY id`,
    [owner.organizationId, action],
  );
  return rows as { actorId: string | null; subjectId: string | null; after: Record<string, unknown> | null }[];
}

async function failuresOf({ organizationId }: { organizationId: string }): Promise<number> {
  const text = "SELECT FROM audit_events WHERE organization_id = $1 AND action = 'failSignIn'";
  return (await database().pool.query(text, [organizationId])).rowCount ?? 0;
}

const google = (email: string) => ({
  subject: email,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain: null,
});
const login = (email: string, password: string) => visitor().send("POST", "/api/auth/login", { email, password });

test("nothing reveals whether an imported address has an account in another organization", async () => {
  const elsewhere = await hire(await foundTestOrganization("Elsewhere"), "Otto");
  const addresses = ["free@org.example", elsewhere.email];
  await importText(owner, `email,name\n${addresses.map((email) => `${email},Imported\n`).join("")}`);
  const asOwner = await as(owner);
  const counted = async () => ({
    due: (await asOwner.get("/api/admin/status")).body.queue.messages.due as number,
    failed: (await asOwner.get("/api/admin/attention")).body.failedNotifications as number,
  });
  const before = await counted();
  for (const email of addresses) {
    await login(email, "a guess");
    await visitor().send("POST", "/api/auth/forgot-password", { email });
  }
  expect(await counted()).toEqual(before);
  const resets = "UPDATE notifications SET status = 'failed' WHERE event = 'password.reset' AND organization_id = $1";
  expect((await database().pool.query(resets, [owner.organizationId])).rowCount).toBe(1);
  expect(await counted()).toEqual(before);
  expect([await entriesOf("failSignIn"), await entriesOf("requestPasswordReset")]).toEqual([[], []]);
  const shown = await (await as(admin)).get("/api/admin/notifications");
  expect(JSON.stringify(shown.body)).not.toContain("password.reset");
  expect(shown.body.length).toBeGreaterThan(0);
  const imported = await database().pool.query<{ id: string }>("SELECT id FROM users WHERE name = 'Imported'");
  expect(imported.rows).toHaveLength(2);
  for (const { id } of imported.rows) {
    const file = await (await as(admin)).get(`/api/admin/people/${id}/export`);
    expect(file.status).toBe(200);
    expect(JSON.stringify(file.body)).not.toContain("password.reset");
  }
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

  test("failed sign-ins with Google, only in the organization of the linked person", async () => {
    const other = await hire(await foundTestOrganization("Beyond"), "Otis");
    const leaver = await hire(owner, "Lina");
    await linkGoogle(leaver, google(other.email));
    await deactivateUser(owner, leaver.userId, {});
    const signIn = (email: string) => signInWithGoogle({ source: "web" }, google(email), aNewSession());
    await expect(signIn(other.email)).rejects.toMatchObject({ code: "no_account" });
    await expect(signIn(erin.email)).rejects.toMatchObject({ code: "password_account" });
    await expect(signIn(erin.email.replace("i", "İ"))).rejects.toMatchObject({ code: "no_account" });
    expect((await entriesOf("failSignIn")).slice(-2)).toMatchObject([
      { subjectId: leaver.userId, after: { reason: "deactivated" } },
      { subjectId: erin.userId, after: { reason: "google not linked" } },
    ]);
    expect(await failuresOf(other)).toBe(0);
  });

  test("wrong codes, in the person's own organization even if an account elsewhere has their email", async () => {
    const person = await hire(owner, "Pavel");
    const rival = await hire(await foundTestOrganization("Yonder"), "Rolf");
    const profile = google(person.email);
    await linkGoogle(person, profile);
    await turnOnSecondFactor(await as(person), clock);
    await database().pool.query(
      "UPDATE identities SET organization_id = $2, user_id = $3 WHERE provider = 'email' AND subject = $1",
      [person.email, rival.organizationId, rival.userId],
    );
    const begun = await signInWithGoogle({ source: "web" }, profile, aNewSession());
    const token = "pendingSignIn" in begun ? begun.pendingSignIn : undefined;
    const step = takeSecondStep({ source: "web" }, token, { code: "000000" }, aNewSession());
    await expect(step).rejects.toMatchObject({ code: "wrong_code" });
    expect((await entriesOf("failSignIn")).at(-1)).toMatchObject({
      subjectId: person.userId,
      after: { reason: "wrong code" },
    });
    expect(await failuresOf(rival)).toBe(0);
  });

  test("sign-outs", async () => {
    await (await as(ezra)).get("/auth/logout");
    expect(await entriesOf("signOut")).toMatchObject([{ actorId: ezra.userId, subjectId: ezra.userId }]);
  });

  test("sign-outs of people when another person signs in with their browser", async () => {
    const before = (await entriesOf("signOut")).length;
    const browser = await as(erin);
    const signIn = ({ email }: { email: string }) =>
      browser.send("POST", "/api/auth/login", { email, password: PASSWORD });
    expect((await signIn(erin)).status).toBe(200);
    expect((await signIn(ezra)).status).toBe(200);
    expect((await entriesOf("signOut")).slice(before)).toMatchObject([
      { actorId: erin.userId, subjectId: erin.userId, source: "web" },
    ]);
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

  test("refused imports, whose verdicts reveal as much as a preview", async () => {
    const browser = await as(admin);
    const csv = { "content-type": "text/csv" };
    const files = {
      people: `name,email\nNew,new@${owner.email.split("@")[1]}\nWrong,no email\n`,
      openings: `email,type,days\nnobody@nowhere.example,vacation,3\n`,
      events: `email,type,date\nnobody@nowhere.example,credit,2027-01-04\n`,
    };
    for (const [name, file] of Object.entries(files)) {
      expect((await browser.send("POST", `/api/admin/imports/${name}?mode=import`, file, csv)).status).toBe(422);
      const entry = (await entriesOf("previewImport")).at(-1);
      expect(entry).toMatchObject({ actorId: admin.userId, after: { file: name, wrong: 1 } });
    }
  });

  test("correct passwords and Google accounts at which the second step is missing", async () => {
    const person = await hire(owner, "Tessa");
    await turnOnSecondFactor(await as(person), clock);
    await linkGoogle(person, google(person.email));
    expect((await login(person.email, PASSWORD)).status).toBe(202);
    await signInWithGoogle({ source: "web" }, google(person.email), aNewSession());
    const entry = { actorId: null, source: "web", subjectKind: "user", subjectId: person.userId };
    expect((await entriesOf("passFirstStep")).slice(-2)).toEqual([
      { ...entry, after: { by: "password" } },
      { ...entry, after: { by: "google" } },
    ]);
  });

  test("reports that were read, each once per hour", async () => {
    const browser = await as(admin);
    const paths = CONSOLE_REPORTS.map((report) => (report === "payroll" ? "payroll?month=2027-03" : report));
    for (const path of ["absence", ...paths, "balances/people"]) {
      expect([path, (await browser.get(`/api/admin/reports/${path}`)).status]).toEqual([path, 200]);
    }
    const reports = CONSOLE_REPORTS.filter((report) => report !== "payroll");
    expect(await entriesOf("readReports")).toMatchObject(
      [...reports, "balances of people"].map((report) => ({ actorId: admin.userId, after: { report } })),
    );
    expect(await entriesOf("readPayroll")).toMatchObject([{ after: { report: "payroll", month: "2027-03" } }]);
  });
});
