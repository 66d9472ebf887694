import { beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { setSignInRules } from "#bot/operations/organization/setSignInRules.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { resetSecondFactor, resetByOperator } from "#bot/operations/auth/secondFactor/resetSecondFactor.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";

const { url: databaseUrl } = await testDatabase();
const mail = await mailServer();
testClock();
const owner = await foundTestOrganization();
const stranger = await foundTestOrganization("Elsewhere");
let clock = testClock("2027-03-01", { sendsMail: true });
const { visitor, as, url } = await httpServer({ now: () => clock.now() }, { smtpUrl: mail.url });
const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });

let count = 0;
const someone = () => hire(owner, `Person${++count}`);
const change = (email: string, currentPassword = PASSWORD) =>
  ["POST", "/api/auth/email", { email, currentPassword }] as const;
const login = (email: string) => visitor().send("POST", "/api/auth/login", { email, password: PASSWORD });
const mailsTo = (address: string) => mail.received.filter(({ to }) => to === address);
const linkTo = (address: string) => new URL(mailsTo(address)[0]?.linkTo("/mail/email/") ?? "").pathname;

const googleOf = ({ email }: { email: string }) => ({
  subject: `google of ${email}`,
  email,
  isEmailVerified: true,
  name: null,
  hostedDomain: null,
});
const sentToMailbox = () => mail.received.filter(({ to }) => to.endsWith("@mailbox.example")).length;

beforeEach(async () => {
  clock = testClock("2027-03-01", { sendsMail: true });
  await deliver();
  mail.received.length = 0;
});

describe("changing your own email with mail configured", () => {
  test("takes effect by the link to the new address, ends other sessions, and notifies the old address", async () => {
    const person = await someone();
    const [here, there] = [await as(person), await as(person)];
    const next = "moved@org1.example";
    const answer = await here.send(...change(next));
    expect([answer.status, answer.body]).toEqual([
      201,
      { status: "sent", email: next, expiresAt: "2027-03-02T15:00:00.000Z" },
    ]);
    expect((await here.get("/api/auth/email")).body).toEqual({
      email: person.email,
      hasPassword: true,
      confirmBy: "password",
      hasSecondFactor: false,
      pending: { email: next, expiresAt: "2027-03-02T15:00:00.000Z" },
    });
    await deliver();
    const path = linkTo(next);
    expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual(["An email change was requested"]);
    const page = await visitor().get(path);
    expect(page.body).toContain("<button>Confirm Email</button>");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await here.get("/api/auth/user")).body.email).toBe(person.email);

    const done = await visitor().send("POST", path);
    expect([done.status, done.body.includes(next)]).toEqual([200, true]);
    expect((await here.get("/api/auth/user")).body.email).toBe(next);
    expect((await there.get("/api/auth/user")).status).toBe(401);
    expect([(await login(person.email)).status, (await login(next)).status]).toEqual([401, 200]);
    await deliver();
    expect(mailsTo(person.email).map(({ subject }) => subject)).toContain("Your email for Awayday was changed");
    expect(mailsTo(person.email).some(({ body }) => body.includes(next))).toBe(false);
    expect((await visitor().send("POST", path)).status).toBe(404);
  });

  test("notifies the current address without naming the new one, even if the person turned off email", async () => {
    const person = await someone();
    const browser = await as(person);
    await browser.send("PATCH", "/api/auth/user", { notificationChoices: { mail: false } });
    await browser.send(...change("asked.for@org1.example"));
    await deliver();
    const [{ subject, body } = { subject: "", body: "" }, ...others] = mailsTo(person.email);
    expect([subject, body.includes("asked.for@org1.example"), others]).toEqual([
      "An email change was requested",
      false,
      [],
    ]);
  });

  test("requires the current password, with limited attempts", async () => {
    const person = await someone();
    const browser = await as(person);
    const text = "The current password is incorrect";
    for (let attempt = 0; attempt < 10; attempt++) {
      await expectRefusal(
        () => browser.send(...change("thief@org1.example", "wrong")),
        [400, "wrong_password", text, { currentPassword: text }],
      );
    }
    expect((await browser.send(...change("thief@org1.example"))).status).toBe(429);
  });

  test("also requires a fresh code from a person with a second factor", async () => {
    const person = await someone();
    const browser = await as(person);
    const app = await turnOnSecondFactor(browser, clock);
    const send = (code?: string) =>
      browser.send("POST", "/api/auth/email", { email: "coded@org1.example", currentPassword: PASSWORD, code });
    const missing = "Enter the 6-digit code from your authenticator app";
    await expectRefusal(() => send(), [400, "invalid_input", missing, { code: missing }]);
    const wrong = "This code is wrong or has already been used. Enter the code that your app shows now.";
    await expectRefusal(() => send("000000"), [400, "wrong_code", wrong, { code: wrong }]);
    expect((await browser.get("/api/auth/email")).body).toMatchObject({ hasSecondFactor: true, pending: null });
    const code = app.nextCode();
    expect((await send(code)).status).toBe(201);
    await expectRefusal(() => send(code), [400, "wrong_code", wrong, { code: wrong }]);
  });

  test("limits the wrong codes of a thief who has the password", async () => {
    const person = await someone();
    const browser = await as(person);
    await turnOnSecondFactor(browser, clock);
    const guess = { email: "thief@org1.example", currentPassword: PASSWORD, code: "000000" };
    for (let tries = 0; tries < 10; tries++) {
      expect((await browser.send("POST", "/api/auth/email", guess)).status).toBe(400);
    }
    expect((await browser.send("POST", "/api/auth/email", guess)).status).toBe(429);
  });

  test("responds to an address with an account in another organization as to a new one, and reveals that account only to the mailbox", async () => {
    const person = await someone();
    const browser = await as(person);
    const answer = await browser.send(...change(stranger.email));
    expect([answer.status, answer.body.status]).toEqual([201, "sent"]);
    await deliver();
    const done = await visitor().send("POST", linkTo(stranger.email));
    expect([done.status, done.body.includes("This email already has an account")]).toEqual([409, true]);
    expect((await browser.get("/api/auth/user")).body.email).toBe(person.email);
  });

  test("has no working link once it is canceled, replaced, or expired", async () => {
    const person = await someone();
    const browser = await as(person);
    const paths: string[] = [];
    for (const email of ["first@org1.example", "second@org1.example"]) {
      await browser.send(...change(email));
      await deliver();
      paths.push(linkTo(email));
    }
    expect((await visitor().send("POST", paths[0] ?? "")).status).toBe(404);
    expect((await browser.send("DELETE", "/api/auth/email")).status).toBe(204);
    expect((await visitor().get(paths[1] ?? "")).status).toBe(404);
    await browser.send(...change("third@org1.example"));
    await deliver();
    clock.set("2027-03-03");
    expect((await visitor().send("POST", linkTo("third@org1.example"))).status).toBe(404);
    expect((await browser.get("/api/auth/email")).body.pending).toBeNull();
  });
});

describe("a pending email change, and its link, end with", () => {
  type Person = Awaited<ReturnType<typeof someone>>;
  const acts: [name: string, act: (person: Person, browser: Browser) => Promise<unknown>][] = [
    [
      "a reset of the password",
      async ({ userId }) => {
        const { token } = await makePasswordLink(owner, userId, {});
        await resetPassword({ source: "web" }, { token, newPassword: "a better password" });
      },
    ],
    [
      "a change of the person's own password",
      (_, browser) =>
        browser.send("POST", "/api/auth/password", { currentPassword: PASSWORD, newPassword: "a better password" }),
    ],
    ["a sign-out everywhere by an Admin", ({ userId }) => endSessionsOf(owner, userId, {})],
    [
      "a reset of two-factor authentication",
      async ({ userId }, browser) => {
        await turnOnSecondFactor(browser, clock);
        await resetSecondFactor(owner, userId, {});
      },
    ],
    [
      "a reset of two-factor authentication by the operator",
      async ({ email }, browser) => {
        await turnOnSecondFactor(browser, clock);
        await resetByOperator(email);
      },
    ],
    [
      "two-factor authentication that the person sets up in another session",
      async (person) => turnOnSecondFactor(await as(person), clock),
    ],
    ["a Google account that the person links in another session", (person) => linkGoogle(person, googleOf(person))],
    [
      "the end of the session that requested it",
      async (person) => {
        const elsewhere = await as(person);
        const sessions: { id: string; isCurrent: boolean }[] = (await elsewhere.get("/api/auth/sessions")).body;
        const [requesting] = sessions.filter(({ isCurrent }) => !isCurrent);
        expect((await elsewhere.send("DELETE", `/api/auth/sessions/${requesting?.id}`)).status).toBe(204);
      },
    ],
    [
      "a deactivation, even if it is undone",
      async ({ userId }) => {
        await deactivateUser(owner, userId, {});
        await editUser(owner, userId, { isActive: true });
      },
    ],
  ];

  test.each(acts)("%s", async (_, act) => {
    const person = await someone();
    const browser = await as(person);
    const next = `next.${person.email}`;
    expect((await browser.send(...change(next))).body.status).toBe("sent");
    await deliver();
    const path = linkTo(next);
    expect((await visitor().get(path)).status).toBe(200);
    await act(person, browser);
    expect((await visitor().send("POST", path)).status).toBe(404);
    const { rows } = await database().pool.query(
      `SELECT email, (SELECT count(*)::int FROM email_changes WHERE user_id = u.id) AS pending FROM users u WHERE id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ email: person.email, pending: 0 }]);
  });
});

test("an email change confirmed with a password ends when Google-only sign-in is turned on, so no thief's Google account is linked", async () => {
  const person = await hire(stranger, "Paula");
  await linkGoogle(stranger, googleOf(stranger));
  const browser = await as(person);
  const thief = "thief@gmail.com";
  expect((await browser.send(...change(thief))).body.status).toBe("sent");
  await deliver();
  const path = linkTo(thief);
  await setSignInRules(stranger, { googleOnly: true }, { isSetUp: true });
  expect((await visitor().send("POST", path)).status).toBe(404);
  const signIn = signInWithGoogle({ source: "web" }, googleOf({ email: thief }), aNewSession());
  await expect(signIn).rejects.toMatchObject({ code: "no_account" });
  await setSignInRules(stranger, { googleOnly: false }, { isSetUp: true });
});

test("a pending email change outlasts the person's own sign-out", async () => {
  const person = await someone();
  const browser = await as(person);
  const next = `next.${person.email}`;
  await browser.send(...change(next));
  await deliver();
  await browser.get("/auth/logout");
  expect((await visitor().send("POST", linkTo(next))).status).toBe(200);
  expect((await login(next)).status).toBe(200);
});

test("without mail, the change takes effect at once with the password", async () => {
  const person = await someone();
  const browser = await as(person);
  testClock();
  const { status, body } = await browser.send(...change("at.once@org1.example"));
  expect([status, body]).toEqual([201, { status: "changed", email: "at.once@org1.example" }]);
  expect((await browser.get("/api/auth/user")).body.email).toBe("at.once@org1.example");
});

test("an Admin's change to a person's email ends their sessions and links, and notifies the old address", async () => {
  const person = await someone();
  const theirs = await as(person);
  await theirs.send(...change("own.wish@org1.example"));
  await deliver();
  const path = linkTo("own.wish@org1.example");
  const asOwner = await as(owner);
  expect((await asOwner.send("PATCH", `/api/users/${person.userId}`, { email: "set@org1.example" })).status).toBe(200);
  expect((await theirs.get("/api/auth/user")).status).toBe(401);
  expect((await visitor().send("POST", path)).status).toBe(404);
  await deliver();
  expect(mailsTo(person.email).map(({ subject }) => subject)).toContain("Your email for Awayday was changed");
});

test("a mailbox gets at most twenty account emails a day from all organizations, and the rest wait until tomorrow", async () => {
  for (let index = 0; index < 22; index++) {
    await sendInvitation(index % 2 ? owner : stranger, {
      email: `victim+${index}@mailbox.example`,
      role: "Employee",
      officeId: index % 2 ? owner.officeId : stranger.officeId,
    });
  }
  await deliver();
  expect(sentToMailbox()).toBe(20);
  const { rows } = await database().pool.query(
    "SELECT last_error AS reason FROM notifications WHERE status = 'pending' AND email LIKE 'victim%'",
  );
  expect(rows).toEqual([
    { reason: "This address has received too many emails today" },
    { reason: "This address has received too many emails today" },
  ]);
  clock.setInstant(new Date("2027-03-02T15:00:01Z"));
  await deliver();
  expect(sentToMailbox()).toBe(22);
});
