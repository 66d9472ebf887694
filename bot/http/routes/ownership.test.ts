import { beforeEach, describe, expect, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { transferOwnership } from "#bot/operations/people/transferOwnership.ts";
import { database } from "#db/connect.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { importText } from "#tests/asserting/importText.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const { as, visitor, url } = await httpServer(clock, { smtpUrl: mail.url });
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
const { pool } = database();

const PATH = "/api/organization/transfer";
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
type Member = Awaited<ReturnType<typeof hire>>;

let company: Awaited<ReturnType<typeof testOrganization>>;
beforeEach(async () => {
  company = await testOrganization();
  await deliver();
  mail.received.length = 0;
});

const transfer = async (by: Member, body: object) => (await as(by)).send("POST", PATH, body);
async function rolesOf(...people: Member[]): Promise<(Role | undefined)[]> {
  const found = await pool.query<{ id: string; role: Role }>("SELECT id, role FROM users WHERE id = ANY($1)", [
    people.map(({ userId }) => userId),
  ]);
  return people.map(({ userId }) => found.rows.find(({ id }) => id === userId)?.role);
}

describe("transferring ownership", () => {
  test("makes the other person an Owner and the actor an Admin, at once", async () => {
    const { owner, admin } = company;
    const [asOwner, asAdmin] = [await as(owner), await as(admin)];
    expect((await asOwner.send("POST", PATH, { userId: admin.userId })).status).toBe(204);
    expect(await rolesOf(owner, admin)).toEqual(["Admin", "Owner"]);
    expect((await asOwner.get("/api/auth/user")).body).toMatchObject({ role: "Admin" });
    expect((await asOwner.send("PATCH", "/api/organization", { name: "Mine" })).status).toBe(403);
    expect((await asAdmin.send("PATCH", "/api/organization", { name: "Theirs" })).status).toBe(200);
  });

  test("is possible to any active person, whatever their role", async () => {
    const { owner, erin } = company;
    expect((await transfer(owner, { userId: erin.userId })).status).toBe(204);
    expect(await rolesOf(owner, erin)).toEqual(["Admin", "Owner"]);
  });

  test("notifies both, and is in the audit log of both", async () => {
    const { owner, admin } = company;
    await transfer(owner, { userId: admin.userId });
    await deliver();
    const { rows: named } = await pool.query("SELECT name FROM organizations WHERE id = $1", [owner.organizationId]);
    const subjects = new Map(mail.received.map(({ to, subject }) => [to, subject]));
    expect(subjects).toEqual(
      new Map([
        [admin.email, `You are now an Owner of ${named[0].name}`],
        [owner.email, `Ada is now an Owner of ${named[0].name}`],
      ]),
    );
    const { rows } = await pool.query(
      `SELECT actor_id, subject_id, before, after FROM audit_events
        WHERE organization_id = $1 AND action = 'transferOwnership' ORDER BY id`,
      [owner.organizationId],
    );
    const by = { actor_id: owner.userId };
    expect(rows).toEqual([
      { ...by, subject_id: admin.userId, before: { role: "Admin" }, after: { role: "Owner" } },
      { ...by, subject_id: owner.userId, before: { role: "Owner" }, after: { role: "Admin" } },
    ]);
  });

  test("can be reversed by the new Owner, which notifies both again", async () => {
    const { owner, admin } = company;
    await transfer(owner, { userId: admin.userId });
    await transfer(admin, { userId: owner.userId });
    await deliver();
    expect(await rolesOf(owner, admin)).toEqual(["Owner", "Admin"]);
    const news = mail.received.map(({ to, subject }) => [to, subject.startsWith("You are now an Owner")]);
    expect(new Map(news as [string, boolean][])).toEqual(
      new Map([
        [owner.email, true],
        [admin.email, false],
      ]),
    );
    expect(news).toHaveLength(2);
  });

  test("makes one new Owner, even if sent twice at once", async () => {
    const { owner, admin, manager } = company;
    const browser = await as(owner);
    const answers = await Promise.all([admin, manager].map(({ userId }) => browser.send("POST", PATH, { userId })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403]);
    expect((await rolesOf(owner, admin, manager)).filter((role) => role === "Owner")).toHaveLength(1);
  });

  test("is refused for yourself, for a deactivated person, for an Owner, and without a person", async () => {
    const { owner, erin, ezra } = company;
    const second = await hire(owner, "Olga", "Owner");
    await deactivateUser(owner, ezra.userId, {});
    const browser = await as(owner);
    const send = (userId: unknown) => () => browser.send("POST", PATH, { userId });
    const self = "You already own the organization";
    await expectRefusal(send(owner.userId), [409, "own_ownership", self, { userId: self }]);
    const left = "This person is deactivated";
    await expectRefusal(send(ezra.userId), [409, "inactive", left, { userId: left }]);
    const already = "This person is already an Owner";
    await expectRefusal(send(second.userId), [409, "already_owner", already, { userId: already }]);
    await expectRefusal(send(UNKNOWN), [404, "not_found", "The person was not found"]);
    await expectRefusal(send((await foundTestOrganization()).userId), [404, "not_found", "The person was not found"]);
    const missing = "Please choose a person";
    await expectRefusal(send(""), [400, "invalid_input", missing, { userId: missing }]);
    expect(await rolesOf(owner, erin)).toEqual(["Owner", "Employee"]);
  });

  test("is refused for an imported person who can't sign in yet, so that the organization keeps an Owner who can", async () => {
    const { owner } = company;
    const email = `invited@${owner.email.split("@")[1]}`;
    await importText(owner, `email,name\n${email},Helen Heir\n`);
    const { rows } = await pool.query<{ id: string }>("SELECT id FROM users WHERE email = $1", [email]);
    const text = "This person has to sign in first";
    const invited = { userId: rows[0]?.id };
    const browser = await as(owner);
    await expectRefusal(() => browser.send("POST", PATH, invited), [409, "heir_not_joined", text, { userId: text }]);
    expect(await rolesOf(owner)).toEqual(["Owner"]);
  });

  test("is refused for a person who signs in only with single sign-on, with what they need", async () => {
    const { owner, erin } = company;
    const { id, link } = await anSsoConnection(owner, "https://id.example");
    await link("subject", erin);
    await pool.query("DELETE FROM passwords WHERE user_id = $1", [erin.userId]);
    const needs = async (message: string) =>
      expect(transferOwnership(owner, { userId: erin.userId })).rejects.toMatchObject({
        code: "heir_only_sso",
        message,
      });
    await needs("This person signs in only with single sign-on and has to set a password first");
    await pool.query("UPDATE sso_connections SET is_required = true WHERE id = $1", [id]);
    await needs("This person must use single sign-on. Name them as an exception, and let them set a password first.");
  });

  test("is for Owners only", async () => {
    const { admin, manager, erin } = company;
    for (const person of [admin, manager, erin]) {
      const browser = await as(person);
      await expectRefusal(
        () => browser.send("POST", PATH, { userId: erin.userId }),
        [403, "forbidden", "You need Owner permissions to transfer ownership"],
      );
    }
    await expectRefusal(() => visitor().send("POST", PATH, { userId: erin.userId }), SIGNED_OUT);
  });
});
