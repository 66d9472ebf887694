import { expect, jest, test } from "@jest/globals";
import type { Request, Response } from "express";
import { database } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { ProvisionedPerson } from "#db/models/provisioning/ProvisionedPerson.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { linkPendingSso } from "#bot/http/auth/linkPendingSso.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { setSecondFactorRules } from "#bot/operations/organization/setSecondFactorRules.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { identityProvider } from "#tests/servers/sso/identityProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const now = clock.now();
const provider = await identityProvider(clock);
const records = new Map<string, string[][]>();
const { url, as } = await httpServer(clock, {}, undefined, {
  fetch: provider.fetch,
  textsOf: (name) => Promise.resolve(records.get(name) ?? []),
});
const { owner, erin, ezra } = await testOrganization();
const { organizationId } = owner;

const { id: connection, link } = await anSsoConnection(owner, provider.issuer);
const domain = erin.email.split("@")[1] ?? "";
const proven = { token: "a token of 20 letters", provenAt: now, checkedAt: now, createdAt: now };
await SsoDomain.create({ organizationId, domain, ...proven });

const SSO = "/api/admin/single-sign-on";
const startOf = (id: string) => `/auth/sso/${id}`;
async function arriveAs(person: object, { id = connection, answer = {} } = {}) {
  const browser = googleBrowser(url);
  const page = await browser.goTo(startOf(id));
  const at = page.startsWith("https:") ? await browser.goTo(provider.signIn(page, { ...person }, answer)) : page;
  return { at, me: await browser.me() };
}

test.each([
  ["cross-site", "/login?error=sso_started_elsewhere"],
  ["same-site", "/login?error=sso_started_elsewhere"],
  ["same-origin", provider.issuer],
  ["none", provider.issuer],
])("a sign-in starts only on our own page or by hand (%s)", async (site, expected) => {
  const { headers } = await googleBrowser(url).call(startOf(connection), { headers: { "sec-fetch-site": site } });
  expect(headers.get("location")).toContain(expected);
});

test("a provider can't take the place of another by stating its issuer, at any address", async () => {
  const issuer = "https://id.acme.example";
  const { id, link: linkThere } = await anSsoConnection(owner, `${provider.issuer}/.well-known/keys`);
  await linkThere("owner", owner, { issuer });
  provider.setDocument({ issuer });
  provider.tamper({ claims: { iss: issuer } });
  expect(await arriveAs({ sub: "owner" }, { id, answer: { iss: issuer } })).toEqual({
    at: "/login?error=sso_failed",
    me: null,
  });
  provider.tamper({});
});

test.each([
  ["no sign-in page", { authorization_endpoint: undefined }],
  ["a sign-in page without an address", { authorization_endpoint: "sign-in" }],
  ["keys on a private network", { jwks_uri: "https://169.254.169.254/" }],
])("a provider with %s signs nobody in", async (_, changes) => {
  provider.setDocument(changes);
  expect(await arriveAs({ sub: "erin" })).toEqual({ at: "/login?error=sso_failed", me: null });
  provider.setDocument({});
});

test.each([
  ["a status that may have no body", { status: 205 }],
  ["a status that no server may send", { status: 999 }],
  ["a subject that can't be stored", { claims: { sub: "erin\0" } }],
  ["an access token's hash that isn't text", { claims: { at_hash: 7 } }],
])("an ID token with %s signs nobody in", async (_, tampering) => {
  provider.tamper(tampering);
  expect(await arriveAs({ sub: "erin", email: erin.email })).toEqual({ at: "/login?error=sso_failed", me: null });
});

test("a password reset ends a link that a thief made, and the person is notified", async () => {
  await link("thief", erin);
  expect(await arriveAs({ sub: "thief", email: erin.email })).toMatchObject({ me: { id: erin.userId } });
  const { token } = await makePasswordLink(owner, erin.userId, {});
  const { status } = await googleBrowser(url).post("/api/auth/reset-password", {
    token,
    newPassword: "an uncommon horse",
  });
  expect(status).toBe(204);
  expect(await arriveAs({ sub: "thief", email: erin.email })).toEqual({ at: "/login?error=sso_link_first", me: null });
  expect(await changesNotified(erin)).toEqual(["passwordResetUnlinked"]);
});

test("an Employee whom the provider manages is linked at once, and notified", async () => {
  const pia = await hire(owner, "Pia", "Employee");
  const row = { organizationId, userId: pia.userId, userName: pia.email, managesManager: false, isActive: true };
  await ProvisionedPerson.create({ ...row, createdAt: now, updatedAt: now });
  expect(await arriveAs({ sub: "pia", email: pia.email })).toMatchObject({ at: "/", me: { id: pia.userId } });
  expect(await changesNotified(pia)).toEqual(["ssoLinked"]);
});

test("concurrent first sign-ins of one person all succeed", async () => {
  const quin = await hire(owner, "Quin", "Employee");
  const row = { organizationId, userId: quin.userId, userName: quin.email, managesManager: false, isActive: true };
  await ProvisionedPerson.create({ ...row, createdAt: now, updatedAt: now });
  const arrived = await Promise.all([1, 2, 3, 4].map(() => arriveAs({ sub: "quin", email: quin.email })));
  expect(new Set(arrived.map(({ at, me }) => `${at} ${String(me?.["id"])}`))).toEqual(new Set([`/ ${quin.userId}`]));
});

test("an outdated link, which nobody confirmed, doesn't end the sessions of a promoted person who confirmed the new one", async () => {
  const sid = await hire(owner, "Sid", "Employee");
  await link("former", sid, { issuer: "https://id.former.example" });
  const browser = googleBrowser(url);
  const page = await browser.goTo(startOf(connection));
  await browser.goTo(provider.signIn(page, { sub: "sid", email: sid.email }));
  await browser.post("/api/auth/login", { email: sid.email, password: PASSWORD });
  expect(await SsoIdentity.findAll({ where: { userId: sid.userId } })).toMatchObject([
    { subject: "sid", isConfirmed: true },
  ]);
  const again = googleBrowser(url);
  await again.goTo(provider.signIn(await again.goTo(startOf(connection)), { sub: "sid" }));
  await editUser(owner, sid.userId, { role: "Manager" });
  expect(await again.me()).toMatchObject({ id: sid.userId });
});

test("a link is made even if its transaction is retried", async () => {
  // A sequence isn't rolled back, so only the first try fails.
  await database().pool.query(`
    CREATE SEQUENCE link_tries;
    CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('link_tries') = 1 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER fails_once BEFORE INSERT ON sso_identities FOR EACH ROW EXECUTE FUNCTION fail_once()`);
  const lea = await hire(owner, "Lea", "Employee");
  const browser = googleBrowser(url);
  const page = await browser.goTo(startOf(connection));
  const person = { sub: "lea", email: lea.email };
  expect(await browser.goTo(provider.signIn(page, person))).toBe("/login?error=sso_link_first");
  await browser.post("/api/auth/login", { email: lea.email, password: PASSWORD });
  await database().pool.query("DROP TRIGGER fails_once ON sso_identities");
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { id: lea.userId } });
});

test("a person with a second factor enters a code after the provider, before the link and at each sign-in", async () => {
  const zoe = await hire(owner, "Zoe", "Employee");
  const app = await turnOnSecondFactor(await as(zoe), clock);
  const browser = googleBrowser(url);
  const arrive = async () => {
    const page = await browser.goTo(`${startOf(connection)}?goTo=/requests`);
    return browser.goTo(provider.signIn(page, { sub: "zoe", email: zoe.email }));
  };
  const linked = () => SsoIdentity.count({ where: { organizationId, userId: zoe.userId } });
  expect(await arrive()).toBe("/login?then=%2Frequests&error=sso_link_first");
  await browser.post("/api/auth/login", { email: zoe.email, password: PASSWORD });
  expect(await linked()).toBe(0);
  expect((await browser.post("/api/auth/second-factor", { code: app.nextCode() })).status).toBe(200);
  expect(await linked()).toBe(1);

  browser.jar.clear();
  expect(await arrive()).toBe("/login/second-factor?then=%2Frequests");
  expect(await browser.me()).toBeNull();
  expect((await browser.post("/api/auth/second-factor", { code: app.nextCode() })).status).toBe(200);
  expect(await browser.me()).toMatchObject({ id: zoe.userId });
});

test("a person who must still set up a second factor can sign in, and is linked", async () => {
  await setSecondFactorRules(owner, { roles: ["Employee"] });
  const browser = googleBrowser(url);
  const person = { sub: "ezra", email: ezra.email };
  const page = await browser.goTo(startOf(connection));
  expect(await browser.goTo(provider.signIn(page, person))).toBe("/login?error=sso_link_first");
  expect((await browser.post("/api/auth/login", { email: ezra.email, password: PASSWORD })).status).toBe(200);
  expect(await arriveAs(person)).toMatchObject({ me: { id: ezra.userId, mustSetUpSecondFactor: true } });
});

test("a sign-in continues even if its link is refused, and the browser keeps the link for the next sign-in", async () => {
  const req = { headers: { cookie: "awayday-sso=secret; awayday-sso-link=token" } } as unknown as Request;
  const clearCookie = jest.fn();
  const nobody = { ...erin, userId: newId(), source: "web" as const };
  const cookie = { name: "awayday", secure: false };
  await linkPendingSso(req, { clearCookie } as unknown as Response, cookie, nobody);
  expect(clearCookie).not.toHaveBeenCalled();
});

test("only a logout token that the provider signed ends the sessions of its subject, once", async () => {
  const browser = googleBrowser(url);
  const page = await browser.goTo(startOf(connection));
  await browser.goTo(provider.signIn(page, { sub: "pia" }));
  const send = async (token: string) => {
    const body = new URLSearchParams({ logout_token: token }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
    const answer = await fetch(`${url}/auth/sso/${connection}/logout`, { method: "POST", body, headers });
    return { status: answer.status, cache: answer.headers.get("cache-control"), text: await answer.text() };
  };
  const claims = { sub: "pia", jti: "1" };
  const refusals: [string, string][] = [
    [provider.logoutToken(claims, { hasWrongKey: true }), "The provider published no key that matches the token"],
    [provider.logoutToken(claims, { header: { alg: "none" } }), "The token has an unexpected alg"],
    [provider.logoutToken(claims, { header: { alg: "HS256" } }), "The token has an unexpected alg"],
    [provider.logoutToken(claims, { header: { typ: "at+jwt" } }), "The token has the wrong type (typ)"],
    [provider.logoutToken({ ...claims, nonce: "n" }), "A logout token must have no nonce"],
    ["nonsense", "The token isn't a signed token"],
  ];
  for (const [token, reason] of refusals) {
    const text = JSON.stringify({ error: "invalid_request", error_description: reason });
    expect(await send(token)).toEqual({ status: 400, cache: "no-store", text });
  }
  expect(await browser.me()).not.toBeNull();
  expect(await send(provider.logoutToken({ sub: "another", jti: "2" }))).toMatchObject({ status: 200 });
  expect(await browser.me()).not.toBeNull();
  expect(await send(provider.logoutToken(claims))).toEqual({ status: 200, cache: "no-store", text: "" });
  expect(await browser.me()).toBeNull();
  expect(await send(provider.logoutToken(claims))).toMatchObject({
    status: 400,
    text: expect.stringContaining("already used"),
  });
});

test("an unconfirmed organization can't let more than 5 people join", async () => {
  testClock("2027-03-01", { sendsMail: true });
  const { pool } = database();
  await pool.query("UPDATE sso_connections SET joins = 'employee' WHERE id = $1", [connection]);
  const confirm = (isConfirmed: boolean) =>
    pool.query("UPDATE organizations SET is_confirmed = $2 WHERE id = $1", [organizationId, isConfirmed]);
  await confirm(false);
  const person = { sub: "nia", email: `nia@${domain}` };
  expect(await arriveAs(person)).toEqual({ at: "/login?error=sso_no_account", me: null });
  await confirm(true);
  expect(await arriveAs(person)).toMatchObject({ at: "/", me: { role: "Employee" } });
  testClock();
});

test.each<[string, "DELETE" | "POST", string]>([
  ["removal", "DELETE", ""],
  ["check", "POST", "/check"],
])(
  "the %s of a domain waits for first sign-ins there before it locks the sign-in rules",
  async (name, method, path) => {
    const { id } = await SsoDomain.create({ organizationId, domain: `${name}.example`, ...proven });
    const asOwner = await as(owner);
    await withGate(async ({ run, open }) => {
      await run("SELECT FROM sso_domains WHERE id = $1 FOR SHARE", [id]);
      const answering = asOwner.send(method, `${SSO}/domains/${id}${path}`, {});
      await untilWaiting();
      const hold = "SELECT pg_try_advisory_xact_lock_shared(hashtextextended($1, 0)) AS held";
      expect(await run(hold, [`sign-in ${organizationId}`])).toMatchObject({ rows: [{ held: true }] });
      await open();
      expect((await answering).status).toBeLessThan(300);
    });
  },
);

test("a domain whose record is gone goes to the organization that has one, and both audit logs record it", async () => {
  const rival = await foundTestOrganization("Rival");
  const asRival = await as(rival);
  await asRival.send("POST", `${SSO}/domains`, { domain });
  const [{ id, recordName, recordValue }] = (await asRival.get(SSO)).body.domains;
  records.set(recordName, [[recordValue], ["awayday-domain=a token of 20 letters"]]);
  expect(await asRival.send("POST", `${SSO}/domains/${id}/check`)).toMatchObject({ body: { code: "domain_taken" } });
  records.set(recordName, [[recordValue]]);
  expect((await asRival.send("POST", `${SSO}/domains/${id}/check`)).body).toEqual({ isProven: true });
  const lost = { actorId: null, action: "checkSsoDomain", after: { domain, isProven: false } };
  expect(await lastAuditEntry(organizationId)).toMatchObject(lost);
});
