import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { acceptWithGoogle } from "#bot/operations/invitations/acceptWithGoogle.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { transferOwnership } from "#bot/operations/people/transferOwnership.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { importText } from "#tests/asserting/importText.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { pool } = database();

const INVALID: Refused = [404, "invalid_invitation", "This invitation link is invalid or has expired."];
const ROLES: Role[] = ["Employee", "Admin", "Owner"];

const look = (token: string) => visitor().get(`/api/invitations/token/${token}`);
const accept = (token: string) =>
  visitor().send("POST", "/api/invitations/accept", { token, name: "New Person", password: PASSWORD });

async function twoOwners() {
  const owner = await foundTestOrganization();
  return { owner, inviter: await hire(owner, "Olga", "Owner") };
}

async function inviteEach(by: Actor & { officeId: string; email: string }, roles: readonly Role[]) {
  const sent: { id: string; token: string; role: Role }[] = [];
  for (const role of roles) {
    const email = `to${role.toLowerCase()}@${by.email.split("@")[1]}`;
    const { id, token } = await sendInvitation(by, { email, role, officeId: by.officeId });
    sent.push({ id, token, role });
  }
  return sent;
}

const openRoles = async (sent: Awaited<ReturnType<typeof inviteEach>>) => {
  const looked = await Promise.all(sent.map(async ({ token, role }) => ({ role, status: (await look(token)).status })));
  return looked.filter(({ status }) => status === 200).map(({ role }) => role);
};

test.each<[to: Role, open: Role[]]>([
  ["Admin", ["Employee", "Admin"]],
  ["Manager", []],
  ["Employee", []],
])("an Owner demoted to %s keeps open the invitations for %j", async (role, open) => {
  const { owner, inviter } = await twoOwners();
  const sent = await inviteEach(inviter, ROLES);
  await editUser(owner, inviter.userId, { role });
  expect(await openRoles(sent)).toEqual(open);
});

test("an invitation that its demoted inviter could no longer send is refused, listed as revoked, and audited with the reason", async () => {
  const { owner, inviter } = await twoOwners();
  const [invitation] = await inviteEach(inviter, ["Owner"]);
  const { id = "", token = "" } = invitation ?? {};
  await editUser(owner, inviter.userId, { role: "Admin" });
  await expectRefusal(() => look(token), INVALID);
  await expectRefusal(() => accept(token), INVALID);
  expect((await (await as(owner)).get("/api/invitations")).body[0]).toMatchObject({ id, status: "revoked" });
  const { rows } = await pool.query(
    `SELECT actor_id AS by, action, before, after FROM audit_events WHERE subject_id = $1 ORDER BY id DESC LIMIT 1`,
    [id],
  );
  expect(rows[0]).toEqual({
    by: owner.userId,
    action: "editUser",
    before: { status: "pending" },
    after: { status: "revoked", inviterLostRight: inviter.userId },
  });
});

test("deactivating an inviter revokes all of their pending invitations", async () => {
  const { owner, inviter } = await twoOwners();
  const sent = await inviteEach(inviter, ROLES);
  await deactivateUser(owner, inviter.userId, {});
  expect(await openRoles(sent)).toEqual([]);
});

test("demoting an Admin by an import revokes their pending invitations", async () => {
  const owner = await foundTestOrganization();
  const admin = await hire(owner, "Ada", "Admin");
  const sent = await inviteEach(admin, ["Employee", "Admin"]);
  await importText(owner, `email,role\n${admin.email},Employee`);
  expect(await openRoles(sent)).toEqual([]);
});

test("transferring ownership revokes the previous Owner's pending invitations for Owners", async () => {
  const owner = await foundTestOrganization();
  const newOwner = await hire(owner, "Hanna", "Admin");
  const sent = await inviteEach(owner, ROLES);
  await transferOwnership(owner, { userId: newOwner.userId });
  expect(await openRoles(sent)).toEqual(["Employee", "Admin"]);
});

test("neither an edit without a new role nor a promotion revokes anything", async () => {
  const owner = await foundTestOrganization();
  const admin = await hire(owner, "Ada", "Admin");
  const sent = await inviteEach(admin, ["Employee", "Admin"]);
  await editUser(owner, admin.userId, { name: "Ada L.", role: "Admin" });
  await editUser(owner, admin.userId, { role: "Owner" });
  expect(await openRoles(sent)).toEqual(["Employee", "Admin"]);
});

test("an invitation sent during its inviter's demotion is refused at acceptance, with a password or Google", async () => {
  const { inviter } = await twoOwners();
  const [invitation] = await inviteEach(inviter, ["Owner"]);
  const token = invitation?.token ?? "";
  await pool.query("UPDATE users SET role = 'Admin' WHERE id = $1", [inviter.userId]);
  await expectRefusal(() => look(token), INVALID);
  await expectRefusal(() => accept(token), INVALID);
  const email = `toowner@${inviter.email.split("@")[1]}`;
  const profile = { subject: "google", email, isEmailVerified: true, name: "Gina", hostedDomain: null };
  const joining = acceptWithGoogle({ source: "web" }, profile, hashOfToken(token), aNewSession());
  await expect(joining).rejects.toMatchObject({ code: "invalid_invitation" });
});

test("accepting waits for a running demotion, and is then refused", async () => {
  const { inviter } = await twoOwners();
  const [invitation] = await inviteEach(inviter, ["Owner"]);
  await withGate(async ({ tx, run, open }) => {
    await holdOrganization(inviter.organizationId, tx);
    const accepting = accept(invitation?.token ?? "");
    await untilWaiting();
    await run("UPDATE users SET role = 'Employee' WHERE id = $1", [inviter.userId]);
    await open();
    expect((await accepting).status).toBe(404);
  });
});

async function tokensSeenBy(person: Actor & { email: string }): Promise<Record<string, string | null>> {
  const { body } = await (await as(person)).get("/api/invitations");
  const listed = body as { role: Role; status: string; token: string | null }[];
  const open = listed.filter(({ status }) => status === "pending");
  return Object.fromEntries(open.map(({ role, token }) => [role, token]));
}

const lostRights: [string, (owner: Actor, admin: { userId: string; email: string }) => Promise<unknown>][] = [
  ["a deactivation", (owner, { userId }) => deactivateUser(owner, userId, {})],
  ["a demotion", (owner, { userId }) => editUser(owner, userId, { role: "Manager" })],
  ["a demotion by import", (owner, { email }) => importText(owner, `email,role\n${email},Employee`)],
];

test.each(lostRights)(
  "after %s, nobody joins by a link that they copied from a colleague's invitation",
  async (_, end) => {
    const owner = await foundTestOrganization();
    const admin = await hire(owner, "Ada", "Admin");
    await inviteEach(owner, ["Employee", "Admin"]);
    const copied = await tokensSeenBy(admin);
    await end(owner, admin);
    await expectRefusal(() => accept(copied["Employee"] ?? ""), INVALID);
    const { Employee: renewed } = await tokensSeenBy(owner);
    expect(renewed).not.toBe(copied["Employee"]);
    expect((await accept(renewed ?? "")).status).toBe(201);
  },
);

test("a previous Owner can't join by a copied link to become an Owner or Admin, and other copied links keep working", async () => {
  const { owner, inviter } = await twoOwners();
  const newOwner = await hire(owner, "Hanna", "Admin");
  await inviteEach(inviter, ROLES);
  const copied = await tokensSeenBy(owner);
  await transferOwnership(owner, { userId: newOwner.userId });
  for (const role of ["Owner", "Admin"]) await expectRefusal(() => accept(copied[role] ?? ""), INVALID);
  expect((await accept(copied["Employee"] ?? "")).status).toBe(201);
});
