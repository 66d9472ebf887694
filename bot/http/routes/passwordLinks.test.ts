import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
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
const { as, visitor, url } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const [asOwner, asAdmin] = [await as(owner), await as(admin)];
const pathOf = ({ userId }: { userId: string }) => `/api/users/${userId}/password-link`;
const NEW = "a better password";
const reset = (token: string | null) => visitor().send("POST", "/api/auth/reset-password", { token, newPassword: NEW });
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("token");
const login = (email: string, password: string) => visitor().send("POST", "/api/auth/login", { email, password });

test("an Admin creates a link with which a person sets a new password once", async () => {
  const asErin = await as(erin);
  const { status, body } = await asAdmin.send("POST", pathOf(erin));
  expect([status, body]).toEqual([
    201,
    { link: expect.stringMatching(/\/reset-password#token=[\w-]{43}$/), expiresAt: "2027-03-01T15:30:00.000Z" },
  ]);
  expect(body.link.startsWith(`${url}/`)).toBe(true);
  expect((await asErin.get("/api/auth/user")).status).toBe(200);
  expect((await reset(tokenOf(body.link))).status).toBe(204);
  expect((await asErin.get("/api/auth/user")).status).toBe(401);
  expect([(await login(erin.email, PASSWORD)).status, (await login(erin.email, NEW)).status]).toEqual([401, 200]);
  expect((await reset(tokenOf(body.link))).status).toBe(404);
});

test("a password link is audited without its token, and only the hash is stored", async () => {
  const { body } = await asAdmin.send("POST", pathOf(ezra));
  const token = tokenOf(body.link) ?? "";
  const entry = await lastAuditEntry(owner.organizationId);
  expect(entry).toEqual({
    actorId: admin.userId,
    source: "web",
    action: "makePasswordLink",
    subjectKind: "user",
    subjectId: ezra.userId,
    before: null,
    after: { expiresAt: "2027-03-01T15:30:00.000Z" },
  });
  const { rows } = await database().pool.query("SELECT t::text AS kept FROM link_tokens t");
  expect(rows.some(({ kept }: { kept: string }) => kept.includes(token))).toBe(false);
});

test("a password link works for thirty minutes", async () => {
  const { body } = await asAdmin.send("POST", pathOf(ezra));
  clock.setInstant(new Date("2027-03-01T15:30:00Z"));
  expect((await reset(tokenOf(body.link))).status).toBe(404);
  clock.set("2027-03-01");
});

test("a password link can be created for roles below your own, by an Owner for everyone, and never for yourself", async () => {
  const below = "You can only create a password link for people with a role below yours";
  for (const person of [owner, await hire(owner, "Abe", "Admin")]) {
    await expectRefusal(() => asAdmin.send("POST", pathOf(person)), [403, "role_not_below", below]);
  }
  const own = "Change your own password in your Profile Settings";
  await expectRefusal(() => asOwner.send("POST", pathOf(owner)), [403, "own_password", own]);
  expect((await asOwner.send("POST", pathOf(admin))).status).toBe(201);
});

test("a password link is refused for deactivated people, other organizations, and unknown ids", async () => {
  const lee = await hire(owner, "Lee");
  const { body } = await asAdmin.send("POST", pathOf(lee));
  await deactivateUser(owner, lee.userId, {});
  await expectRefusal(() => asAdmin.send("POST", pathOf(lee)), [409, "inactive", "This person is deactivated"]);
  expect((await reset(tokenOf(body.link))).status).toBe(404);
  const stranger = await foundTestOrganization();
  const unknown = "01890000-0000-7000-8000-000000000000";
  for (const userId of [stranger.userId, unknown, "nonsense"]) {
    expect((await asOwner.send("POST", pathOf({ userId }))).status).toBe(404);
  }
});

test("a password link stops working when its creator is deactivated or demoted, or the person outranks them", async () => {
  const abe = await hire(owner, "Abel", "Admin");
  const asAbe = await as(abe);
  const pat = await hire(owner, "Pat");
  const link = async () => tokenOf((await asAbe.send("POST", pathOf(pat))).body.link);
  const [early, late] = [await link(), await link()];
  for (const [person, before, after] of [
    [pat, { role: "Employee" }, { role: "Owner" }],
    [abe, { role: "Admin" }, { role: "Employee" }],
  ] as const) {
    await editUser(owner, person.userId, after);
    expect((await reset(early)).status).toBe(404);
    await editUser(owner, person.userId, before);
  }
  expect((await reset(early)).status).toBe(204);
  expect((await reset(late)).status).toBe(404);
  const last = await link();
  await deactivateUser(owner, abe.userId, {});
  expect((await reset(last)).status).toBe(404);
});

const creatorChanges: [string, (creator: Awaited<ReturnType<typeof hire>>) => Promise<unknown>][] = [
  [
    "changes their own password",
    async (creator) =>
      (await as(creator)).send("POST", "/api/auth/password", { currentPassword: PASSWORD, newPassword: NEW }),
  ],
  [
    "sets a new password with a link",
    async (creator) => reset(tokenOf((await asOwner.send("POST", pathOf(creator))).body.link)),
  ],
  ["gets another email", ({ userId }) => editUser(owner, userId, { email: `moved.${userId}@org1.example` })],
  ["is signed out everywhere by an Owner", ({ userId }) => endSessionsOf(owner, userId, {})],
];
let creators = 0;
test.each(creatorChanges)(
  "a password link stops working when its creator %s, because a thief may have created it",
  async (_, change) => {
    const creator = await hire(owner, `Creator${++creators}`, "Admin");
    const person = await hire(owner, `Person${creators}`);
    const { body } = await (await as(creator)).send("POST", pathOf(person));
    await change(creator);
    expect((await reset(tokenOf(body.link))).status).toBe(404);
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  },
);

test("a password link stops working when the person changes their password", async () => {
  const kim = await hire(owner, "Kim");
  const { body } = await asAdmin.send("POST", pathOf(kim));
  const change = { currentPassword: PASSWORD, newPassword: "their own choice" };
  expect((await (await as(kim)).send("POST", "/api/auth/password", change)).status).toBe(204);
  expect((await reset(tokenOf(body.link))).status).toBe(404);
});

test("only Admins and Owners create password links", async () => {
  const text = "You need Admin or Owner permissions to edit people";
  for (const person of [manager, { email: ezra.email }]) {
    const browser = await as(person);
    await expectRefusal(() => browser.send("POST", pathOf(erin)), [403, "forbidden", text]);
  }
  await expectRefusal(() => visitor().send("POST", pathOf(erin)), SIGNED_OUT);
});
