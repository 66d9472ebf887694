import { expect, test } from "@jest/globals";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { limits } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { identityProvider } from "#tests/servers/sso/identityProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const now = clock.now();
const provider = await identityProvider(clock);
const { url, as } = await httpServer(clock, {}, undefined, { fetch: provider.fetch });
const { owner, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const { id: connection, link } = await anSsoConnection(owner, provider.issuer);
const { id: other } = await anSsoConnection(owner, provider.issuer);
const domain = owner.email.split("@")[1] ?? "";
const proven = { token: "a token of 20 letters", provenAt: now, checkedAt: now, createdAt: now };
await SsoDomain.create({ organizationId, domain, ...proven });
const outside = { ...owner, email: "agency@agency.example" };
const zoe = await hire(outside, "Zoe");
const app = await turnOnSecondFactor(await as(zoe), clock);
const query = (text: string, values: unknown[]) => database().pool.query(text, values);
await query("UPDATE sso_connections SET is_required = true WHERE id = $1", [connection]);

type Browser = ReturnType<typeof googleBrowser>;
const enter = async ({ email }: { email: string }, browser: Browser) => {
  const answer = await browser.post("/api/auth/login", { email, password: PASSWORD });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const arrive = async (person: object, browser: Browser, id = connection) => {
  const page = await browser.goTo(`/auth/sso/${id}?goTo=/requests`);
  return browser.goTo(provider.signIn(page, { ...person }));
};
const linksOf = ({ userId }: { userId: string }) => SsoIdentity.count({ where: { organizationId, userId } });
const entered = async (name: string) => {
  const person = await hire(outside, name);
  const browser = googleBrowser(url);
  expect(await enter(person, browser)).toMatchObject({ status: 403 });
  return { person, browser };
};
const NOBODY = "/login?then=%2Frequests&error=sso_no_account";
const OTHER_EMAIL = "/login?then=%2Frequests&error=sso_other_email";
const LINK_FIRST = "/login?then=%2Frequests&error=sso_link_first";

test("a person outside the verified domains enters the password and continues at the provider, which links the account", async () => {
  const ada = await hire(outside, "Ada");
  const browser = googleBrowser(url);
  const { status, body } = await enter(ada, browser);
  expect({ status, body }).toMatchObject({
    status: 403,
    body: { code: "sso_required", connection: { id: connection, name: "Acme ID" } },
  });
  expect(await browser.me()).toBeNull();
  expect(await arrive({ sub: "ada", email: ada.email.toUpperCase() }, browser)).toBe("/requests");
  expect(await browser.me()).toMatchObject({ id: ada.userId });
  const identity = { connectionId: connection, subject: "ada", isConfirmed: true };
  expect(await SsoIdentity.findAll({ where: { userId: ada.userId } })).toMatchObject([identity]);
  expect(await changesNotified(ada)).toEqual(["ssoLinked"]);
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    actorId: ada.userId,
    action: "linkSso",
    after: { sso: "linked", connectionId: connection },
  });
  expect(await arrive({ sub: "ada" }, googleBrowser(url))).toBe("/requests");
});

test("a person at a verified domain who enters the password first needn't enter it again", async () => {
  const browser = googleBrowser(url);
  await enter(erin, browser);
  expect(await arrive({ sub: "erin", email: erin.email }, browser)).toBe("/requests");
  expect(await browser.me()).toMatchObject({ id: erin.userId });
});

test("a password alone never begins a session, however often it is entered", async () => {
  const { person, browser } = await entered("Bea");
  expect(await enter(person, browser)).toMatchObject({ status: 403, body: { code: "sso_required" } });
  expect(await browser.me()).toBeNull();
});

test("a correct password doesn't count as a failed attempt, but 120 an hour are the limit", async () => {
  const { person, browser } = await entered("Alma");
  const wrong = { email: person.email, password: "a guess" };
  for (let n = 0; n < 9; n++) expect((await browser.post("/api/auth/login", wrong)).status).toBe(401);
  for (let n = 0; n < limits.signIns.points - 10; n++) expect((await enter(person, browser)).status).toBe(403);
  expect((await enter(person, browser)).status).toBe(429);
});

test("an account at the provider with another email isn't linked, and the Owners see whose password was entered", async () => {
  const { person, browser } = await entered("Cleo");
  await query("UPDATE sso_connections SET joins = 'employee' WHERE id = $1", [connection]);
  for (const email of [`thief@${domain}`, "thief@agency.example", zoe.email]) {
    expect(await arrive({ sub: "thief", email }, browser)).toBe(OTHER_EMAIL);
  }
  await query("UPDATE sso_connections SET joins = 'off' WHERE id = $1", [connection]);
  expect(await browser.me()).toBeNull();
  expect(await linksOf(person)).toBe(0);
  const reason = "The email address from the provider doesn't match the account whose password was entered";
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    action: "failSso",
    after: { reason, userId: person.userId },
  });
  expect(await arrive({ sub: "cleo", email: person.email }, browser)).toBe("/requests");
});

test("an account that leads to another person neither signs in nor is linked to the one whose password was entered", async () => {
  const { person, browser } = await entered("Dora");
  expect(await arrive({ sub: "ezra", email: ezra.email }, browser)).toBe(LINK_FIRST);
  expect([await browser.me(), await linksOf(person), await linksOf(ezra)]).toEqual([null, 0, 0]);
  await link("ezra", ezra, { isConfirmed: true });
  await enter(person, browser);
  expect(await arrive({ sub: "ezra", email: person.email }, browser)).toBe("/requests");
  expect([await browser.me(), await linksOf(person)]).toMatchObject([{ id: ezra.userId }, 0]);
});

test("a person who already has an account at the provider can't link another one with the password", async () => {
  const { person, browser } = await entered("Elli");
  await link("elli", person, { isConfirmed: true });
  expect(await arrive({ sub: "elli 2", email: person.email }, browser)).toBe(
    "/login?then=%2Frequests&error=sso_other_linked",
  );
});

test("the password counts only in the browser where it was entered", async () => {
  const { person } = await entered("Fay");
  expect(await arrive({ sub: "fay", email: person.email }, googleBrowser(url))).toBe(NOBODY);
});

test("the password counts only for the required connection, and only until its settings change", async () => {
  const { person, browser } = await entered("Gus");
  expect(await arrive({ sub: "gus", email: person.email }, browser, other)).toBe(NOBODY);
  await query("UPDATE sso_connections SET version = version + 1 WHERE id = $1", [connection]);
  expect(await arrive({ sub: "gus", email: person.email }, browser)).toBe(NOBODY);
});

test("the password counts for 10 minutes, and not after it changes", async () => {
  const { person, browser } = await entered("Hal");
  clock.setInstant(new Date(clock.now().getTime() + 10 * 60_000));
  expect(await arrive({ sub: "hal", email: person.email }, browser)).toBe(NOBODY);
  expect(redirectErrorText("sso_no_account")).toContain("enter it first, and then continue");
  await enter(person, browser);
  await query("UPDATE passwords SET changed_at = changed_at + interval '1 s' WHERE user_id = $1", [person.userId]);
  expect(await arrive({ sub: "hal", email: person.email }, browser)).toBe(NOBODY);
});

test("a proof of the password works once", async () => {
  const { person, browser } = await entered("Ida");
  const copy = googleBrowser(url);
  browser.jar.forEach((value, name) => copy.jar.set(name, value));
  expect(await arrive({ sub: "ida", email: person.email }, browser)).toBe("/requests");
  await SsoIdentity.destroy({ where: { organizationId, userId: person.userId } });
  expect(await arrive({ sub: "ida", email: person.email }, copy)).toBe(NOBODY);
});

test("a deactivated person isn't linked", async () => {
  const { person, browser } = await entered("Jo");
  await query("UPDATE users SET is_active = false WHERE id = $1", [person.userId]);
  expect(await arrive({ sub: "jo", email: person.email }, browser)).toBe(
    "/login?then=%2Frequests&error=sso_deactivated",
  );
  expect(await linksOf(person)).toBe(0);
});

test("a person with a second factor enters a code after the provider, before the account is linked", async () => {
  const browser = googleBrowser(url);
  await enter(zoe, browser);
  expect(await arrive({ sub: "zoe", email: zoe.email }, browser)).toBe("/login/second-factor?then=%2Frequests");
  expect([await browser.me(), await linksOf(zoe)]).toEqual([null, 0]);
  expect((await browser.post("/api/auth/second-factor", { code: app.nextCode() })).status).toBe(200);
  expect([await browser.me(), await linksOf(zoe)]).toMatchObject([{ id: zoe.userId }, 1]);
});
