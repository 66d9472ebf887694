import { beforeEach, describe, expect, test } from "@jest/globals";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { database } from "#db/connect.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { type TestApp, turnOnSecondFactor } from "#tests/arranging/secondFactor.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import {
  foundTestOrganization,
  hire,
  PASSWORD,
  testClock,
  testOrganization,
} from "#tests/arranging/testOrganization.ts";
import { totpCode } from "#tests/arranging/totpCode.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin } = await testOrganization();
const { organizationId } = owner;

const FACTOR = "/api/auth/second-factor";
const WRONG = "This code is wrong or has already been used. Enter the code that your app shows now.";
const SECOND_STEP_OVER: Refused = [
  401,
  "sign_in_over",
  "This sign-in took too long or had too many wrong codes. Please sign in again.",
];
const pathOf = ({ userId }: { userId: string }) => `/api/users/${userId}/second-factor`;
const credentials = (person: { email: string }, password = PASSWORD) => ({ email: person.email, password });
const login = (browser: Browser, person: { email: string }, password = PASSWORD) =>
  browser.send("POST", "/api/auth/login", credentials(person, password));
const isUp = async (browser: Browser) => (await browser.get("/api/auth/user")).status === 200;
const later = (minutes: number) => clock.setInstant(new Date(clock.now().getTime() + minutes * 60_000));
const forgive = () => database().pool.query("DELETE FROM rate_limits");
beforeEach(forgive);

let hired = 0;
async function withFactor(role: Parameters<typeof hire>[2] = "Employee") {
  const person = await hire(owner, `Pat${++hired}`, role);
  const browser = await as(person);
  return { person, browser, app: await turnOnSecondFactor(browser, clock) };
}

async function halfSignedIn(person: { email: string }): Promise<Browser> {
  const browser = visitor();
  expect((await login(browser, person)).status).toBe(202);
  return browser;
}
const finish = (browser: Browser, body: object) => browser.send("POST", FACTOR, body);

const PER_DAY = ["second-step-password", "second-step-account", "recovery-password"];

async function useUp(person: { email: string }, wrong: object, password = PASSWORD) {
  const tryFive = async () => {
    const browser = visitor();
    await login(browser, person, password);
    for (let tries = 0; tries < 5; tries++) expect((await finish(browser, wrong)).status).toBe(401);
  };
  await tryFive();
  await database().pool.query(
    "UPDATE rate_limits SET points = points + 90 WHERE split_part(key, ':', 1) = ANY ($1) AND points % 100 = 5",
    [PER_DAY],
  );
  await tryFive();
  later(15);
}
const newPassword = async ({ userId }: { userId: string }, password: string) => {
  const { token } = await makePasswordLink(owner, userId, {});
  await resetPassword({ source: "web" }, { token, newPassword: password });
};

describe("setting up a second factor", () => {
  test("shows a secret, is confirmed by a code, and returns ten recovery codes once", async () => {
    const person = await hire(owner, "Sam");
    const [browser, elsewhere] = [await as(person), await as(person)];
    expect((await browser.get(FACTOR)).body).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
      confirmBy: "nothing",
    });
    const { status, body } = await browser.send("POST", `${FACTOR}/setup`, {});
    expect(status).toBe(201);
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(body.secret),
    });
    expect((await login(visitor(), person)).status).toBe(200);

    const wrong = "This code is wrong. Check that your phone's clock is correct.";
    await expectRefusal(
      () => browser.send("POST", `${FACTOR}/confirm`, { code: "000000" }),
      [400, "wrong_code", wrong, { code: wrong }],
    );
    const confirmed = await browser.send("POST", `${FACTOR}/confirm`, { code: totpCode(body.secret, clock.now()) });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await browser.get(FACTOR)).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
      confirmBy: "password",
    });
    expect([await isUp(browser), await isUp(elsewhere)]).toEqual([true, false]);
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      action: "setUpSecondFactor",
      subjectId: person.userId,
      after: { secondFactor: "on", sessionsEnded: 2 },
    });
  });

  test("stores neither the secret nor a recovery code in plain text", async () => {
    const { app } = await withFactor();
    const { rows } = await database().pool.query<{ all: string }>(
      `SELECT coalesce(string_agg(t::text, ' '), '') AS all FROM (
        SELECT f::text FROM second_factors f UNION ALL SELECT c::text FROM recovery_codes c
        UNION ALL SELECT a::text FROM audit_events a) t`,
    );
    expect(rows[0]?.all).not.toContain(app.secret);
    for (const code of app.recoveryCodes) expect(rows[0]?.all).not.toContain(code);
  });

  test("requires the password if the sign-in was a while ago", async () => {
    const person = await hire(owner, "Lou");
    const browser = await as(person);
    later(11);
    await expectRefusal(
      () => browser.send("POST", `${FACTOR}/setup`, {}),
      [400, "invalid_input", "Current password is required", { password: "Current password is required" }],
    );
    const text = "The current password is incorrect";
    await expectRefusal(
      () => browser.send("POST", `${FACTOR}/setup`, { password: "not it" }),
      [400, "wrong_password", text, { password: text }],
    );
    expect((await browser.send("POST", `${FACTOR}/setup`, { password: PASSWORD })).status).toBe(201);
  });

  test("expires 15 minutes after the secret is shown", async () => {
    const browser = await as(await hire(owner, "Kit"));
    const { body } = await browser.send("POST", `${FACTOR}/setup`, {});
    later(15);
    await expectRefusal(
      () => browser.send("POST", `${FACTOR}/confirm`, { code: totpCode(body.secret, clock.now()) }),
      [409, "setup_over", "The setup took too long. Please start again."],
    );
  });

  test("is refused to visitors", async () => {
    await expectRefusal(() => visitor().get(FACTOR), SIGNED_OUT);
    for (const path of ["setup", "confirm", "recovery-codes", "turn-off"]) {
      await expectRefusal(() => visitor().send("POST", `${FACTOR}/${path}`, {}), SIGNED_OUT);
    }
  });
});

describe("signing in with a second factor", () => {
  test("takes the password and then a code, and signs nobody in before the code", async () => {
    const { person, app } = await withFactor();
    const browser = visitor();
    const { status, body } = await login(browser, person);
    expect([status, body]).toEqual([202, { secondFactor: "required" }]);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect((await browser.get("/api/pto-balances")).status).toBe(401);
    const done = await finish(browser, { code: app.nextCode() });
    expect([done.status, done.body]).toMatchObject([200, { email: person.email }]);
    expect(await isUp(browser)).toBe(true);
    expect(await lastAuditEntry(organizationId)).toMatchObject({ action: "signIn", after: { secondFactor: "code" } });
  });

  test("gives a wrong password the same response with and without a second factor", async () => {
    const { person } = await withFactor();
    const wrong: Refused = [401, "wrong_credentials", "Invalid email or password"];
    await expectRefusal(() => login(visitor(), person, "not it"), wrong);
    await expectRefusal(() => login(visitor(), { email: "nobody@nowhere.example" }, "not it"), wrong);
  });

  test("accepts a code once, in the second step or in the setup", async () => {
    const { person, app } = await withFactor();
    const used = totpCode(app.secret, clock.now());
    const browser = await halfSignedIn(person);
    expect(await finish(browser, { code: used })).toMatchObject({
      status: 401,
      body: { code: "wrong_code", error: WRONG },
    });
    const code = app.nextCode();
    expect((await finish(browser, { code })).status).toBe(200);
    expect(await finish(await halfSignedIn(person), { code })).toMatchObject({
      status: 401,
      body: { code: "wrong_code" },
    });
  });

  test("succeeds once for a code that is sent eight times at once", async () => {
    const { person, app } = await withFactor();
    const browsers = await Promise.all(Array.from({ length: 8 }, () => halfSignedIn(person)));
    const code = app.nextCode();
    const statuses = await Promise.all(browsers.map(async (browser) => (await finish(browser, { code })).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test("accepts a recovery code once, in any spelling, and notifies the person by email", async () => {
    const { person, app, browser } = await withFactor();
    const [first = ""] = app.recoveryCodes;
    const done = await finish(await halfSignedIn(person), {
      recoveryCode: ` ${first.toUpperCase().replaceAll("-", " ")}`,
    });
    expect(done.status).toBe(200);
    expect((await browser.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await finish(await halfSignedIn(person), { recoveryCode: first });
    const text = "This recovery code is wrong or has already been used";
    expect([again.status, again.body]).toEqual([
      401,
      { code: "wrong_code", error: text, fields: { recoveryCode: text } },
    ]);
    expect(await changesNotified(person)).toEqual(["on", "codeUsed"]);
  });

  test("ends after five wrong codes, without checking the sixth", async () => {
    const { person, app } = await withFactor();
    const browser = await halfSignedIn(person);
    for (let tries = 0; tries < 5; tries++) {
      expect(await finish(browser, { code: "000000" })).toMatchObject({ status: 401, body: { code: "wrong_code" } });
    }
    await expectRefusal(() => finish(browser, { code: app.nextCode() }), SECOND_STEP_OVER);
  });

  test("is blocked for 15 minutes after ten wrong codes from an address, even with the right code", async () => {
    const { person, app } = await withFactor();
    for (let sign = 0; sign < 2; sign++) {
      const browser = await halfSignedIn(person);
      for (let tries = 0; tries < 5; tries++) await finish(browser, { code: "000000" });
    }
    const { status, body, headers } = await finish(await halfSignedIn(person), { code: app.nextCode() });
    expect([status, body.code]).toEqual([429, "too_many"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
  });

  describe("after a hundred wrong codes in a day", () => {
    const WRONG_APP_CODE = { code: "000000" };

    test("no code signs in, but a recovery code does", async () => {
      const { person, app } = await withFactor();
      await useUp(person, WRONG_APP_CODE);
      expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(429);
      const recoveryCode = app.recoveryCodes[0];
      expect((await finish(await halfSignedIn(person), { recoveryCode })).status).toBe(200);
    });

    test("a new password lets the person sign in with a code", async () => {
      const { person, app } = await withFactor();
      await useUp(person, WRONG_APP_CODE);
      await newPassword(person, "a better password");
      const browser = visitor();
      expect((await login(browser, person, "a better password")).status).toBe(202);
      expect((await finish(browser, { code: app.nextCode() })).status).toBe(200);
    });

    test("new passwords allow at most three hundred wrong codes a day", async () => {
      const { person, app } = await withFactor();
      await useUp(person, WRONG_APP_CODE);
      for (const password of ["a second password", "a third password"]) {
        await newPassword(person, password);
        await useUp(person, WRONG_APP_CODE, password);
      }
      await newPassword(person, "a fourth password");
      const browser = visitor();
      await login(browser, person, "a fourth password");
      expect((await finish(browser, { code: app.nextCode() })).status).toBe(429);
    });

    test("wrong recovery codes are limited too, and don't block the codes of the app", async () => {
      const { person, app } = await withFactor();
      await useUp(person, { recoveryCode: "0".repeat(24) });
      const recoveryCode = app.recoveryCodes[0];
      expect((await finish(await halfSignedIn(person), { recoveryCode })).status).toBe(429);
      expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(200);
    });
  });

  test("expires after ten minutes, and fails without the first step", async () => {
    const { person, app } = await withFactor();
    const browser = await halfSignedIn(person);
    later(10);
    await expectRefusal(() => finish(browser, { code: app.nextCode() }), SECOND_STEP_OVER);
    await expectRefusal(() => finish(visitor(), { code: app.nextCode() }), SECOND_STEP_OVER);
  });

  test("ends with a new password, which keeps the second factor", async () => {
    const { person, app } = await withFactor();
    const browser = await halfSignedIn(person);
    const { token } = await makePasswordLink(owner, person.userId, {});
    await resetPassword({ source: "web" }, { token, newPassword: "a better password" });
    await expectRefusal(() => finish(browser, { code: app.nextCode() }), SECOND_STEP_OVER);
    expect((await login(visitor(), person, "a better password")).status).toBe(202);
  });

  test("fails for a person who was deactivated in the meantime", async () => {
    const { person, app } = await withFactor();
    const browser = await halfSignedIn(person);
    await (await as(owner)).send("DELETE", `/api/users/${person.userId}`);
    expect((await finish(browser, { code: app.nextCode() })).status).toBe(401);
  });
});

describe("changing a second factor", () => {
  test.each([
    ["turn-off", 204],
    ["recovery-codes", 201],
    ["setup", 201],
  ])("by %s requires the password or a fresh code, even in a fresh session", async (path, status) => {
    const { browser, app } = await withFactor();
    const change = (body: object) => browser.send("POST", `${FACTOR}/${path}`, body);
    expect(await change({})).toMatchObject({
      status: 400,
      body: { fields: { password: "Current password is required" } },
    });
    expect(await change({ password: "not it" })).toMatchObject({ status: 400, body: { code: "wrong_password" } });
    const used = totpCode(app.secret, clock.now());
    expect(await change({ code: used })).toMatchObject({ status: 400, body: { code: "wrong_code" } });
    expect((await change({ code: app.nextCode() })).status).toBe(status);
  });

  test("by turning it off lets the password alone sign in, ends other sessions, and notifies the person", async () => {
    const { person, browser, app } = await withFactor();
    const elsewhere = await halfSignedIn(person);
    await finish(elsewhere, { code: app.nextCode() });
    expect((await browser.send("POST", `${FACTOR}/turn-off`, { password: PASSWORD })).status).toBe(204);
    expect([await isUp(browser), await isUp(elsewhere)]).toEqual([true, false]);
    expect((await login(visitor(), person)).status).toBe(200);
    expect(await changesNotified(person)).toEqual(["on", "off"]);
    expect((await browser.send("POST", `${FACTOR}/turn-off`, { password: PASSWORD })).status).toBe(404);
  });

  test("by creating new recovery codes replaces the old ones", async () => {
    const { person, browser, app } = await withFactor();
    const { body } = await browser.send("POST", `${FACTOR}/recovery-codes`, { password: PASSWORD });
    expect(body.recoveryCodes).toHaveLength(10);
    const waiting = await halfSignedIn(person);
    expect((await finish(waiting, { recoveryCode: app.recoveryCodes[0] })).status).toBe(401);
    expect((await finish(waiting, { recoveryCode: body.recoveryCodes[9] })).status).toBe(200);
  });

  test("by setting up another app keeps the old app until a code from the new app is right", async () => {
    const { person, browser, app } = await withFactor();
    const { body } = await browser.send("POST", `${FACTOR}/setup`, { password: PASSWORD });
    expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(200);
    later(1);
    await browser.send("POST", `${FACTOR}/confirm`, { code: totpCode(body.secret, clock.now()) });
    expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(401);
    expect(await changesNotified(person)).toEqual(["on", "changed"]);
  });

  test("allows at most three hundred wrong codes a day in an open session, and they count at sign-in as well", async () => {
    const { person, browser, app } = await withFactor();
    const guess = async () => (await browser.send("POST", `${FACTOR}/turn-off`, { code: "000000" })).status;
    const tryTen = async () => {
      for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe(400);
      later(15);
    };
    await tryTen();
    const { rowCount } = await database().pool.query(
      "UPDATE rate_limits SET points = points + 280 WHERE key LIKE 'second-step-account:%' AND points = 10",
    );
    expect(rowCount).toBe(1);
    await tryTen();
    expect(await guess()).toBe(429);
    expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(429);
    expect((await finish(await halfSignedIn(person), { recoveryCode: app.recoveryCodes[0] })).status).toBe(200);
  });

  test("is not blocked for the day by wrong passwords in an open session", async () => {
    const { person, browser, app } = await withFactor();
    const guess = { password: "a guess", code: "000000" };
    for (let tries = 0; tries < 10; tries++) await browser.send("POST", "/api/auth/google-link", guess);
    const { rows } = await database().pool.query(
      "SELECT sum(points)::int AS points FROM rate_limits WHERE key LIKE 'second-step-account:%'",
    );
    expect(rows).toEqual([{ points: null }]);
    expect((await finish(await halfSignedIn(person), { code: app.nextCode() })).status).toBe(200);
  });

  test("is throttled against guesses of the password in an open session", async () => {
    const { browser } = await withFactor();
    const guess = async () => (await browser.send("POST", `${FACTOR}/turn-off`, { password: "a guess" })).status;
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push(await guess());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe("a second factor that the organization requires", () => {
  const RULE = "/api/organization/second-factor";
  const OWED: Refused = [
    403,
    "second_factor_setup_required",
    "Your organization requires two-factor authentication. Set it up to continue.",
  ];

  test("can be required only by an Owner", async () => {
    for (const person of [admin, manager, erin]) {
      const browser = await as(person);
      await expectRefusal(
        () => browser.send("PATCH", RULE, { roles: ["Employee"] }),
        [403, "forbidden", "You need Owner permissions to require two-factor authentication"],
      );
    }
  });

  test("applies to the roles of the rule from their next call on, and to no others", async () => {
    const [asOwner, asManager, asErin] = [await as(owner), await as(manager), await as(erin)];
    const { status, body } = await asOwner.send("PATCH", RULE, { roles: ["Manager"] });
    expect([status, body]).toMatchObject([200, { id: organizationId, secondFactorRoles: ["Manager"] }]);
    expect(await lastAuditEntry(organizationId)).toMatchObject({
      action: "setSecondFactorRules",
      before: { secondFactorRoles: [] },
      after: { secondFactorRoles: ["Manager"] },
    });

    expect((await asErin.get("/api/pto-requests")).status).toBe(200);
    expect((await asManager.get("/api/auth/user")).body).toMatchObject({ mustSetUpSecondFactor: true });
    for (const path of ["/api/pto-requests", "/api/pto-balances", "/api/users"]) {
      await expectRefusal(() => asManager.get(path), OWED);
    }
    await expectRefusal(() => asManager.send("PATCH", "/api/auth/user", { name: "Mona" }), OWED);

    const app: TestApp = await turnOnSecondFactor(asManager, clock);
    expect((await asManager.get("/api/auth/user")).body).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await asManager.get("/api/pto-requests")).status).toBe(200);
    const required = "Your organization requires two-factor authentication. You can set up another app instead.";
    await expectRefusal(
      () => asManager.send("POST", `${FACTOR}/turn-off`, { password: PASSWORD }),
      [409, "second_factor_required", required],
    );
    await asOwner.send("PATCH", RULE, { roles: [] });
    expect((await asManager.send("POST", `${FACTOR}/turn-off`, { code: app.nextCode() })).status).toBe(204);
  });

  test("lets a person who hasn't set it up see and end their own other sessions, which may be a thief's", async () => {
    const asOwner = await as(owner);
    const person = await hire(owner, "Thea", "Manager");
    const [browser, thief] = [await as(person), await as(person)];
    await asOwner.send("PATCH", RULE, { roles: ["Manager"] });
    const { body } = await browser.get("/api/auth/sessions");
    const other = (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent);
    expect((await browser.send("DELETE", `/api/auth/sessions/${other?.id}`)).status).toBe(204);
    expect([await isUp(browser), await isUp(thief)]).toEqual([true, false]);
    await asOwner.send("PATCH", RULE, { roles: [] });
  });

  test("must be set up by a person who gets a role that requires it", async () => {
    const asOwner = await as(owner);
    await asOwner.send("PATCH", RULE, { roles: ["Manager"] });
    const person = await hire(owner, "Rae");
    const browser = await as(person);
    await asOwner.send("PATCH", `/api/users/${person.userId}`, { role: "Manager" });
    await expectRefusal(() => browser.get("/api/pto-requests"), OWED);
    await asOwner.send("PATCH", RULE, { roles: [] });
  });
});

describe("resetting another person's second factor", () => {
  test("lets them sign in with the password alone, ends their sessions, and emails them the name of the person who did it", async () => {
    const { person, browser } = await withFactor("Manager");
    const asAdmin = await as(admin);
    expect((await asAdmin.get(pathOf(person))).body).toEqual({ isOn: true, since: expect.any(String) });
    expect((await asAdmin.send("DELETE", pathOf(person))).status).toBe(204);
    expect(await isUp(browser)).toBe(false);
    expect((await login(visitor(), person)).status).toBe(200);
    expect(await lastAuditEntry(organizationId)).toMatchObject({ action: "signIn" });
    expect(await changesNotified(person)).toEqual(["on", "reset"]);
    expect((await asAdmin.get(pathOf(person))).body).toEqual({ isOn: false, since: null });
    expect((await asAdmin.send("DELETE", pathOf(person))).status).toBe(404);
  });

  test("is for roles below your own: no Admin resets an Admin's or Owner's second factor, and nobody resets their own", async () => {
    const other = await withFactor("Admin");
    const asAdmin = await as(admin);
    const text = "You can only reset two-factor authentication for people with a role below yours";
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(other.person)), [403, "role_not_below", text]);
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(owner)), [403, "role_not_below", text]);
    const own = "Change your own two-factor authentication in your Profile Settings";
    await expectRefusal(() => asAdmin.send("DELETE", pathOf(admin)), [403, "own_second_factor", own]);
    const asManager = await as(manager);
    expect((await asManager.send("DELETE", pathOf(erin))).status).toBe(403);
    expect((await (await as(owner)).send("DELETE", pathOf(other.person))).status).toBe(204);
  });

  test("finds nobody in another organization", async () => {
    const stranger = await foundTestOrganization();
    const { person } = await withFactor();
    const browser = await as(stranger);
    expect((await browser.send("DELETE", pathOf(person))).status).toBe(404);
    expect((await browser.get(pathOf(person))).status).toBe(404);
  });
});

test("an export includes since when the second factor is on, and erasure removes all of it", async () => {
  const { person } = await withFactor();
  await halfSignedIn(person);
  const asOwner = await as(owner);
  const { body } = await asOwner.get(`/api/admin/people/${person.userId}/export`);
  expect(body.signIn.secondFactor).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
  const left = async () => {
    const tables = ["second_factors", "recovery_codes", "pending_sign_ins"];
    const counts = tables.map((table) => `SELECT count(*)::int AS rows FROM ${table} WHERE user_id = $1`);
    const { rows } = await database().pool.query<{ rows: number }>(counts.join(" UNION ALL "), [person.userId]);
    return rows.map((row) => row.rows);
  };
  expect(await left()).toEqual([1, 10, 1]);
  await asOwner.send("DELETE", `/api/users/${person.userId}`);
  clock.set("2027-03-10");
  const { name } = body.profile;
  const erased = await (await as(owner)).send("POST", `/api/admin/people/${person.userId}/erase`, { name });
  expect(erased.status).toBe(200);
  expect(await left()).toEqual([0, 0, 0]);
});

async function changesNotified({ userId }: { userId: string }): Promise<string[]> {
  const { rows } = await database().pool.query<{ change: string }>(
    `SELECT payload ->> 'change' AS change FROM notifications
      WHERE event = 'secondFactor.changed' AND recipient_id = $1 AND channel = 'mail' ORDER BY id`,
    [userId],
  );
  return rows.map(({ change }) => change);
}
