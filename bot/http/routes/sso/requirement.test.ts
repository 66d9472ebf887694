import { expect, test } from "@jest/globals";
import { newId } from "#db/newId.ts";
import { Identity } from "#db/models/accounts/Identity.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { CLIENT, identityProvider } from "#tests/servers/sso/identityProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const now = clock.now();
const mail = await mailServer();
const provider = await identityProvider(clock);
const { issuer } = provider;
const { url } = await httpServer(clock, {}, undefined, { fetch: provider.fetch });
const { owner, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const connection = newId();
const on = { name: "Acme ID", issuer, clientId: CLIENT.clientId, joins: "off", isOn: true, testedAt: now } as const;
const clientSecretSealed = operationsRuntime().sealer.seal(CLIENT.clientSecret, organizationId);
await SsoConnection.create({ organizationId, id: connection, ...on, clientSecretSealed, createdAt: now });
const proven = { token: "a token of 20 letters", provenAt: now, checkedAt: now, createdAt: now };
await SsoDomain.create({ organizationId, domain: erin.email.split("@")[1] ?? "", ...proven });
const link = (subject: string, userId: string) =>
  SsoIdentity.create({
    organizationId,
    connectionId: connection,
    issuer,
    subject,
    userId,
    isConfirmed: true,
    createdAt: now,
  });
await link("owner", owner.userId);
await link("erin", erin.userId);

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
const require = async (browser: Browser, exceptions: string[] = []) => {
  const body = JSON.stringify({ connectionId: connection, exceptions, version: 1, currentPassword: PASSWORD });
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
  await Identity.create({ provider: "google", subject: "g1", organizationId, userId: erin.userId, createdAt: now });
  const google = { subject: "g1", email: erin.email, isEmailVerified: true, name: "Erin", hostedDomain: null };
  const wanted = { sid: "none", expires: now, data: {} };
  await expect(signInWithGoogle({ source: "web" }, google, wanted)).rejects.toMatchObject({
    code: "sso_required",
  });
  await expect(makePasswordLink(owner, erin.userId, {})).rejects.toMatchObject({ code: "sso_required" });
});

test("a covered person who asks for a new password is sent to the provider, and an exception gets a link", async () => {
  for (const { email } of [erin, ezra, owner]) await requestPasswordReset({ source: "web" }, { email });
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  const sent = (person: { email: string }) =>
    mail.received.find(({ to, subject }) => to === person.email && /password for Awayday|sign-on$/.test(subject));
  expect(sent(erin)).toMatchObject({ subject: "Sign in to Awayday with single sign-on" });
  expect([erin, ezra, owner].map((person) => sent(person)?.body.includes("token="))).toEqual([false, true, true]);
});

test("a covered person who isn't linked yet confirms the account with their password after the provider", async () => {
  expect(await signIn(manager)).toEqual(REQUIRED);
  const { browser, at } = await arriveAs("manager", undefined, manager.email);
  expect(at).toBe("/login?error=sso_link_first");
  expect(await signIn(erin, {}, browser)).toEqual(REQUIRED);
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

test("a person who is no longer an exception is signed out", async () => {
  const browser = googleBrowser(url);
  await signIn(ezra, {}, browser);
  expect(await require(ownerBrowser)).toMatchObject({ status: 200, body: { recoveryCode: null } });
  expect(await browser.me()).toBeNull();
});

test("turning the connection off ends the requirement", async () => {
  const body = JSON.stringify({ isOn: false });
  const headers = { "content-type": "application/json" };
  const off = await ownerBrowser.call(`${SSO}/connections/${connection}`, { method: "PATCH", body, headers });
  expect(off.status).toBe(204);
  expect(await read(ownerBrowser)).toMatchObject({ requirement: null });
  expect(await signIn(erin)).toMatchObject({ status: 200 });
  expect(await changesNotified(owner)).toContain("ssoNotRequired");
});
