import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
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
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const { organizationId } = owner;
const [asOwner, asAdmin] = [await as(owner), await as(admin)];

const NO_ID = "01890000-0000-7000-8000-000000000000";
const LAST_OWNER: Refused = [409, "last_owner", "An organization must keep at least one active Owner"];
const OWNER_ONLY: Refused = [403, "owner_only", "Only an Owner can change or deactivate an Owner"];
const OWN_ROLE: Refused = [403, "own_role", "You can't change your own role"];

const ownersOnly = (field: string) => `Only an Owner can change the ${field} of an Admin`;
const refused = (field: string): Refused => [403, "role_not_below", ownersOnly(field), { [field]: ownersOnly(field) }];

const edit = (body: object, { userId }: { userId: string }, by = asAdmin) =>
  by.send("PATCH", `/api/users/${userId}`, body);
const deactivate = ({ userId }: { userId: string }, by = asAdmin) => by.send("DELETE", `/api/users/${userId}`);

describe("a role", () => {
  test("up to your own can be assigned, and takes effect immediately", async () => {
    const browser = await as(erin);
    expect((await browser.get("/api/invitations")).status).toBe(403);
    expect(await edit({ role: "Admin" }, erin)).toMatchObject({ status: 200, body: { role: "Admin" } });
    expect((await browser.get("/api/invitations")).status).toBe(200);
    expect(await edit({ role: "Employee" }, erin, asOwner)).toMatchObject({ status: 200, body: { role: "Employee" } });
    expect((await browser.get("/api/invitations")).status).toBe(403);
  });

  test("above your own can't be assigned", async () => {
    const text = "You can't assign a role above your own";
    await expectRefusal(() => edit({ role: "Owner" }, erin), [403, "role_above_own", text, { role: text }]);
  });

  test("must be one of the four", async () => {
    const text = "Role must be Employee, Manager, Admin, or Owner";
    await expectRefusal(() => edit({ role: "King" }, erin), [400, "invalid_input", text, { role: text }]);
  });

  test("of your own can't be changed, but may be sent unchanged", async () => {
    await expectRefusal(() => edit({ role: "Manager" }, admin), OWN_ROLE);
    await expectRefusal(() => edit({ role: "Owner" }, admin), OWN_ROLE);
    expect((await edit({ role: "Admin", name: "Ada" }, admin)).status).toBe(200);
    expect((await edit({ role: "Owner", name: "Olga" }, owner, asOwner)).status).toBe(200);
  });

  test("of an Admin is changed only by an Owner, like the Admin's email, by any path", async () => {
    const peer = await hire(owner, "Abel", "Admin");
    for (const path of ["/api/users", "/api/admin/people"]) {
      const method = path === "/api/users" ? "PATCH" : "PUT";
      const send = (body: object) => asAdmin.send(method, `${path}/${peer.userId}`, body);
      await expectRefusal(() => send({ role: "Employee" }), refused("role"));
      await expectRefusal(() => send({ email: "mine@org1.example" }), refused("email"));
    }
    const file = `email,role\n${peer.email},Employee`;
    const preview = await asAdmin.send("POST", "/api/admin/imports/people?mode=preview", file, {
      "content-type": "text/csv",
    });
    expect(preview.body.rows).toMatchObject([
      { status: "wrong", reasons: [{ column: "role", text: ownersOnly("role") }] },
    ]);
    expect((await edit({ name: "Abel Adams" }, peer)).status).toBe(200);
    expect((await edit({ role: "Employee", email: "abel@new.example" }, peer, asOwner)).status).toBe(200);
  });

  test("of an Owner is changed only by Owners, like all other fields", async () => {
    await expectRefusal(() => edit({ role: "Admin" }, owner), OWNER_ONLY);
    await expectRefusal(() => edit({ name: "Not Olga" }, owner), OWNER_ONLY);
    await expectRefusal(() => deactivate(owner), OWNER_ONLY);
  });

  test("of Owner stays with at least one person who can sign in", async () => {
    const company = await testOrganization();
    await importText(company.owner, "email,name,role\nnever@joined.example,Never Joined,Owner\n");
    const { rows } = await database().pool.query("SELECT is_active, role FROM users WHERE name = 'Never Joined'");
    expect(rows).toEqual([{ is_active: true, role: "Owner" }]);
    const browser = await as(company.owner);
    await expectRefusal(() => deactivate(company.owner, browser), LAST_OWNER);
    await hire(company.owner, "Ottilie", "Owner");
    expect((await deactivate(company.owner, browser)).status).toBe(204);
  });

  test("of Owner stays with at least one active person", async () => {
    await expectRefusal(() => edit({ role: "Admin" }, owner, asOwner), LAST_OWNER);
    await expectRefusal(() => deactivate(owner, asOwner), LAST_OWNER);
    const second = await hire(owner, "Otto", "Owner");
    await expectRefusal(() => edit({ role: "Admin" }, owner, asOwner), OWN_ROLE);
    const asSecond = await as(second);
    expect((await edit({ role: "Admin" }, second, asOwner)).status).toBe(200);
    await expectRefusal(() => edit({ role: "Admin" }, owner, asSecond), OWNER_ONLY);
    expect((await edit({ role: "Owner" }, second, asOwner)).status).toBe(200);
    expect((await deactivate(second, asOwner)).status).toBe(204);
    await expectRefusal(() => deactivate(owner, asOwner), LAST_OWNER);
    await expectRefusal(() => edit({ isActive: true }, second), OWNER_ONLY);
  });
});

describe("DELETE /api/users/{id}", () => {
  test("deactivates: the person is hidden, their last day is today, and pending requests are canceled", async () => {
    const vera = await hire(owner, "Vera", "Employee", { managerId: manager.userId });
    const browser = await as(vera);
    const request = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" };
    const { id } = (await browser.send("POST", "/api/pto-requests", request)).body;
    const answer = await deactivate(vera);
    expect([answer.status, answer.body]).toEqual([204, ""]);
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "deactivateUser",
      subjectKind: "user",
      subjectId: vera.userId,
      before: { isActive: true, endDate: null },
      after: { isActive: false, endDate: "2027-03-01", sessions: 1, cancelled: 1, reversed: 0 },
    });
    await expectRefusal(() => browser.get("/api/auth/user"), SIGNED_OUT);
    expect((await asAdmin.get(`/api/users/${vera.userId}`)).body).toMatchObject({
      isActive: false,
      endDate: "2027-03-01",
    });
    const listed = (await asAdmin.get("/api/users")).body.map((one: { id: string }) => one.id);
    expect(listed).not.toContain(vera.userId);
    const { rows } = await database().pool.query("SELECT status, decided_by_id FROM pto_requests WHERE id = $1", [id]);
    expect(rows).toEqual([{ status: "cancelled", decided_by_id: admin.userId }]);
  });

  test("changes nothing more when it is repeated", async () => {
    const walt = await hire(owner, "Walt");
    await deactivate(walt);
    const before = (await asAdmin.get(`/api/users/${walt.userId}`)).body;
    expect((await deactivate(walt)).status).toBe(204);
    expect((await asAdmin.get(`/api/users/${walt.userId}`)).body).toEqual(before);
  });

  test("is reversed by editing: the person can sign in with their old password", async () => {
    const xena = await hire(owner, "Xena");
    await deactivate(xena);
    const { status, body } = await edit({ isActive: true }, xena);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Xena", isActive: true, endDate: null });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      action: "editUser",
      before: { isActive: false, endDate: "2027-03-01" },
      after: { isActive: true, endDate: null },
    });
    const login = await visitor().send("POST", "/api/auth/login", { email: xena.email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect((await (await as(xena)).get("/api/pto-balances")).body).toMatchObject([{ balance: 20 }, {}, {}]);
  });

  test("is not reversed by other edits", async () => {
    const yves = await hire(owner, "Yves");
    await deactivate(yves);
    expect((await edit({ name: "Yves II" }, yves)).body).toMatchObject({ name: "Yves II", isActive: false });
    expect((await edit({ isActive: true, endDate: "2027-06-30" }, yves)).body).toMatchObject({
      isActive: true,
      endDate: "2027-06-30",
    });
  });

  test("does not find people who are missing or in another organization, even for an Owner", async () => {
    for (const userId of [NO_ID, stranger.userId]) {
      await expectRefusal(() => deactivate({ userId }, asOwner), [404, "not_found", "The person was not found"]);
    }
    expect((await deactivate({ userId: "nonsense" })).status).toBe(404);
    expect((await (await as(stranger)).get("/api/auth/user")).status).toBe(200);
  });
});

describe("editing and deactivating", () => {
  test.each([
    ["an Employee", ezra],
    ["a Manager of the person", manager],
  ])("are refused to %s, with any body", async (_, person) => {
    const browser = await as(person);
    await expectRefusal(
      () => edit({ role: "King" }, erin, browser),
      [403, "forbidden", "You need Admin or Owner permissions to edit people"],
    );
    for (const userId of [erin.userId, NO_ID, "nonsense"]) {
      await expectRefusal(
        () => deactivate({ userId }, browser),
        [403, "forbidden", "You need Admin or Owner permissions to deactivate people"],
      );
    }
  });

  test("are 401 for visitors", async () => {
    await expectRefusal(() => edit({ name: "X" }, erin, visitor()), SIGNED_OUT);
    await expectRefusal(() => deactivate(erin, visitor()), SIGNED_OUT);
  });
});
