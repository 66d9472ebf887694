import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const { visitor, as, url } = await httpServer(clock, { smtpUrl: mail.url });
const silent = await httpServer(clock);
const owner = await foundTestOrganization();
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });

const NEW = "a better password";
const INVALID_RESET_LINK: Refused = [
  404,
  "invalid_reset",
  "This link is invalid or has expired. Please request a new one.",
];
const forgot = (email: string) => visitor().send("POST", "/api/auth/forgot-password", { email });
const reset = (token: string, newPassword = NEW) =>
  visitor().send("POST", "/api/auth/reset-password", { token, newPassword });
const login = (email: string, password: string) => visitor().send("POST", "/api/auth/login", { email, password });

type Hired = Awaited<ReturnType<typeof hire>>;

const took = async (email: string) => {
  const begun = performance.now();
  await forgot(email);
  return performance.now() - begun;
};

let minute = 0;
beforeEach(async () => {
  clock.setInstant(new Date(Date.parse("2027-03-01T15:00:00Z") + (minute += 60) * 60_000));
  await deliver();
  mail.received.length = 0;
});

async function mailedToken(email: string): Promise<string> {
  await deliver();
  mail.received.length = 0;
  await requestPasswordReset({ source: "web" }, { email });
  await deliver();
  expect(mail.received.map(({ to }) => to)).toEqual([email]);
  const { hash } = new URL(mail.received[0]?.linkTo("reset-password") ?? "");
  return new URLSearchParams(hash.slice(1)).get("token") ?? "";
}

describe("requesting a link", () => {
  test("gets the same response with or without an account", async () => {
    const known = await forgot(owner.email.toUpperCase());
    const unknown = await forgot("nobody@nowhere.example");
    expect(known.status).toBe(200);
    expect(known.body).toEqual({
      message: "If there is an account with this email, a message with a link is on its way.",
    });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await deliver();
    expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, "Set a new password for Awayday"],
    ]);
  });

  test("takes the same minimum time with or without an account", async () => {
    // According to `performance.now()`, a timer can fire a millisecond early.
    for (const email of [owner.email, "nobody@nowhere.example"]) expect(await took(email)).toBeGreaterThan(395);
  });

  test("several times at once sends one email", async () => {
    await Promise.all([forgot(owner.email), forgot(owner.email), forgot(owner.email)]);
    await deliver();
    expect(mail.received).toHaveLength(1);
  });

  test("by strangers all day neither floods the mailbox, uses up the person's links, nor delays a security notice", async () => {
    const person = await hire(owner, "Vic");
    await reset(await mailedToken(person.email));
    await deliver();
    mail.received.length = 0;
    const begun = clock.now().getTime();
    for (let passed = 2; passed < 24 * 60 - 10; passed += passed < 60 ? 2 : 5) {
      clock.setInstant(new Date(begun + passed * 60_000));
      await requestPasswordReset({ source: "web" }, { email: person.email });
      if (passed % 120 === 0) await deliver();
    }
    await deliver();
    const links = mail.received.filter(({ subject }) => subject === "Set a new password for Awayday");
    expect(links.length).toBeLessThan(300);
    mail.received.length = 0;
    clock.setInstant(new Date(begun + (24 * 60 - 1) * 60_000));
    const { token } = await makePasswordLink(owner, person.userId, {});
    await reset(token, "another password");
    await requestPasswordReset({ source: "web" }, { email: person.email });
    await deliver();
    expect(mail.received.map(({ subject }) => subject).toSorted()).toEqual([
      "Set a new password for Awayday",
      "Your password was changed",
    ]);
  });

  test("sends nothing to a deactivated person", async () => {
    const leaver = await hire(owner, "Lee");
    await deactivateUser(owner, leaver.userId, {});
    await deliver();
    mail.received.length = 0;
    await forgot(leaver.email);
    await deliver();
    expect(mail.received).toEqual([]);
  });

  test("sends the email even to a person who turned off email, because they requested it", async () => {
    const quiet = await hire(owner, "Quinn");
    await database().pool.query(`UPDATE users SET notification_choices = '{"mail": false}' WHERE id = $1`, [
      quiet.userId,
    ]);
    expect(await mailedToken(quiet.email)).toMatch(/^[\w-]{43}$/);
  });

  test("explains whom to ask if no mail server is configured", async () => {
    const { body } = await silent.visitor().send("POST", "/api/auth/forgot-password", { email: owner.email });
    expect(body).toEqual({
      message: "Email isn't set up on this server. Ask an Admin in your organization for a password link.",
    });
  });
});

describe("setting a new password", () => {
  test("works once, ends every session, and is audited", async () => {
    const person = await hire(owner, "Nora");
    const browser = await as(person);
    const token = await mailedToken(person.email);
    const answer = await reset(token);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^awayday-device=.+; HttpOnly/));
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect((await login(person.email, NEW)).status).toBe(200);
    await expectRefusal(() => reset(token, "a third password"), INVALID_RESET_LINK);
    const { rows } = await database().pool.query(
      "SELECT after FROM audit_events WHERE action = 'resetPassword' AND actor_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ after: { password: "changed", sessionsEnded: 1 } }]);
  });

  test("is reported to the person by email", async () => {
    const person = await hire(owner, "Mia");
    await reset(await mailedToken(person.email));
    expect(await changesNotified(person)).toEqual(["passwordChanged"]);
    mail.received.length = 0;
    await deliver();
    expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Your password was changed"],
    ]);
  });

  test.each([
    ["by mail", "Tess", ({ email }: Hired) => mailedToken(email)],
    ["with an Admin's link", "Theo", async ({ userId }: Hired) => (await makePasswordLink(owner, userId, {})).token],
  ])("%s unlinks a Google account that a thief linked, and the person is notified", async (_, name, linkFor) => {
    const person = await hire(owner, name);
    const thief = { subject: `thief of ${name}`, email: "thief@private.example", isEmailVerified: true };
    const profile = { ...thief, name: "Thief", hostedDomain: null };
    await linkGoogle(person, profile);
    const stolen = await signInWithGoogle({ source: "web" }, profile, aNewSession());
    expect(stolen).toMatchObject({ userId: person.userId });

    expect((await reset(await linkFor(person))).status).toBe(204);
    const again = signInWithGoogle({ source: "web" }, profile, aNewSession());
    await expect(again).rejects.toMatchObject({ code: "no_account" });
    const left = await database().pool.query("SELECT FROM sessions WHERE user_id = $1", [person.userId]);
    expect(left.rowCount).toBe(0);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "resetPassword",
      before: { google: "linked" },
    });
    expect(await changesNotified(person)).toEqual(["googleLinked", "passwordResetUnlinked"]);
  });

  test("succeeds for one of two concurrent calls", async () => {
    const token = await mailedToken(owner.email);
    const answers = await Promise.all([reset(token, "first password"), reset(token, "second password")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    await reset(await nextToken(owner.email), PASSWORD);
  });

  test("invalidates links sent before", async () => {
    const person = await hire(owner, "Olaf");
    const first = await mailedToken(person.email);
    const second = await nextToken(person.email);
    expect((await reset(second)).status).toBe(204);
    await expectRefusal(() => reset(first), INVALID_RESET_LINK);
  });

  test("is refused after thirty minutes", async () => {
    const token = await mailedToken(owner.email);
    clock.setInstant(new Date(clock.now().getTime() + 30 * 60_000));
    await expectRefusal(() => reset(token), INVALID_RESET_LINK);
  });

  test("is refused to a person who was deactivated in the meantime", async () => {
    const person = await hire(owner, "Pia");
    const token = await mailedToken(person.email);
    await deactivateUser(owner, person.userId, {});
    await expectRefusal(() => reset(token), INVALID_RESET_LINK);
  });

  test("requires a token of this kind and a password that is long enough", async () => {
    await expectRefusal(() => reset("nonsense"), INVALID_RESET_LINK);
    const { status, body } = await reset(await mailedToken(owner.email), "short");
    expect([status, body.fields]).toEqual([400, { newPassword: "Password must be at least 6 characters" }]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "requestPasswordReset", actorId: null });
  });
});

async function nextToken(email: string): Promise<string> {
  clock.setInstant(new Date(clock.now().getTime() + 5 * 60_000));
  return mailedToken(email);
}
