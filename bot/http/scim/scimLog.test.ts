import { expect, test } from "@jest/globals";
import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { testClock, testOrganization, hire } from "#tests/arranging/testOrganization.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, withKey, url } = await httpServer(clock);
const { owner, erin } = await testOrganization();
const asOwner = await as(owner);
const { pool } = database();

interface Line {
  method: string;
  path: string;
  status: number;
  error: string | null;
}

const newToken = async (more: object = {}, browser = asOwner) => {
  await pool.query("DELETE FROM provisioning_calls");
  await pool.query("UPDATE api_keys SET revoked_at = now() WHERE purpose = 'scim'");
  const { body } = await browser.send("POST", "/api/admin/provisioning/tokens", { name: "Okta", ...more });
  const revoke = () => asOwner.send("DELETE", `/api/admin/provisioning/tokens/${body.id}`);
  return { key: body.key as string, client: withKey(body.key), revoke };
};
const log = async () => (await asOwner.get("/api/admin/provisioning")).body.calls as (Line & { subject: string })[];
const lines = async () => (await log()).map(({ method, path, status, error }) => [method, path, status, error]);

test("a revoked, an expired, and a stopped token leave their refusals in the log", async () => {
  const revoked = await newToken();
  await revoked.revoke();
  await revoked.client.get(`/scim/v2/Users/${erin.userId}`);
  expect(await log()).toMatchObject([
    { path: "/Users/{id}", status: 401, error: "This token was revoked", subject: "Erin", token: "Okta" },
  ]);

  const expired = await newToken({ expiresOn: "2027-03-02" });
  clock.set("2027-03-03");
  await expired.client.get("/scim/v2/ServiceProviderConfig");
  expect(await lines()).toEqual([["GET", "/ServiceProviderConfig", 401, "This token has expired"]]);
  clock.set("2027-03-01");

  const second = await hire(owner, "Second", "Owner");
  const stopped = await newToken({}, await as(second));
  await editUser(owner, second.userId, { role: "Admin" });
  await stopped.client.send("POST", "/scim/v2/Users", { userName: "new@example.com" });
  expect(await lines()).toEqual([["POST", "/Users", 401, expect.stringMatching(/^This token has stopped working/)]]);
});

test("a malformed body, an unknown call, and a cookie beside the token are in the log", async () => {
  const { key, client } = await newToken();
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/scim+json" };
  await fetch(`${url}/scim/v2/Groups`, { method: "POST", headers, body: '{"displayName": ' });
  await client.get("/scim/v2/Bulk/secret");
  await fetch(`${url}/scim/v2/Users`, { method: "UNSUBSCRIBE", headers });
  await client.get("/scim/v2/Users", { cookie: "sid=1" });
  expect(await lines()).toEqual([
    ["GET", "/Users", 400, "Send an Authorization header or cookies, not both"],
    ["UNSUBSCRIB", "Unknown call", 404, "Unknown call"],
    ["GET", "Unknown call", 404, "Unknown call"],
    ["POST", "/Groups", 400, "The body isn't valid JSON"],
  ]);
});

test("the log has only the first call beyond a token's limit", async () => {
  const { client } = await newToken();
  await client.get("/scim/v2/Users");
  await pool.query("UPDATE rate_limits SET points = $1 WHERE key LIKE 'key-calls:%'", [CALLS_PER_MINUTE - 1]);
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await client.get("/scim/v2/Groups")).status);
  expect(statuses).toEqual([200, 429, 429, 429]);
  expect(await lines()).toEqual([
    ["GET", "/Groups", 429, `This token made more than ${CALLS_PER_MINUTE} calls in a minute`],
    ["GET", "/Groups", 200, null],
    ["GET", "/Users", 200, null],
  ]);
});

test("a token that no longer works can't fill the log", async () => {
  const { client, revoke } = await newToken();
  await client.get("/scim/v2/Users");
  await revoke();
  for (let i = 0; i < 15; i++) expect((await client.get("/scim/v2/Users")).status).toBe(401);
  expect(await lines()).toHaveLength(10);
  clock.setInstant(new Date(clock.now().getTime() + 60_000));
  await client.get("/scim/v2/Users");
  expect(await lines()).toHaveLength(11);
  clock.set("2027-03-01");
});
