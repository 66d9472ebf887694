import { beforeEach, describe, expect, test } from "@jest/globals";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { findFeeds } from "#db/queries/feeds/feeds.ts";
import { findKeysOf } from "#db/queries/keys/keys.ts";
import { database } from "#db/connect.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { type GoogleAccount, googleProvider } from "#tests/servers/googleProvider.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const google = await googleProvider();
const mail = await mailServer();
const { url, as, visitor, withKey } = await httpServer(clock, { google: google.config, smtpUrl: mail.url });
const withoutGoogle = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const other = await foundTestOrganization();
const { organizationId } = owner;
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });

const PATH = "/api/organization/sign-in";
const WORDS = "Your organization uses Google sign-in";
const GOOGLE_ONLY_REFUSAL: Refused = [403, "google_only", WORDS];
const login = (email: string, password = PASSWORD) => visitor().send("POST", "/api/auth/login", { email, password });
const errorIn = (address: string) => redirectErrorText(new URL(address, url).searchParams.get("error")) ?? null;
const account = (values: Partial<GoogleAccount>) => {
  google.account = { sub: `sub of ${values.email}`, email: "", email_verified: true, name: "Ann Lee", ...values };
};
const isUp = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;
const invite = (email: string) => sendInvitation(owner, { email, role: "Employee", officeId: owner.officeId });
const set = (googleOnly: boolean) =>
  database().pool.query("UPDATE organizations SET google_only = $2 WHERE id = $1", [organizationId, googleOnly]);

const tokenFor = (email: string) => {
  const { hash } = new URL(mail.received.find(({ to }) => to === email)?.linkTo("/link-google") ?? "");
  return new URLSearchParams(hash.slice(1)).get("token") ?? "";
};
const signInBy = async (token: string) => {
  const browser = googleBrowser(url);
  return { browser, landed: await browser.signIn(`/auth/google?mailedToken=${token}`) };
};

async function linked(person: { email: string }): Promise<void> {
  account({ email: person.email });
  const browser = googleBrowser(url);
  await browser.post("/api/auth/login", { email: person.email, password: PASSWORD });
  const { goTo } = (await (await browser.post("/api/auth/google-link", { password: PASSWORD })).json()) as {
    goTo: string;
  };
  expect(await browser.signIn(goTo)).toBe("/dashboard");
}

describe("turning on Google-only sign-in", () => {
  test("is refused to an Owner without a linked Google account, who would lock themselves out", async () => {
    const browser = await as(owner);
    const text = "Link your own Google account first, in your Profile Settings, so that you don't lock yourself out";
    await expectRefusal(
      () => browser.send("PATCH", PATH, { googleOnly: true }),
      [409, "google_not_linked", text, { googleOnly: text }],
    );
    expect((await login(erin.email)).status).toBe(200);
  });

  test("is refused if Google is not configured", async () => {
    const browser = await withoutGoogle.as(owner);
    const text = "Google sign-in isn't set up on this server";
    await expectRefusal(
      () => browser.send("PATCH", PATH, { googleOnly: true }),
      [409, "google_not_set_up", text, { googleOnly: text }],
    );
  });

  test("is refused without a yes or no, and to everyone but an Owner", async () => {
    const browser = await as(owner);
    const text = "Google only is required";
    await expectRefusal(() => browser.send("PATCH", PATH, {}), [400, "invalid_input", text, { googleOnly: text }]);
    for (const person of [admin, manager, erin]) {
      const theirs = await as(person);
      await expectRefusal(
        () => theirs.send("PATCH", PATH, { googleOnly: true }),
        [403, "forbidden", "You need Owner permissions to change how people sign in"],
      );
    }
    await expectRefusal(() => visitor().send("PATCH", PATH, { googleOnly: true }), SIGNED_OUT);
  });

  test("ends sessions that began with a password, with API keys and calendar feeds, except your own and those of other organizations", async () => {
    await linked(owner);
    await linked(admin);
    account({ email: admin.email });
    const byGoogle = googleBrowser(url);
    await byGoogle.signIn();
    const [own, ownOther, adminByPassword, others] = [
      await as(owner),
      await as(owner),
      await as(admin),
      await as(other),
    ];

    await createKey(erin, { name: "Payroll", scopes: ["requests:read"] });
    await createFeed(erin, { kind: "own" });
    const [gil, ida] = [await hire(owner, "Gil", "Employee"), await hire(owner, "Ida", "Employee")];
    await database().pool.query("DELETE FROM passwords WHERE user_id = ANY ($1)", [[gil.userId, ida.userId]]);
    await (await anSsoConnection(owner, "https://id.example")).link("ida", ida, { isConfirmed: true });
    await database().pool.query("UPDATE sso_connections SET is_on = false");
    for (const person of [gil, ida]) await createKey(person, { name: "Payroll", scopes: ["requests:read"] });
    await database().pool.query(
      `INSERT INTO calendar_connections
        (organization_id, id, user_id, office_id, service, subject, account, tokens_sealed, state, created_at)
      VALUES ($1, gen_random_uuid(), $2, $3, 'google', 's', 'a', 't', 'working', now())`,
      [organizationId, ida.userId, owner.officeId],
    );
    const otherKey = (await createKey(other, { name: "Payroll", scopes: ["requests:read"] })).token;

    const { status, body } = await own.send("PATCH", PATH, { googleOnly: true });
    expect([status, body]).toMatchObject([200, { id: organizationId, googleOnly: true }]);
    expect(await isUp(own)).toBe(true);
    expect(await isUp(others)).toBe(true);
    expect([
      await findKeysOf({ organizationId, id: erin.userId }, clock.now()),
      await findFeeds({ organizationId, id: erin.userId }),
    ]).toEqual([[], []]);
    expect(await changesNotified(erin)).toEqual(["keyCreated", "feedCreated", "tokensEnded"]);
    expect(await changesNotified(ida)).toEqual(["keyCreated", "tokensEnded"]);
    const stopped = await database().pool.query<{ id: string; trouble: string }>(
      `SELECT recipient_id AS id, payload -> 'ended' ->> 'trouble' AS trouble FROM notifications
        WHERE organization_id = $1 AND event = 'calendar.stopped' AND channel = 'mail'`,
      [organizationId],
    );
    expect(stopped.rows).toContainEqual({ id: admin.userId, trouble: "accessReset" });
    for (const person of [gil, other]) expect(await changesNotified(person)).toEqual(["keyCreated"]);
    expect((await withKey(otherKey).get("/api/v1/key")).status).toBe(200);
    expect(await byGoogle.me()).toMatchObject({ email: admin.email });
    for (const ended of [ownOther, adminByPassword]) expect(await isUp(ended)).toBe(false);
    const entry = await lastAuditEntry(organizationId);
    expect(entry).toMatchObject({
      actorId: owner.userId,
      action: "setSignInRules",
      subjectKind: "organization",
      before: { googleOnly: false },
      after: { googleOnly: true },
    });
    const { sessionsEnded } = (entry?.["after"] ?? {}) as { sessionsEnded: number };
    expect(sessionsEnded).toBeGreaterThanOrEqual(2);
    expect((await own.get("/api/organization")).body).toMatchObject({ googleOnly: true });

    expect((await own.send("PATCH", PATH, { googleOnly: false })).body).toMatchObject({ googleOnly: false });
    expect((await login(erin.email)).status).toBe(200);
  });

  test("leaves no session by password behind, even with concurrent sign-ins", async () => {
    await set(false);
    const own = await as(owner);
    const browsers = Array.from({ length: 6 }, () => visitor());
    const [, ...signIns] = await Promise.all([
      own.send("PATCH", PATH, { googleOnly: true }),
      ...browsers.map((one) => one.send("POST", "/api/auth/login", { email: ezra.email, password: PASSWORD })),
    ]);
    for (const { status } of signIns) expect([200, 403]).toContain(status);
    for (const browser of browsers) expect(await isUp(browser)).toBe(false);
  });
});

describe("Google-only sign-in", () => {
  beforeEach(async () => {
    await set(true);
    mail.received.length = 0;
  });

  test("directs a person with the right password to Google, and reveals nothing for a wrong one", async () => {
    await expectRefusal(() => login(erin.email), GOOGLE_ONLY_REFUSAL);
    const wrong: Refused = [401, "wrong_credentials", "Invalid email or password"];
    await expectRefusal(() => login(erin.email, "not it"), wrong);
    await expectRefusal(() => login("nobody@nowhere.example", "not it"), wrong);
    expect((await login(other.email)).status).toBe(200);
  });

  test("keeps all links from setting a password, new or old", async () => {
    await set(false);
    const { token } = await makePasswordLink(owner, erin.userId, {});
    await set(true);
    await expectRefusal(
      () => visitor().send("POST", "/api/auth/reset-password", { token, newPassword: "another one" }),
      GOOGLE_ONLY_REFUSAL,
    );
    await expect(makePasswordLink(owner, erin.userId, {})).rejects.toMatchObject({ code: "google_only" });
  });

  test("sends people who forgot their password a link to sign in with Google, and none to set a password", async () => {
    await deliver();
    mail.received.length = 0;
    const { body } = await visitor().send("POST", "/api/auth/forgot-password", { email: erin.email });
    expect(body.message).toMatch(/^If there is an account/);
    await deliver();
    expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
      [erin.email, "Sign in to Awayday with Google"],
    ]);
    const text = mail.received[0]?.body ?? "";
    expect(text).toContain(`${url}/link-google#token=`);
    expect(text).not.toContain("reset-password");
  });

  test("lets an invitation be accepted with Google only, and the invitation states it", async () => {
    const email = "new@org1.example";
    const { token } = await invite(email);
    await deliver();
    expect(mail.received.find(({ to }) => to === email)?.body).toContain("uses Google sign-in");
    const { body } = await visitor().get(`/api/invitations/token/${token}`);
    expect(body).toMatchObject({ email, googleOnly: true });
    await expectRefusal(
      () => visitor().send("POST", "/api/invitations/accept", { token, name: "New", password: PASSWORD }),
      GOOGLE_ONLY_REFUSAL,
    );
    account({ email });
    const browser = googleBrowser(url);
    expect(await browser.signIn(`/auth/google?invitationToken=${token}`)).toBe("/");
    expect(await browser.me()).toMatchObject({ email });
  });

  test("keeps people with a linked Google account from unlinking it or setting a password", async () => {
    account({ email: admin.email });
    const browser = googleBrowser(url);
    expect(await browser.signIn()).toBe("/");
    const unlink = await browser.post("/api/auth/google-link/unlink", { password: PASSWORD });
    expect([unlink.status, await unlink.json()]).toEqual([403, { code: "google_only", error: WORDS }]);
    const change = await browser.post("/api/auth/password", { currentPassword: PASSWORD, newPassword: "another one" });
    expect([change.status, await change.json()]).toEqual([403, { code: "google_only", error: WORDS }]);
  });

  test("links the first Google account for a person's address that Google manages", async () => {
    const ivy = await newcomer("Ivy");
    account({ email: ivy.email, hd: "org1.example" });
    const browser = googleBrowser(url);
    expect(await browser.signIn()).toBe("/");
    expect(await browser.me()).toMatchObject({ id: ivy.userId });
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      actorId: ivy.userId,
      action: "signIn",
      after: { by: "google", google: "linked" },
    });
    const again = googleBrowser(url);
    await again.signIn();
    expect(await again.me()).toMatchObject({ id: ivy.userId });

    account({ email: ivy.email, hd: "org1.example", sub: "another account" });
    const text =
      "Another Google account is linked to this email. Sign in with that one, or choose “Forgot password?” to link this one.";
    expect(errorIn(await googleBrowser(url).signIn())).toBe(text);
  });

  test("links no account for an address that Google doesn't manage or hasn't verified", async () => {
    const jo = await newcomer("Jo");
    account({ email: jo.email });
    const words =
      "Google can't confirm who owns this email. Choose “Forgot password?” and use the link in the email to sign in with Google, or ask an Owner in your organization.";
    expect(errorIn(await googleBrowser(url).signIn())).toBe(words);
    account({ email: jo.email, hd: "org1.example", email_verified: false });
    expect(errorIn(await googleBrowser(url).signIn())).toBe(
      "Google hasn't verified this account's email. Verify it with Google, or choose another account.",
    );
  });

  describe("by the link mailed to an address that Google doesn't manage", () => {
    const DEAD = "This link is invalid or has expired. Choose “Forgot password?” for a new one.";
    const LINK_IS_FOR_ANOTHER = "This link is for another email. Please choose the Google account with that email.";

    test("a person whose email an Admin changed signs in, and their Google account is linked", async () => {
      const jill = await newcomer("Jill");
      account({ email: jill.email, hd: "org1.example", sub: "the old account" });
      await googleBrowser(url).signIn();
      const email = "jill@unmanaged.example";
      await editUser(owner, jill.userId, { email });
      await deliver();
      account({ email });
      expect(errorIn(await googleBrowser(url).signIn())).toMatch(/^Google can't confirm who owns this email\./);

      const token = tokenFor(email);
      const { browser, landed } = await signInBy(token);
      expect(landed).toBe("/");
      expect(await browser.me()).toMatchObject({ id: jill.userId, email });
      expect(await lastAuditEntry(organizationId)).toMatchObject({
        actorId: jill.userId,
        action: "signIn",
        after: { by: "google", google: "linked" },
      });
      const again = googleBrowser(url);
      expect(await again.signIn()).toBe("/");
      expect(await again.me()).toMatchObject({ id: jill.userId });
      account({ email, sub: "a third account" });
      expect(errorIn((await signInBy(token)).landed)).toBe(DEAD);
    });

    test("only the Google account of that address is linked", async () => {
      const kim = await newcomer("Kim");
      await visitor().send("POST", "/api/auth/forgot-password", { email: kim.email });
      await deliver();
      const token = tokenFor(kim.email);
      account({ email: "thief@org1.example", hd: "org1.example" });
      expect(errorIn((await signInBy(token)).landed)).toBe(LINK_IS_FOR_ANOTHER);
      account({ email: kim.email, email_verified: false });
      expect(errorIn((await signInBy(token)).landed)).toBe(
        "Google hasn't verified this account's email. Verify it with Google, or choose another account.",
      );
      account({ email: kim.email });
      expect((await signInBy(token)).landed).toBe("/");
    });

    test("the Google account of a person in another organization signs nobody in, and isn't noted there", async () => {
      const [pam, gina] = [await newcomer("Pam"), await hire(other, "Gina")];
      const unlisted = { isEmailVerified: true, name: null, hostedDomain: null };
      await linkGoogle(gina, { subject: "Gina's account", email: gina.email, ...unlisted });
      await visitor().send("POST", "/api/auth/forgot-password", { email: pam.email });
      await deliver();
      account({ sub: "Gina's account", email: gina.email });
      const { browser, landed } = await signInBy(tokenFor(pam.email));
      expect(errorIn(landed)).toBe(LINK_IS_FOR_ANOTHER);
      expect(await browser.me()).toBeNull();
      await deactivateUser(other, gina.userId, {});
      expect(errorIn((await signInBy(tokenFor(pam.email))).landed)).toBe(LINK_IS_FOR_ANOTHER);
      expect(await lastAuditEntry(other.organizationId)).toMatchObject({ action: "deactivateUser" });
    });

    test("another Google account linked before is unlinked, and its sessions end, because a thief may have linked it", async () => {
      const nia = await newcomer("Nia");
      const stolen = { sub: "a thief's account", email: "thief@elsewhere.example" };
      const unlisted = { isEmailVerified: true, name: null, hostedDomain: null };
      await linkGoogle(nia, { subject: stolen.sub, email: stolen.email, ...unlisted });
      account(stolen);
      const thief = googleBrowser(url);
      await thief.signIn();
      expect(await thief.me()).toMatchObject({ id: nia.userId });

      await deliver();
      mail.received.length = 0;
      await visitor().send("POST", "/api/auth/forgot-password", { email: nia.email });
      await deliver();
      const token = tokenFor(nia.email);
      mail.received.length = 0;
      account({ email: nia.email });
      const { browser, landed } = await signInBy(token);
      expect(landed).toBe("/");
      expect(await browser.me()).toMatchObject({ id: nia.userId });
      expect(await thief.me()).toBeNull();
      expect(await lastAuditEntry(organizationId)).toMatchObject({
        actorId: nia.userId,
        action: "signIn",
        after: { by: "google", google: "replaced" },
      });
      await deliver();
      expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
        [nia.email, "A Google account was linked"],
      ]);
      account(stolen);
      expect(errorIn(await googleBrowser(url).signIn())).toMatch(/^No Awayday account uses this email\./);
    });

    test("a link that an Admin handed over proves no mailbox and links nothing", async () => {
      const lou = await newcomer("Lou");
      await set(false);
      const { token } = await makePasswordLink(owner, lou.userId, {});
      await set(true);
      account({ email: lou.email });
      expect(errorIn((await signInBy(token)).landed)).toBe(DEAD);
    });

    test("a link that was replaced by another email change links nothing", async () => {
      const max = await newcomer("Max");
      await editUser(owner, max.userId, { email: "max@unmanaged.example" });
      await deliver();
      const token = tokenFor("max@unmanaged.example");
      await editUser(owner, max.userId, { email: "max2@unmanaged.example" });
      account({ email: "max@unmanaged.example" });
      expect(errorIn((await signInBy(token)).landed)).toBe(DEAD);
    });

    test("another site can't start it", async () => {
      const browser = googleBrowser(url);
      const answer = await browser.call("/auth/google?mailedToken=abc", {
        headers: { "sec-fetch-site": "cross-site" },
      });
      expect(errorIn(answer.headers.get("location") ?? "")).toMatch(/^Another site started this sign-in\./);
    });
  });

  test("links no account by address alone in an organization without it", async () => {
    account({ email: other.email, hd: "org2.example" });
    const text =
      "This email already has an account with a password. Sign in with the password, and then link Google in your Profile Settings.";
    expect(errorIn(await googleBrowser(url).signIn())).toBe(text);
  });

  test("keeps an Owner from choosing a domain that isn't their own", async () => {
    await set(false);
    const browser = await as(owner);
    await set(true);
    const text =
      "Your own email must belong to the domain, because people sign in only with Google accounts in that domain";
    await expectRefusal(
      () => browser.send("PATCH", "/api/organization", { domain: "elsewhere.example" }),
      [409, "own_domain", text, { domain: text }],
    );
    expect((await browser.send("PATCH", "/api/organization", { domain: "org1.example" })).status).toBe(200);
    expect((await browser.send("PATCH", "/api/organization", { domain: null })).status).toBe(200);
  });

  test("keeps an Owner from choosing a domain that another Owner's email doesn't belong to", async () => {
    await set(false);
    const browser = await as(owner);
    const second = await hire(owner, "Olaf", "Owner");
    const changeEmail = (email: string) =>
      database().pool.query("UPDATE users SET email = $2 WHERE id = $1", [second.userId, email]);
    await changeEmail("olaf@elsewhere.example");
    await set(true);
    const why = "because people sign in only with Google accounts in that domain";
    const text = `Every Owner's email must belong to the domain, ${why}. Olaf's email doesn't.`;
    const patch = (path: string, body: object) => browser.send("PATCH", path, body);
    await expectRefusal(
      () => patch("/api/organization", { domain: "org1.example" }),
      [409, "owner_domain", text, { domain: text }],
    );
    await set(false);
    expect((await browser.get(PATH)).body).toEqual({ outsideDomain: 0, withoutGoogle: expect.any(Number) });
    expect((await patch("/api/organization", { domain: "org1.example" })).status).toBe(200);
    expect((await browser.get(PATH)).body.outsideDomain).toBeGreaterThan(0);
    await expectRefusal(() => patch(PATH, { googleOnly: true }), [409, "owner_domain", text, { googleOnly: text }]);
    expect((await patch("/api/organization", { domain: null })).status).toBe(200);
    await changeEmail(second.email);
    await deactivateUser(owner, second.userId, {});
    await set(true);
  });

  test("keeps people whose email the domain excludes from becoming Owners", async () => {
    await set(false);
    const browser = await as(owner);
    const outside = await hire(owner, "Ottilie", "Admin");
    const { pool } = database();
    await pool.query("UPDATE users SET email = 'ottilie@elsewhere.example' WHERE id = $1", [outside.userId]);
    await pool.query(
      "INSERT INTO identities (provider, subject, organization_id, user_id, created_at) VALUES ('google', 'g-ottilie', $1, $2, now())",
      [owner.organizationId, outside.userId],
    );
    expect((await browser.send("PATCH", "/api/organization", { domain: "org1.example" })).status).toBe(200);
    await set(true);
    const heir = "This person's email must belong to org1.example";
    await expectRefusal(
      () => browser.send("POST", "/api/organization/transfer", { userId: outside.userId }),
      [409, "heir_outside_domain", heir, { userId: heir }],
    );
    const promoted = await browser.send("PATCH", `/api/users/${outside.userId}`, { role: "Owner" });
    expect([promoted.status, promoted.body.code]).toEqual([409, "owner_domain"]);
    expect((await browser.send("PATCH", "/api/organization", { domain: null })).status).toBe(200);
    await deactivateUser(owner, outside.userId, {});
  });

  test("doesn't count an Owner without a linked Google account as the last Owner", async () => {
    await set(false);
    const second = await hire(owner, "Odin", "Owner");
    await set(true);
    const leave = () => deactivateUser(owner, owner.userId, {});
    await expect(leave()).rejects.toMatchObject({ code: "last_owner" });
    await deactivateUser(owner, second.userId, {});
  });

  test("keeps an Owner from transferring ownership to a person who couldn't sign in", async () => {
    const kai = await newcomer("Kai");
    account({ email: owner.email });
    const byGoogle = googleBrowser(url);
    await byGoogle.signIn();
    const transfer = async () => {
      const { status, json } = await byGoogle
        .post("/api/organization/transfer", { userId: kai.userId })
        .then(async (answer) => ({ status: answer.status, json: await answer.text() }));
      return [status, json];
    };
    const text = "This person has to sign in with Google first";
    expect(await transfer()).toEqual([
      409,
      JSON.stringify({ error: text, code: "heir_without_google", fields: { userId: text } }),
    ]);
    account({ email: kai.email, hd: "org1.example" });
    await googleBrowser(url).signIn();
    expect(await transfer()).toEqual([204, ""]);
  });
});

async function newcomer(name: string) {
  await set(false);
  const person = await hire(owner, name);
  await set(true);
  return person;
}
