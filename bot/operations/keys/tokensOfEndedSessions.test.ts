import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { keepSession } from "#db/queries/auth/keepSession.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../actor.ts";
import { connectCalendar } from "../calendars/connectCalendar.ts";
import { createFeed } from "../feeds/createFeed.ts";
import { setSignInRules } from "../organization/setSignInRules.ts";
import { transactionally } from "../transactionally.ts";
import { createKey } from "./createKey.ts";

await testDatabase();
const clock = testClock("2027-03-01", { sendsMail: true });
const { pool } = database();
const owner = await foundTestOrganization();
const { organizationId } = owner;
await pool.query(
  "INSERT INTO identities (provider, subject, organization_id, user_id, created_at) VALUES ('google', 'own', $1, $2, $3)",
  [organizationId, owner.userId, clock.now()],
);
const account = { subject: "s", account: "a@b.example", accessToken: "a", refreshToken: "r", expiresAt: clock.now() };

test.each<[string, string, (by: Actor) => Promise<unknown>]>([
  ["an API key", "api_keys", (by) => createKey(by, { name: "Script", scopes: ["people:read"] })],
  ["a calendar feed", "calendar_feeds", (by) => createFeed(by, { kind: "own" })],
  ["a connected calendar", "calendar_connections", (by) => connectCalendar(by, { service: "google", account })],
])("%s waits for a change to Google-only sign-in, which ends its session", async (_, table, create) => {
  const erin = await hire(owner, `Erin${table.length}`);
  const { sid, expires } = aNewSession();
  const data = { userId: erin.userId, organizationId, handle: sid, by: "password" };
  await transactionally((tx) => keepSession({ sid, data, expires }, tx));
  await pool.query(
    `INSERT INTO email_changes (organization_id, user_id, id, email, session_id, requested_at, expires_at)
      VALUES ($1, $2, $2, 'x@y.example', $3, $4, $4)`,
    [organizationId, erin.userId, sid, clock.now()],
  );
  const outcome = await withGate(async ({ run, open }) => {
    await run("SELECT FROM email_changes FOR UPDATE", []);
    const rule = setSignInRules(owner, { googleOnly: true }, { isSetUp: true });
    await untilWaiting();
    const state = { isDone: false };
    const created = create({ ...erin, sessionId: sid }).then(
      () => "created",
      (error: { code: string }) => error.code,
    );
    void created.then(() => (state.isDone = true));
    await untilWaiting(2, () => state.isDone);
    await open();
    await rule;
    return created;
  });
  const { rows } = await pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [erin.userId]);
  await pool.query("UPDATE organizations SET google_only = false");
  expect([outcome, rows]).toEqual(["signed_out", []]);
});
