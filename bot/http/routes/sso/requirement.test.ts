import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { Identity } from "#db/models/accounts/Identity.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { identityProvider } from "#tests/servers/sso/identityProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const now = clock.now();
const mail = await mailServer();
const provider = await identityProvider(clock);
const { url, withKey } = await httpServer(clock, {}, undefined, {
  fetch: provider.fetch,
  textsOf: () => Promise.resolve([]),
});
const { owner, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const { id: connection, link } = await anSsoConnection(owner, provider.issuer);
const proven = { token: "a token of 20 letters", provenAt: now, checkedAt: now, createdAt: now };
const domain = await SsoDomain.create({ organizationId, domain: erin.email.split("@")[1] ?? "", ...proven });
const confirmed = { isConfirmed: true } as const;
await link("owner", owner, confirmed);
await link("erin", erin, confirmed);

const SSO = "/api/admin/single-sign-on";
type Browser = ReturnType<typeof googleBrowser>;
const arriveAs = async (sub: string, browser = googleBrowser(url), email?: string) => {
  const page = await browser.goTo(`/auth/sso/${connection}`);
  const at = await browser.goTo(provider.signIn(page, { sub, ...(email !== undefined && { email }) }));
  return { browser, at };
};
const signIn = async ({ email }: { email: string }, more = {}, browser = googleBrowser(url)) => {
  const answer = await browser.post("/api/auth/login", { email, password: PASSWORD, ...more });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
};
const require = async (browser: Browser, exceptions: string[] = [], more = {}) => {
  const wanted = { connectionId: connection, exceptions, version: 1, currentPassword: PASSWORD, ...more };
  const body = JSON.stringify(wanted);
  const headers = { "content-type": "application/json" };
  const answer = await browser.call(`${SSO}/requirement`, { method: "PUT", body, headers });
  return { status: answer.status, body: (await answer.json()) as { code?: string; recoveryCode?: string | null } };
};
const read = async (browser: Browser) => (await (await browser.call(SSO)).json()) as Record<string, unknown>;
const REQUIRED = { status: 403, code: "sso_required" };
const { browser: ownerBrowser } = await arriveAs("owner");
let recoveryCode = "";

test("only an Owner who signed in through the connection can require it, and other sessions then end", async () => {
  const byPassword = googleBrowser(url);
  await signIn(owner, {}, byPassword);
  expect(await require(byPassword)).toMatchObject({ status: 409, body: { code: "not_signed_in_with" } });
  await domain.update({ provenAt: null });
  expect(await require(ownerBrowser)).toMatchObject({ status: 409, body: { code: "domain_not_proven" } });
  await domain.update({ provenAt: now });
  const [covered, excepted] = [googleBrowser(url), googleBrowser(url)];
  await signIn(erin, {}, covered);
  await signIn(ezra, {}, excepted);
  const { status, body } = await require(ownerBrowser, [ezra.userId]);
  expect(status).toBe(200);
  recoveryCode = body.recoveryCode ?? "";
  expect(recoveryCode).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/);
  expect(await Promise.all([byPassword, covered, excepted, ownerBrowser].map((one) => one.me()))).toMatchObject([
    null,
    null,
    { id: ezra.userId },
    { id: owner.userId },
  ]);
  expect(await changesNotified(owner)).toEqual(["ssoRequired"]);
});

test("covered people sign in only at the provider, and exceptions in any way", async () => {
  expect(await signIn(erin)).toEqual(REQUIRED);
  expect(await signIn(ezra)).toMatchObject({ status: 200 });
  const { browser, at } = await arriveAs("erin");
  expect({ at, me: await browser.me() }).toMatchObject({ at: "/", me: { id: erin.userId } });
  const isSsoOnly = async (by: typeof browser) => (await (await by.call("/api/auth/google-link")).json()).ssoOnly;
  expect([await isSsoOnly(browser), await isSsoOnly(ownerBrowser)]).toEqual([true, false]);
  await Identity.create({ provider: "google", subject: "g1", organizationId, userId: erin.userId, createdAt: now });
  const google = { subject: "g1", email: erin.email, isEmailVerified: true, name: "Erin", hostedDomain: null };
  const wanted = { sid: "none", expires: now, data: {} };
  await expect(signInWithGoogle({ source: "web" }, google, wanted)).rejects.toMatchObject({
    code: "sso_required",
  });
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    action: "failSignIn",
    subjectId: erin.userId,
    after: { reason: "sso required" },
  });
});

test("a covered person whose account at the provider was created again links the new one after a password link from an Admin", async () => {
  const bea = await hire(owner, "Bea");
  await link("bea", bea, confirmed);
  const again = (browser = googleBrowser(url)) => arriveAs("bea again", browser, bea.email);
  expect((await again()).at).toBe("/login?error=sso_other_linked_only");
  const { token } = await makePasswordLink(owner, bea.userId, {});
  const password = "a better password";
  const { status } = await googleBrowser(url).post("/api/auth/reset-password", { token, newPassword: password });
  expect([status, await signIn(bea, { password })]).toEqual([204, REQUIRED]);
  const { browser, at } = await again();
  expect(at).toBe("/login?error=sso_link_first");
  expect(await signIn(bea, { password }, browser)).toMatchObject({ status: 200 });
  expect((await again()).at).toBe("/");
});

test("a covered person who asks for a new password is sent to the provider; an exception, a person whose link is outdated, and one outside the verified domains get a link", async () => {
  const former = await hire(owner, "Former", "Employee");
  const outside = await hire({ ...owner, email: "owner@agency.example" }, "Outside", "Employee");
  await link("former", former, { ...confirmed, issuer: "https://id.former.example" });
  await link("outside", outside, confirmed);
  for (const { email } of [erin, ezra, owner, former, outside])
    await requestPasswordReset({ source: "web" }, { email });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  const sent = (person: { email: string }) =>
    mail.received.find(({ to, subject }) => to === person.email && /password for Awayday|sign-on$/.test(subject));
  expect(sent(erin)).toMatchObject({ subject: "Sign in to Awayday with single sign-on" });
  const hasLink = [erin, ezra, owner, former, outside].map((person) => sent(person)?.body.includes("token="));
  expect(hasLink).toEqual([false, true, true, true, true]);
});

test("a covered person who isn't linked yet confirms the account with their password after the provider", async () => {
  expect(await signIn(manager)).toEqual(REQUIRED);
  const { browser, at } = await arriveAs("manager", undefined, manager.email);
  expect(at).toBe("/login?error=sso_link_first");
  expect(await signIn(erin, {}, browser)).toEqual(REQUIRED);
  expect((await arriveAs("manager", browser, manager.email)).at).toBe("/login?error=sso_link_first");
  expect(await signIn(manager, {}, browser)).toMatchObject({ status: 200 });
  expect((await arriveAs("manager")).at).toBe("/");
});

test("the recovery code lets one Owner in with their password, once, and the Owners are notified", async () => {
  const other = await hire(owner, "Otto", "Owner");
  expect(await signIn(other, { recoveryCode: "0000-0000-0000-0000-0000-0000" })).toEqual({
    status: 401,
    code: "wrong_recovery_code",
  });
  expect(await signIn(manager, { recoveryCode })).toMatchObject({ status: 401 });
  expect(await signIn(other, { recoveryCode: recoveryCode.toUpperCase() })).toMatchObject({ status: 200 });
  expect(await signIn(other, { recoveryCode })).toMatchObject({ status: 401 });
  expect(await changesNotified(owner)).toContain("ssoRecoveryUsed");
  expect(await read(ownerBrowser)).toMatchObject({ requirement: { hasRecoveryCode: false }, signedInWith: connection });
  const renewed = await ownerBrowser.post(`${SSO}/requirement/recovery-code`, { currentPassword: PASSWORD });
  expect(await renewed.json()).toEqual({ recoveryCode: expect.any(String) });
});

const keyOf = async (of: Browser) =>
  ((await (await of.post("/api/keys", { name: "Script", scopes: ["people:read"] })).json()) as { key: string }).key;
const statusOf = async (key: string) => (await withKey(key).get("/api/v1/people")).status;

test("a person who is no longer an exception is signed out and loses API keys, and exceptions keep theirs", async () => {
  const [browser, kept] = [googleBrowser(url), googleBrowser(url)];
  const nora = await hire(owner, "Nora", "Employee");
  await require(ownerBrowser, [ezra.userId, nora.userId]);
  await signIn(ezra, {}, browser);
  await signIn(nora, {}, kept);
  const [lost, own] = [await keyOf(browser), await keyOf(kept)];
  const [gil, ida] = [await hire(owner, "Gil", "Employee"), await hire(owner, "Ida", "Employee")];
  await database().pool.query("DELETE FROM passwords WHERE user_id = ANY ($1)", [[gil.userId, ida.userId]]);
  await Identity.create({ provider: "google", subject: "gil", organizationId, userId: gil.userId, createdAt: now });
  await link("ida", ida, confirmed);
  await require(ownerBrowser, [ezra.userId, nora.userId, gil.userId, ida.userId]);
  const script = { name: "Script", scopes: ["people:read"] };
  const [byGoogle, byProvider] = [(await createKey(gil, script)).token, (await createKey(ida, script)).token];
  expect(await require(ownerBrowser, [nora.userId])).toMatchObject({ status: 200, body: { recoveryCode: null } });
  expect(await browser.me()).toBeNull();
  expect([await statusOf(lost), await statusOf(own)]).toEqual([401, 200]);
  expect([await statusOf(byGoogle), await statusOf(byProvider)]).toEqual([401, 200]);
  expect(await changesNotified(gil)).toEqual(["keyCreated", "tokensEndedBySso"]);
  expect(await changesNotified(ezra)).toEqual(["keyCreated", "tokensEndedBySso"]);
  expect(await changesNotified(nora)).toEqual(["keyCreated"]);
});

test("a form that shows old exceptions doesn't restore one that another Owner has removed since", async () => {
  const ids = async () => {
    const { requirement } = (await read(ownerBrowser)) as { requirement: { exceptions: { id: string }[] } };
    return requirement.exceptions.map(({ id }) => id);
  };
  const current = await ids();
  const olga = await hire(owner, "Olga", "Employee");
  const seen = { exceptions: [ezra.userId, ...current] };
  await require(ownerBrowser, [ezra.userId, ...current, olga.userId], { seen });
  expect((await ids()).toSorted()).toEqual([...current, olga.userId].toSorted());
  await require(ownerBrowser, current);
  expect(await ids()).toEqual(current);
});

test("a covered person whom the provider signs in can't change the password or set a first one", async () => {
  const { browser } = await arriveAs("erin");
  const send = async (method: string, sent: object) => {
    const body = JSON.stringify({ newPassword: "pelican under blue rain", ...sent });
    const headers = { "content-type": "application/json" };
    const answer = await browser.call("/api/auth/password", { method, body, headers });
    return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
  };
  expect(await send("POST", { currentPassword: PASSWORD })).toEqual(REQUIRED);
  const { pool } = database();
  await pool.query("DELETE FROM passwords WHERE user_id = $1", [erin.userId]);
  const confirm = "UPDATE sessions SET confirmed_for = 'password', confirmed_at = $2 WHERE user_id = $1";
  await pool.query(confirm, [erin.userId, now]);
  expect(await send("PUT", {})).toEqual(REQUIRED);
});

test("a covered person without a password must ask for a password link, because “Forgot password?” leads to the provider", async () => {
  const cal = await hire(owner, "Cal");
  await link("cal", cal, confirmed);
  await database().pool.query("DELETE FROM passwords WHERE user_id = $1", [cal.userId]);
  const { browser } = await arriveAs("cal");
  const runtime = operationsRuntime();
  configureOperations({ ...runtime, sendsMail: true });
  const answer = await browser.post("/api/auth/email", { email: `c.${cal.email}` });
  configureOperations(runtime);
  const error = expect.stringContaining("password link");
  expect(await answer.json()).toMatchObject({ code: "no_password", error });
});

test("the required connection can't be changed, turned off, or deleted, nor its domain removed, and the end must be confirmed", async () => {
  const headers = { "content-type": "application/json" };
  const send = async (method: string, path: string, sent: object) => {
    const answer = await ownerBrowser.call(`${SSO}/${path}`, { method, body: JSON.stringify(sent), headers });
    return answer.status === 204 ? "done" : ((await answer.json()) as { code?: string }).code;
  };
  const path = `connections/${connection}`;
  expect([
    await send("PATCH", path, { isOn: false }),
    await send("PATCH", path, { clientId: "another" }),
    await send("PATCH", path, { clientSecret: "another" }),
    await send("DELETE", path, { currentPassword: PASSWORD }),
  ]).toEqual(Array(4).fill("required_connection"));
  expect([
    await send("DELETE", `domains/${domain.id}`, {}),
    await send("POST", `domains/${domain.id}/check`, {}),
  ]).toEqual(["required_domain", "required_domain"]);
  expect((await domain.reload()).provenAt).toEqual(now);
  const end = { connectionId: null, exceptions: [] };
  expect(await send("PUT", "requirement", end)).toBe("invalid_input");
  await send("PUT", "requirement", { ...end, currentPassword: PASSWORD });
  expect(await read(ownerBrowser)).toMatchObject({ requirement: null });
  expect(await signIn(ezra)).toMatchObject({ status: 200 });
  expect(await changesNotified(owner)).toContain("ssoNotRequired");
  expect(await send("DELETE", `domains/${domain.id}`, {})).toBe("done");
  expect(await send("PATCH", path, { isOn: false })).toBe("done");
});
