import { expect, test } from "@jest/globals";
import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import type { Scope } from "#core/keys/scopes.ts";
import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { eraseAccount } from "#db/queries/erasure/eraseAccount.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { writeCalls } from "#bot/operations/calls/noteCall.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { revokeKey } from "#bot/operations/keys/revokeKey.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, withKey } = await httpServer(clock);
const { owner, admin, erin, ezra } = await testOrganization();
const { pool } = database();
const asErin = await as(erin);

const clientOf = async (who: Actor, scopes?: readonly Scope[]) => {
  const { token, row } = await keyOf(who, scopes);
  return { client: withKey(token), id: row.id };
};
const logOf = async (id: string, browser = asErin): Promise<TokenCallAnswer[]> =>
  (await browser.get(`/api/keys/${id}/calls`)).body;
const linesOf = async (id: string) =>
  (await logOf(id)).map(({ method, path, status, error }) => [method, path, status, error]);
const rowsOf = async (id: string) =>
  (await pool.query("SELECT c::text AS row FROM token_calls c WHERE key_id = $1", [id])).rows;

test("the log of a key has its calls and refusals, newest first, without ids and queries", async () => {
  const { client, id } = await clientOf(erin, ["people:read", "requests:write"]);
  await client.get(`/api/v1/people/${erin.userId}?note=secret`);
  await client.get("/api/v1/teams?name=secret");
  await client.get(`/api/v1/people/${admin.userId.replaceAll(/\w/g, "0")}`);
  await client.send("POST", "/api/v1/requests", { type: "vacation", startDate: "secret", endDate: "2027-03-08" });
  await client.get("/api/v1/secret");
  expect(await linesOf(id)).toEqual([
    ["GET", null, 404, "There is no such call (no_such_call)"],
    ["POST", "/api/v1/requests", 400, "The call is malformed; its response names the fields (invalid_input)"],
    ["GET", "/api/v1/people/{id}", 404, "There is no such object (not_found)"],
    ["GET", "/api/v1/teams", 403, "The key needs the scope teams:read (missing_scope)"],
    ["GET", "/api/v1/people/{id}", 200, null],
  ]);
  expect(JSON.stringify(await rowsOf(id))).not.toMatch(new RegExp(`secret|${erin.userId}`));
  const listed = (await asErin.get("/api/keys")).body.find((key: { id: string }) => key.id === id);
  expect(listed.lastError).toMatchObject({ at: clock.now().toISOString(), status: 404, path: null });
});

test("the log has the refusals of a key that makes too many calls, is sent with a cookie, or was revoked", async () => {
  const { client, id } = await clientOf(erin);
  await client.get("/api/v1/key", { cookie: asErin.cookies() });
  await pool.query("UPDATE rate_limits SET points = $1 WHERE key LIKE 'key-calls:%'", [CALLS_PER_MINUTE]);
  await client.get("/api/v1/key");
  await pool.query("UPDATE rate_limits SET points = 0 WHERE key LIKE 'key-calls:%'");
  await revokeKey(erin, id, {});
  await client.get("/api/v1/key");
  expect(await linesOf(id)).toEqual([
    ["GET", "/api/v1/key", 401, "This API key was revoked (revoked_key)"],
    ["GET", "/api/v1/key", 429, "The key made too many calls in a minute (too_many_calls)"],
    ["GET", "/api/v1/key", 400, "The request had a cookie as well as the key (key_and_cookie)"],
  ]);
});

test("only its person sees the log of a key, and Admins that of the organization's keys", async () => {
  const [{ client, id }, { token, row }] = [
    await clientOf(erin),
    await createServiceKey(owner, { name: "Payroll", scopes: ["people:read"], service: true }),
  ];
  await client.get("/api/v1/nothing");
  await withKey(token).get("/api/v1/teams");
  const stranger = await as(await foundTestOrganization());
  for (const [browser, own, service] of [
    [asErin, 200, 404],
    [await as(ezra), 404, 404],
    [await as(admin), 404, 200],
    [await as(owner), 404, 200],
    [stranger, 404, 404],
  ] as const) {
    expect((await browser.get(`/api/keys/${id}/calls`)).status).toBe(own);
    expect((await browser.get(`/api/keys/${row.id}/calls`)).status).toBe(service);
  }
  const all = (await (await as(admin)).get("/api/keys?view=organization")).body;
  const errorOf = (wanted: string) => all.find((key: { id: string }) => key.id === wanted).lastError;
  expect([errorOf(id), errorOf(row.id)?.error]).toEqual([null, "The key needs the scope teams:read (missing_scope)"]);
});

test("repeated calls are one entry, and a log keeps the last 20 successes and 20 errors", async () => {
  const { client, id } = await clientOf(erin);
  for (let call = 0; call < 3; call++) await client.get("/api/v1/key");
  expect((await logOf(id)).map(({ times }) => times)).toEqual([3]);
  const { organizationId } = erin;
  for (let minute = 1; minute <= 25; minute++) {
    clock.setInstant(new Date(Date.UTC(2027, 2, 1, 12, minute)));
    await client.get("/api/v1/key");
    await client.get("/api/v1/nothing");
    await writeCalls(organizationId);
  }
  const log = await logOf(id);
  expect([log.filter(({ error }) => error === null).length, log.length]).toEqual([21, 42]);
  expect(log.at(-1)?.at).toBe("2027-03-01T12:05:00.000Z");
  clock.set("2027-03-01");
});

test("calls with an unknown key aren't logged", async () => {
  const { rows: before } = await pool.query("SELECT count(*) FROM token_calls");
  await withKey("awdp_guess").get("/api/v1/key");
  await writeCalls();
  expect((await pool.query("SELECT count(*) FROM token_calls")).rows).toEqual(before);
});

test("a key that is being deleted doesn't keep the calls of other organizations from being written", async () => {
  const other = await foundTestOrganization();
  const [ours, theirs] = [await clientOf(erin), await clientOf(other)];
  await Promise.all([ours.client.get("/api/v1/key"), theirs.client.get("/api/v1/key")]);
  const holder = await pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM api_keys WHERE id = $1 FOR UPDATE", [theirs.id]);
  await writeCalls();
  await holder.query("ROLLBACK");
  holder.release();
  expect([(await rowsOf(ours.id)).length, (await rowsOf(theirs.id)).length]).toEqual([1, 0]);
});

test("a call isn't logged if its person is erased before it is written", async () => {
  const leaver = await hire(owner, "Gone");
  const { client, id } = await clientOf(leaver);
  await deactivateUser(owner, leaver.userId, {});
  await client.get("/api/v1/key");
  clock.set("2027-03-02");
  await erasePerson(owner, leaver.userId, { name: "Gone" });
  await writeCalls();
  expect(await rowsOf(id)).toEqual([]);
  clock.set("2027-03-01");
});

test("a call isn't logged if it is written during the erasure of its person", async () => {
  const leaver = await hire(owner, "Leaving");
  const { client, id } = await clientOf(leaver);
  const { organizationId, userId } = leaver;
  await deactivateUser(owner, userId, {});
  const erased = { organizationId, userId, name: "Erased", address: "erased@awayday.invalid", addresses: [] };
  await database().sequelize.transaction(async (tx) => {
    await client.get("/api/v1/key");
    await eraseAccount({ ...erased, now: clock.now() }, "sealed", tx);
    await writeCalls();
  });
  expect(await rowsOf(id)).toEqual([]);
});

test("keys and their logs are shown while calls can't be written", async () => {
  const { client, id } = await clientOf(erin);
  await client.get("/api/v1/key");
  await pool.query("ALTER TABLE token_calls ADD CONSTRAINT broken CHECK (status < 0) NOT VALID");
  expect((await asErin.get("/api/keys")).status).toBe(200);
  await client.get("/api/v1/key");
  expect(await logOf(id)).toEqual([]);
  await pool.query("ALTER TABLE token_calls DROP CONSTRAINT broken");
});

test("calls are forgotten after 30 days, and with the erasure of their person", async () => {
  const leaver = await hire(owner, "Leaver");
  const [{ client, id }, kept] = [await clientOf(leaver), await clientOf(erin)];
  await client.get("/api/v1/key");
  await kept.client.get("/api/v1/key");
  await writeCalls();
  await deactivateUser(owner, leaver.userId, {});
  expect(await rowsOf(id)).toHaveLength(1);
  clock.set("2027-03-02");
  await erasePerson(owner, leaver.userId, { name: "Leaver" });
  expect([(await rowsOf(id)).length, (await rowsOf(kept.id)).length]).toEqual([0, 1]);
  clock.set("2027-03-31");
  await forgetExpired();
  expect(await rowsOf(kept.id)).toEqual([]);
  clock.set("2027-03-01");
});
