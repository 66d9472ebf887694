import { createHash } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { INVALID_LINK, invitingOrganization } from "#tests/arranging/invitingOrganization.ts";
import { hire } from "#tests/arranging/testOrganization.ts";

const {
  accept,
  admin,
  as,
  asAdmin,
  clock,
  domain,
  erin,
  ezra,
  invite,
  look,
  manager,
  officeId,
  organizationId,
  owner,
  setDomain,
  stranger,
  visitor,
  wanted,
} = await invitingOrganization();

const NO_ID = "01890000-0000-7000-8000-000000000000";
const TAKEN = "This email already has an account";

describe("POST /api/invitations", () => {
  test("responds with the invitation and its token, valid for seven days, and audits it without the address or the token", async () => {
    const body = { ...wanted("nina"), role: "Manager", managerId: manager.userId, status: "accepted", token: "mine" };
    const answer = await invite(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      email: body.email,
      role: "Manager",
      officeId,
      officeName: "Main Office",
      managerId: manager.userId,
      managerName: "Mona",
      startDate: null,
      status: "pending",
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: "2027-03-08T15:00:00.000Z",
      acceptedAt: null,
      invitedByUserName: "Ada",
    });
    const entry = await lastAuditEntry(organizationId);
    expect(entry).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "sendInvitation",
      subjectKind: "invitation",
      subjectId: answer.body.id,
      before: null,
      after: { role: "Manager", officeId, managerId: manager.userId, startDate: null },
    });
  });

  test("stores the token only as a hash and sealed for this organization", async () => {
    const { id, token } = (await invite(wanted("sealed"))).body;
    const { rows } = await database().pool.query<{ all: string; hash: Buffer; sealed: string }>(
      `SELECT i::text || t::text AS all, t.token_hash AS hash, i.token_sealed AS sealed
        FROM invitations i JOIN link_tokens t ON t.subject_id = i.id WHERE i.id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.hash).toEqual(createHash("sha256").update(token).digest());
    const { sealer } = operationsRuntime();
    expect(sealer.open(rows[0]?.sealed ?? "", organizationId)).toBe(token);
    expect(() => sealer.open(rows[0]?.sealed ?? "", stranger.organizationId)).toThrow(/authenticate/);
  });

  test("refuses a second invitation to an address, regardless of case, except after a revocation", async () => {
    const { id } = (await invite(wanted("olaf"))).body;
    const text = "This email has already been invited";
    const again = { ...wanted("olaf"), email: `OLAF@${domain}` };
    await expectRefusal(() => invite(again), [409, "already_invited", text, { email: text }]);
    await asAdmin.send("DELETE", `/api/invitations/${id}`);
    expect((await invite(again)).status).toBe(201);
  });

  test("refuses a member's address, active or not", async () => {
    const gone = await hire(owner, "Gus");
    await asAdmin.send("DELETE", `/api/users/${gone.userId}`);
    for (const { email } of [erin, gone]) {
      await expectRefusal(() => invite({ ...wanted("x"), email }), [409, "email_taken", TAKEN, { email: TAKEN }]);
    }
  });

  test("doesn't reveal that a person has an account in another organization", async () => {
    const { status, body } = await invite({ ...wanted("x"), email: stranger.email });
    expect([status, body.status]).toEqual([201, "pending"]);
  });

  test.each<[string, object, Record<string, string>]>([
    ["no email", { email: "" }, { email: "Invalid email address" }],
    ["an invalid email", { email: "nora@" }, { email: "Invalid email address" }],
    ["an unknown role", { role: "King" }, { role: "Role must be Employee, Manager, Admin, or Owner" }],
    ["no office", { officeId: undefined }, { officeId: "Office assignment is required" }],
    ["an unknown office", { officeId: NO_ID }, { officeId: "Unknown office" }],
    ["an office of another organization", { officeId: stranger.officeId }, { officeId: "Unknown office" }],
    ["an id that can't be an office", { officeId: "Main" }, { officeId: "Unknown office" }],
    ["an unknown manager", { managerId: NO_ID }, { managerId: "Unknown manager" }],
    ["an invalid date", { startDate: "2027-02-30" }, { startDate: "Start date must be a real date, like 2027-03-01" }],
    ["a manager of another organization", { managerId: stranger.userId }, { managerId: "Unknown manager" }],
  ])("refuses %s", async (_, wrong, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => invite({ ...wanted("nora"), ...wrong }), [400, "invalid_input", first, fields]);
  });

  test("refuses a role above your own", async () => {
    const text = "You can't assign a role above your own";
    await expectRefusal(
      () => invite({ ...wanted("oscar"), role: "Owner" }),
      [403, "role_above_own", text, { role: text }],
    );
    expect((await invite({ ...wanted("oscar"), role: "Owner" }, await as(owner))).status).toBe(201);
  });

  test("refuses an address outside the organization's domain, if it has one", async () => {
    await setDomain("acme.example");
    const text = "Email must belong to acme.example";
    for (const email of ["dora@other.example", "dora@sub.acme.example", "dora@notacme.example"]) {
      await expectRefusal(() => invite({ ...wanted("x"), email }), [400, "wrong_domain", text, { email: text }]);
    }
    expect((await invite({ ...wanted("x"), email: "dora@ACME.example" })).status).toBe(201);
    await setDomain(null);
  });
});

describe("GET and DELETE /api/invitations", () => {
  test("lists invitations, newest first, with the token for copying the link", async () => {
    const inviter = await as(stranger);
    const to = (name: string) => ({ email: `${name}@x.example`, role: "Employee", officeId: stranger.officeId });
    const [used, open] = [(await invite(to("f"), inviter)).body, (await invite(to("s"), inviter)).body];
    await accept({ token: used.token });
    const { status, body } = await inviter.get("/api/invitations");
    expect(status).toBe(200);
    expect(body.slice(0, 2)).toEqual([open, { ...used, status: "accepted", acceptedAt: "2027-03-01T15:00:00.000Z" }]);
    const emails = body.map(({ email }: { email: string }) => email);
    expect(emails).not.toContain(`nina@${domain}`);
  });

  test.each([
    ["hides the token for an Owner, because it could make you one", "olga", "Owner", () => owner, false],
    [
      "hides a colleague's token for an Admin, because it could be your second account",
      "alma",
      "Admin",
      () => owner,
      false,
    ],
    ["shows the token for an Admin whom you invited", "arno", "Admin", () => admin, true],
    ["shows a colleague's token for a lower role", "mira", "Manager", () => owner, true],
  ] as const)("%s", async (_, name, role, by, isShown) => {
    const { id, token } = (await invite({ ...wanted(name), role }, await as(by()))).body;
    for (const [reader, seen] of [
      [owner, token],
      [admin, isShown ? token : null],
    ] as const) {
      const browser = await as(reader);
      for (const path of ["/api/invitations", "/api/admin/invitations"]) {
        const { body } = await browser.get(path);
        expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({ role, token: seen });
      }
      expect((await browser.get(`/api/admin/invitations/${id}`)).body.token).toBe(seen);
    }
  });

  test("shows an unaccepted invitation as expired, and its address can be invited again", async () => {
    const { id, token } = (await invite(wanted("late"))).body;
    clock.set("2027-03-09");
    const later = await as(admin);
    const { body } = await later.get("/api/invitations");
    expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({ status: "expired", token });
    const again = await invite(wanted("late"), later);
    expect(again).toMatchObject({ status: 201, body: { expiresAt: "2027-03-16T15:00:00.000Z" } });
    expect(again.body.token).not.toBe(token);
    await expectRefusal(() => accept({ token }), INVALID_LINK);
    expect((await accept({ token: again.body.token })).status).toBe(201);
    clock.set("2027-03-01");
  });

  test("revokes a pending invitation once, and is audited", async () => {
    const { id, token } = (await invite(wanted("rita"))).body;
    const revoke = () => asAdmin.send("DELETE", `/api/invitations/${id}`);
    expect(await revoke()).toMatchObject({ status: 204, body: "" });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "revokeInvitation",
      subjectId: id,
      before: { status: "pending" },
      after: { status: "revoked" },
    });
    await expectRefusal(() => look(token), INVALID_LINK);
    await expectRefusal(revoke, [409, "already_revoked", "This invitation was already revoked"]);
    const { body: used } = await invite(wanted("used"));
    await accept({ token: used.token });
    const late = () => asAdmin.send("DELETE", `/api/invitations/${used.id}`);
    await expectRefusal(late, [409, "already_accepted", "This invitation was already accepted"]);
  });

  test("refuses to let an Admin revoke an invitation for a role above their own", async () => {
    const asOwner = await as(owner);
    const { id, token } = (await invite({ ...wanted("heir"), role: "Owner" }, asOwner)).body;
    await expectRefusal(
      () => asAdmin.send("DELETE", `/api/invitations/${id}`),
      [403, "role_above_own", "You can't revoke an invitation for a role above your own"],
    );
    expect((await look(token)).status).toBe(200);
    expect((await asOwner.send("DELETE", `/api/invitations/${id}`)).status).toBe(204);
  });

  test("does not find an invitation that is missing or in another organization", async () => {
    const { id } = (await invite(wanted("ours"))).body;
    const outside = await as(stranger);
    for (const one of [id, NO_ID]) {
      await expectRefusal(
        () => outside.send("DELETE", `/api/invitations/${one}`),
        [404, "not_found", "The invitation was not found"],
      );
    }
    expect((await outside.send("DELETE", "/api/invitations/nonsense")).status).toBe(404);
  });

  test.each([
    ["an Employee", ezra],
    ["a Manager", manager],
  ])("are refused to %s, with any input", async (_, person) => {
    const browser = await as(person);
    const forbidden: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage invitations"];
    await expectRefusal(() => browser.get("/api/invitations"), forbidden);
    await expectRefusal(() => invite({}, browser), forbidden);
    await expectRefusal(() => browser.send("DELETE", "/api/invitations/nonsense"), forbidden);
  });

  test("are 401 for visitors", async () => {
    await expectRefusal(() => visitor().get("/api/invitations"), SIGNED_OUT);
    await expectRefusal(() => invite({}, visitor()), SIGNED_OUT);
    await expectRefusal(() => visitor().send("DELETE", `/api/invitations/${NO_ID}`), SIGNED_OUT);
  });
});
