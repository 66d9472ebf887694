import { beforeEach, expect, test } from "@jest/globals";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { database } from "#db/connect.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as, company, personOf } = await slackCompany(clock);
const { owner, admin, erin, ezra, manager } = company;
const victim = await hire(owner, "Victoria");

const allow = (writesPerMinute: number) => configureOperations({ ...operationsRuntime(), writesPerMinute });
beforeEach(() => allow(1));

const TEXT = "You made too many changes in a short time. Please try again in a moment.";
const rename = { name: "Another Name" };

test("a person who changes too much gets 429 with the time to wait; reading and other people are not affected", async () => {
  const [loop, other] = [await as(admin), await as(ezra)];
  expect((await loop.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
  const refused = await loop.send("PATCH", "/api/auth/user", rename);
  expect([refused.status, refused.body]).toEqual([429, { error: TEXT, code: "too_many_changes" }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await loop.get("/api/pto-requests")).status).toBe(200);
  expect((await other.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
});

test("a person's changes count together across all sessions and entry points", async () => {
  const [here, there] = [await as(erin), await as(erin)];
  expect((await here.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
  expect((await there.send("PATCH", "/api/auth/user", rename)).status).toBe(429);
  const inSlack = await personOf(erin).command("request sick 2027-03-02 2027-03-02");
  expect(inSlack.ack?.text).toContain(TEXT);
});

test("a thief who uses up a person's changes can't keep them from ending sessions, signing out, or setting a new password", async () => {
  const thief = await as(victim);
  expect((await thief.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
  expect((await thief.send("PATCH", "/api/auth/user", rename)).status).toBe(429);

  const leaving = await as(victim);
  await leaving.get("/auth/logout");
  expect((await leaving.get("/api/auth/user")).status).toBe(401);

  const ending = await as(victim);
  const sessions: { id: string; isCurrent: boolean }[] = (await ending.get("/api/auth/sessions")).body;
  const [stolen, ...others] = sessions.filter(({ isCurrent }) => !isCurrent);
  expect(others).toEqual([]);
  expect((await ending.send("DELETE", `/api/auth/sessions/${stolen?.id}`)).status).toBe(204);
  expect((await thief.get("/api/auth/user")).status).toBe(401);

  const change = { currentPassword: PASSWORD, newPassword: "a better password" };
  expect((await (await as(victim)).send("POST", "/api/auth/password", change)).status).toBe(204);
});

test("refused calls count too, so that a loop of failing calls is limited", async () => {
  const browser = await as(manager);
  expect((await browser.send("PATCH", "/api/auth/user", { name: "" })).status).toBe(400);
  expect((await browser.send("PATCH", "/api/auth/user", rename)).status).toBe(429);
});

test("an organization that edits large teams over and over gets 429, so that its audit log can't fill the disk", async () => {
  allow(1000);
  const { rows: members } = await database().pool.query<{ id: string }>(
    `INSERT INTO users (organization_id, id, name, email, role, office_id, added_on, created_at, updated_at)
      SELECT organization_id, gen_random_uuid(), 'Member ' || n, 'member' || n || '@large.example', role, office_id,
        added_on, created_at, updated_at
      FROM users, generate_series(1, 150) n WHERE id = $1 RETURNING id`,
    [victim.userId],
  );
  const memberIds = members.map(({ id }) => id);
  const [team, small] = [await createTeam(owner, { name: "Large" }), await createTeam(owner, { name: "Small" })];
  const browser = await as(admin);
  const edit = (ids: string[]) => browser.send("PATCH", `/api/teams/${team.id}`, { leadIds: ids, memberIds: ids });
  let edited = await edit(memberIds);
  for (let round = 1; round < 100 && edited.status === 200; round++) edited = await edit(round % 2 ? [] : memberIds);
  expect([edited.status, edited.body.error]).toEqual([
    429,
    "Your organization made too many large changes in a short time. Please try again in a moment.",
  ]);
  expect((await browser.send("PATCH", `/api/teams/${small.id}`, { name: "Smaller" })).status).toBe(200);
});
