import { describe, expect, test } from "@jest/globals";
import { type Scope, SCOPES } from "#core/keys/scopes.ts";
import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { createKey, createServiceKey } from "#bot/operations/keys/createKey.ts";
import { revokeKey } from "#bot/operations/keys/revokeKey.ts";
import { useKey } from "#bot/operations/keys/useKey.ts";
import { editOrganization } from "#bot/operations/organization/editOrganization.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { newAccessToken } from "#bot/operations/keys/steps/accessToken.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { listOf } from "#tests/asserting/listOf.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { CALLS } from "./calls/calls.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, withKey, url } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const asErin = await as(erin);
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const READ: Scope[] = ["requests:read"];

const tokenOf = async (who: Actor, scopes?: readonly Scope[]) => (await keyOf(who, scopes)).token;
const serviceKeyOf = async (who: Actor, scopes: readonly Scope[] = SCOPES) =>
  (await createServiceKey(who, { name: "Test", scopes, service: true })).token;
const codeOf = async (token: string, path = "/api/v1/key") => {
  const { status, body } = await withKey(token).get(path);
  return status < 300 ? status : body.code;
};

describe("a new key", () => {
  test("is shown once, and stored as a hash only", async () => {
    const { status, body } = await asErin.send("POST", "/api/keys", { name: "Payroll", scopes: ["requests:read"] });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        name: "Payroll",
        scopes: READ,
        service: false,
        expiresOn: "2028-02-29",
        state: "active",
        lastUsedAt: null,
      },
    });
    const { key, ...shown } = body;
    expect(key).toMatch(/^awdp_/);
    expect(await withKey(key).get("/api/v1/key")).toMatchObject({
      status: 200,
      body: { ...shown, lastUsedAt: clock.now().toISOString() },
    });
    expect((await asErin.get("/api/keys")).body).toEqual([
      { ...shown, lastUsedAt: clock.now().toISOString(), lastError: null },
    ]);
    expect(await changesNotified(erin)).toEqual(["keyCreated"]);
    const { rows } = await database().pool.query(
      "SELECT (SELECT json_agg(k) FROM api_keys k)::text || (SELECT json_agg(t) FROM access_tokens t)::text || (SELECT json_agg(e) FROM audit_events e)::text AS stored",
    );
    expect(rows[0].stored).not.toContain(key);
    expect(rows[0].stored).not.toContain(key.slice(9));
  });

  test.each<[string, object, string]>([
    ["without scopes", { scopes: [] }, "Please choose at least one scope"],
    [
      "with scopes that its person's role can't use",
      { scopes: ["audit:read", "requests:read", "people:write"] },
      "As an Employee, you can't use people:write and audit:read",
    ],
    ["with an unknown scope", { scopes: ["people:everything"] }, "Unknown scope: people:everything"],
    ["that ended", { expiresOn: "2027-02-28" }, "The last day can't be in the past"],
    ["for more than five years", { expiresOn: "2033-01-01" }, "A key can be valid for at most five years"],
  ])("%s is refused", async (_, wrong, error) => {
    const wanted = { name: "Payroll", scopes: ["requests:read"], ...wrong };
    expect(await asErin.send("POST", "/api/keys", wanted)).toMatchObject({ status: 400, body: { error } });
  });

  test("with scopes that its person's role can't use and a wrong last day is refused for both", async () => {
    const wanted = { name: "Payroll", scopes: ["audit:read"], expiresOn: "2027-02-28" };
    expect(await asErin.send("POST", "/api/keys", wanted)).toMatchObject({
      status: 400,
      body: {
        error: "As an Employee, you can't use audit:read",
        fields: { scopes: "As an Employee, you can't use audit:read", expiresOn: "The last day can't be in the past" },
      },
    });
  });

  test("is refused to a person who already has twenty", async () => {
    const many = await hire(owner, "Many");
    for (let count = 0; count < 20; count++) await tokenOf(many, READ);
    expect(await refusalOf(tokenOf(many, READ))).toMatchObject({ kind: "conflict", code: "too_many_keys" });
  });
});

test("each scope has a call, and each call a scope", () => {
  const used = new Set(CALLS.flatMap(({ scope }) => scope ?? []));
  expect(SCOPES.filter((scope) => !used.has(scope))).toEqual([]);
  expect(CALLS.filter(({ scope }) => scope === null).map(({ path }) => path)).toEqual(["/key"]);
});

describe("a key stops", () => {
  test("at the end of its last day", async () => {
    const { token } = await createKey(ezra, { name: "Short", scopes: READ, expiresOn: "2027-03-02" });
    clock.setInstant(new Date("2027-03-02T23:59:59Z"));
    expect(await codeOf(token)).toBe(200);
    clock.setInstant(new Date("2027-03-03T00:00:00Z"));
    expect(await codeOf(token)).toBe("expired_key");
    clock.set("2027-03-01");
  });

  test("once it is revoked, even in the middle of a call", async () => {
    const { token, row } = await keyOf(erin);
    const { actor } = await useKey(token);
    await revokeKey(erin, row.id, {});
    expect(await codeOf(token)).toBe("revoked_key");
    const wanted = { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" };
    expect(await refusalOf(submitRequest(actor, wanted))).toMatchObject({ kind: "unauthenticated" });
    expect(await refusalOf(revokeKey(erin, row.id, {}))).toMatchObject({ kind: "missing" });
  });

  test("if it is unknown, malformed, or missing", async () => {
    expect(await codeOf(newAccessToken("personal"))).toBe("unknown_key");
    expect(await codeOf(newAccessToken("feed"))).toBe("unknown_key");
    expect(await codeOf("awdp_guess")).toBe("unknown_key");
    const { status, body, headers } = await visitor().get("/api/v1/key");
    expect([status, body.code, headers.get("www-authenticate")]).toEqual([401, "no_key", 'Bearer realm="Awayday"']);
    const { token } = await createKey(erin, { name: "In the address", scopes: READ });
    expect((await visitor().get(`/api/v1/key?key=${token}&access_token=${token}`)).body.code).toBe("no_key");
  });

  test("while the person is deactivated, and doesn't come back with them", async () => {
    const leaver = await hire(owner, "Leaver");
    const token = await tokenOf(leaver);
    await deactivateUser(owner, leaver.userId, {});
    expect(await codeOf(token)).toBe("revoked_key");
    await editUser(owner, leaver.userId, { isActive: true });
    expect(await codeOf(token)).toBe("revoked_key");
  });

  test("when an Admin signs the person out everywhere, unless the key belongs to the organization", async () => {
    const second = await hire(owner, "Second", "Owner");
    const [own, service] = [await tokenOf(second), await serviceKeyOf(second)];
    await endSessionsOf(owner, second.userId, {});
    expect([await codeOf(own), await codeOf(service)]).toEqual(["revoked_key", 200]);
    await editUser(owner, second.userId, { role: "Admin" });
    expect(await codeOf(service)).toBe("stopped_key");
  });

  test("while an Owner doesn't allow personal keys", async () => {
    const [own, service] = [await tokenOf(erin), await serviceKeyOf(owner)];
    const { actor } = await useKey(own);
    await editOrganization(owner, { allowsPersonalKeys: false });
    expect([await codeOf(own), await codeOf(service)]).toEqual(["stopped_key", 200]);
    expect(await refusalOf(tokenOf(erin))).toMatchObject({ kind: "forbidden", code: "keys_forbidden" });
    const wanted = { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" };
    expect(await refusalOf(submitRequest(actor, wanted))).toMatchObject({ kind: "unauthenticated" });
    await editOrganization(owner, { allowsPersonalKeys: true });
    expect(await codeOf(own)).toBe(200);
  });
});

test("a key has the rights that the person has now", async () => {
  const boss = await hire(owner, "Boss", "Manager");
  const report = await hire(owner, "Report", "Employee", { managerId: boss.userId });
  const { id } = await submitRequest(report, { type: "vacation", startDate: "2027-06-01", endDate: "2027-06-01" });
  const client = withKey(await tokenOf(boss));
  expect(await client.get(`/api/v1/requests/${id}`)).toMatchObject({ status: 200, body: { userId: report.userId } });
  await editUser(owner, boss.userId, { role: "Employee" });
  expect((await client.get(`/api/v1/requests/${id}`)).status).toBe(404);
  expect((await client.send("POST", `/api/v1/requests/${id}/decision`, { status: "approved" })).status).toBe(403);
});

test("no key manages keys, sessions, or the organization, whatever its scopes are", async () => {
  const { actor } = await useKey(await serviceKeyOf(owner));
  for (const attempt of [
    () => createKey(actor, { name: "More", scopes: READ }),
    () => createServiceKey(actor, { name: "More", scopes: READ, service: true }),
    () => revokeKey(actor, UNKNOWN, {}),
    () => editOrganization(actor, { name: "Ours" }),
    () => deactivateUser(actor, erin.userId, {}),
  ]) {
    expect(await refusalOf(attempt())).toMatchObject({ kind: "forbidden", code: "not_by_key" });
  }
});

test("a key and a cookie together are refused, and neither opens the other's calls", async () => {
  const token = await tokenOf(erin);
  const both = await withKey(token).get("/api/v1/key", { cookie: asErin.cookies() });
  expect(both).toMatchObject({ status: 400, body: { code: "key_and_cookie" } });
  expect((await asErin.get("/api/v1/key")).body.code).toBe("no_key");
  expect((await withKey(token).get("/api/auth/user")).status).toBe(401);
  const { headers } = await withKey(token).get("/api/v1/key");
  expect([headers.get("set-cookie"), headers.get("access-control-allow-origin")]).toEqual([null, url]);
});

test("a key makes 600 calls a minute in all processes together, and each response contains the number left", async () => {
  const client = withKey(await tokenOf(manager));
  const first = await client.get("/api/v1/key");
  expect(first.headers.get("ratelimit")).toBe(`"key";r=${CALLS_PER_MINUTE - 1};t=60`);
  expect(first.headers.get("ratelimit-policy")).toBe(`"key";q=${CALLS_PER_MINUTE};w=60`);
  await database().pool.query("UPDATE rate_limits SET points = $1 WHERE key LIKE 'key-calls:%'", [CALLS_PER_MINUTE]);
  const over = await client.get("/api/v1/key");
  expect([over.status, over.body.code, over.headers.get("retry-after")]).toEqual([429, "too_many_calls", "60"]);
  expect(over.headers.get("ratelimit")).toBe('"key";r=0;t=60');
  clock.setInstant(new Date(clock.now().getTime() + 60_000));
  expect((await client.get("/api/v1/key")).status).toBe(200);
  clock.set("2027-03-01");
});

test("the audit log names the key of a change and the scope that a refused call lacked", async () => {
  const { token, row } = await createKey(erin, { name: "Mine", scopes: ["requests:write"] });
  const wanted = { type: "vacation", startDate: "2027-07-01", endDate: "2027-07-01" };
  expect((await withKey(token).send("POST", "/api/v1/requests", wanted)).status).toBe(201);
  const written = { actorId: erin.userId, source: "api" };
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ ...written, action: "submitRequest" });
  await withKey(token).get("/api/v1/requests");
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    ...written,
    action: "refuseCall",
    after: { call: "listRequests", reason: "missing_scope" },
  });
  const { rows } = await database().pool.query("SELECT action FROM audit_events WHERE key_id = $1 ORDER BY id", [
    row.id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(["submitRequest", "refuseCall"]);
  const asOwner = await as(owner);
  const { rows: shown } = await listOf(asOwner, "audit-events", { filter: { action: "submitRequest", source: "api" } });
  expect(shown[0].key).toEqual({ name: "Mine", start: row.start });
  const file = await asOwner.get("/api/admin/audit-events.csv?filter={}");
  expect(file.body).toContain(`,api,Mine (${row.start}…),submitRequest,`);
  const own = await withKey(await tokenOf(owner)).get("/api/v1/audit-events?action=submitRequest");
  expect(own.body.items.at(-1).key).toEqual({ name: "Mine", start: row.start });
});

test("the audit log names the key or the webhook that an event is about", async () => {
  const { row: key } = await createKey(erin, { name: "Mine", scopes: ["requests:write"] });
  const added = { name: "Payroll", url: "https://hooks.example.com/", events: ["request.submitted"] };
  const { row: webhook } = await createWebhook(owner, added);
  for (const [name, { id }] of [
    ["Mine", key],
    ["Payroll", webhook],
  ] as const) {
    const { rows } = await listOf(await as(owner), "audit-events", { filter: { subjectId: id } });
    expect(rows.map(({ names }: { names: object }) => names)).toEqual([{ [id]: name }]);
  }
});

test("a body that isn't JSON is refused, and so is a call that doesn't exist", async () => {
  const authorization = `Bearer ${await tokenOf(erin)}`;
  const form = { authorization, "content-type": "application/x-www-form-urlencoded" };
  const answer = await fetch(`${url}/api/v1/requests`, { method: "POST", headers: form, body: "type=vacation" });
  expect(answer.status).toBe(415);
  expect((await withKey(authorization.slice(7)).get("/api/v1/nothing")).body.code).toBe("no_such_call");
});

test("people see and revoke their own keys, and Admins all keys of the organization", async () => {
  const [own, service] = [await createKey(erin, { name: "E", scopes: READ }), await serviceKeyOf(owner)];
  const asAdmin = await as(admin);
  const all = (await asAdmin.get("/api/keys?view=organization")).body;
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: own.row.id, userName: "Erin", service: false }),
      expect.objectContaining({ start: service.slice(0, 9), userId: owner.userId, service: true }),
    ]),
  );
  expect((await asErin.get("/api/keys")).body.map(({ userId }: { userId: string }) => userId)).not.toContain(
    owner.userId,
  );
  expect((await asAdmin.send("DELETE", `/api/keys/${own.row.id}`)).status).toBe(204);
  expect(await codeOf(own.token)).toBe("revoked_key");
});
