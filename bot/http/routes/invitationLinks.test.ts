import { createHash } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { acceptWithGoogle } from "#bot/operations/invitations/acceptWithGoogle.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { editOrganization } from "#bot/operations/organization/editOrganization.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { database } from "#db/connect.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { INVALID_LINK, invitingOrganization } from "#tests/arranging/invitingOrganization.ts";
import { foundTestOrganization, hire, PASSWORD } from "#tests/arranging/testOrganization.ts";

const {
  accept,
  as,
  asAdmin,
  clock,
  domain,
  invite,
  look,
  manager,
  officeId,
  organizationId,
  owner,
  stranger,
  visitor,
  wanted,
} = await invitingOrganization();

const NO_ID = "01890000-0000-7000-8000-000000000000";
const TAKEN = "This email already has an account";

describe("GET /api/invitations/token/{token}", () => {
  test("limits the wrong tokens that one address sends, and valid ones work even beyond the limit", async () => {
    await database().pool.query("DELETE FROM rate_limits");
    const { token } = await sendInvitation(owner, {
      email: `looker@${domain}`,
      role: "Employee",
      officeId: owner.officeId,
    });
    for (let looks = 0; looks < 5; looks++) expect((await look(token)).status).toBe(200);
    for (let guesses = 0; guesses < 60; guesses++) await expectRefusal(() => look(`guess${guesses}`), INVALID_LINK);
    const limited = await look("guess");
    expect([limited.status, Number(limited.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await look(token)).status).toBe(200);
    await database().pool.query("DELETE FROM rate_limits");
  });

  test("shows the invitation to anyone with its link", async () => {
    const { token } = (await invite(wanted("lena"))).body;
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      email: `lena@${domain}`,
      role: "Employee",
      organizationName: expect.stringMatching(/^Org/),
      googleOnly: false,
    });
  });

  test("gives unknown, revoked, used, and expired tokens the same response", async () => {
    const revoked = (await invite(wanted("r1"))).body;
    await asAdmin.send("DELETE", `/api/invitations/${revoked.id}`);
    const used = (await invite(wanted("u1"))).body;
    await accept({ token: used.token });
    const expired = (await invite(wanted("e1"))).body;
    clock.set("2027-03-07");
    expect((await look(expired.token)).status).toBe(200);
    clock.set("2027-03-08");
    for (const token of ["unknown", `${expired.token}x`, revoked.token, used.token, expired.token]) {
      await expectRefusal(() => look(token), INVALID_LINK);
      await expectRefusal(() => accept({ token }), INVALID_LINK);
    }
    clock.set("2027-03-01");
  });

  test("does not find an invitation by its id or by its stored hash", async () => {
    const { id, token } = (await invite(wanted("i1"))).body;
    const hash = createHash("sha256").update(token).digest();
    for (const guess of [id, hash.toString("hex"), hash.toString("base64url")])
      await expectRefusal(() => look(guess), INVALID_LINK);
  });
});

test("a person whose invited manager has been deactivated since has no manager, however they accept", async () => {
  const former = await hire(owner, "Nils", "Manager");
  const [first, second] = [
    (await invite({ ...wanted("ivo"), managerId: former.userId })).body,
    (await invite({ ...wanted("ida"), managerId: former.userId })).body,
  ];
  await asAdmin.send("DELETE", `/api/users/${former.userId}`);
  await accept({ token: first.token });
  const profile = { subject: "ida", email: second.email, isEmailVerified: true, name: "Ida", hostedDomain: null };
  await acceptWithGoogle({ source: "web" }, profile, hashOfToken(second.token), aNewSession());
  const { rows } = await database().pool.query(
    "SELECT manager_id FROM users WHERE organization_id = $1 AND email = ANY ($2) ORDER BY email",
    [organizationId, [first.email, second.email]],
  );
  expect(rows).toEqual([{ manager_id: null }, { manager_id: null }]);
});

describe("POST /api/invitations/accept", () => {
  test("creates the invited person with their balances, without a session", async () => {
    const { id, token } = (await invite({ ...wanted("anna"), managerId: manager.userId })).body;
    const browser = visitor();
    const stray = { role: "Owner", email: "else@x.example", managerId: NO_ID };
    const body = { token, name: " Anna Ågren ", password: PASSWORD, ...stray };
    const answer = await browser.send("POST", "/api/invitations/accept", body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ user: { id: expect.any(String), email: `anna@${domain}` } });
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      actorId: answer.body.user.id,
      action: "acceptInvitation",
      subjectId: id,
      after: { userId: answer.body.user.id, role: "Employee", managerId: manager.userId, officeId },
    });
    const anna = await as(answer.body.user);
    expect((await anna.get("/api/auth/user")).body).toMatchObject({
      name: "Anna Ågren",
      role: "Employee",
      managerName: "Mona",
      office: "Main Office",
    });
    expect((await anna.get("/api/pto-balances")).body).toMatchObject([
      { balance: 20 },
      { balance: 10 },
      { balance: 3 },
    ]);
  });

  test("takes effect once, even with concurrent calls", async () => {
    const { token } = (await invite(wanted("once"))).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept({ token })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "404", "404", "404", "404"]);
  });

  test("refuses a person who has an account in another organization, and keeps the invitation open", async () => {
    const other = await hire(stranger, "Ola");
    const { token } = (await invite({ ...wanted("x"), email: other.email })).body;
    await expectRefusal(() => accept({ token }), [409, "email_taken", TAKEN, { email: TAKEN }]);
    expect((await look(token)).status).toBe(200);
    expect((await (await as(other)).get("/api/auth/user")).body.organizationName).toBe("Elsewhere");
  });

  test.each<[string, object, Record<string, string>]>([
    ["no name", { name: " " }, { name: "Name is required" }],
    ["a short password", { password: "12345" }, { password: "Password must be at least 6 characters" }],
    ["no token", { token: undefined }, { token: "Invitation token is required" }],
  ])("refuses %s, and the link still works", async (what, wrong, fields) => {
    const { token } = (await invite(wanted(what.replaceAll(" ", "")))).body;
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => accept({ token, ...wrong }), [400, "invalid_input", first, fields]);
    expect((await accept({ token })).status).toBe(201);
  });
});

describe("a domain set after an invitation was sent to an address outside it", () => {
  test("invalidates the invitation for its link, its acceptance, and Google", async () => {
    const founder = await foundTestOrganization("Later Domain");
    const email = "guest@elsewhere.example";
    const { token } = await sendInvitation(founder, { email, role: "Employee", officeId: founder.officeId });
    expect((await look(token)).status).toBe(200);
    await editOrganization(founder, { domain: "laterdomain.example" });
    await expectRefusal(() => look(token), INVALID_LINK);
    await expectRefusal(() => accept({ token }), INVALID_LINK);
    const profile = { subject: email, email, isEmailVerified: true, name: null, hostedDomain: null };
    const joining = acceptWithGoogle({ source: "web" }, profile, hashOfToken(token), aNewSession());
    await expect(joining).rejects.toMatchObject({ code: "invalid_invitation" });
    await editOrganization(founder, { domain: "elsewhere.example" });
    expect((await accept({ token })).status).toBe(201);
  });
});
