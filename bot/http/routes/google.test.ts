import { beforeEach, describe, expect, test } from "@jest/globals";
import { redirectErrorText } from "#core/links/redirectErrors.ts";
import { database } from "#db/connect.ts";
import { MAX_STATES } from "#db/queries/auth/oauthStates.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { type GoogleAccount, googleProvider } from "#tests/servers/googleProvider.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { changesNotified } from "#tests/asserting/changesNotified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const google = await googleProvider();
const { url, as } = await httpServer(clock, { google: google.config });
const plain = await httpServer(clock);
const owner = await foundTestOrganization();
const { pool } = database();

const browser = () => googleBrowser(url);
const errorIn = (address: string) => redirectErrorText(new URL(address, url).searchParams.get("error")) ?? null;
const account = (values: Partial<GoogleAccount>) => {
  google.account = { sub: `sub of ${values.email}`, email: "", email_verified: true, name: "Ann Lee", ...values };
};
const invite = (email: string, by = owner) => sendInvitation(by, { email, role: "Employee", officeId: by.officeId });
async function invited(email: string) {
  account({ email });
  const { token } = await invite(email);
  const someone = browser();
  expect(await someone.signIn(`/auth/google?invitationToken=${token}`)).toBe("/");
  return someone;
}
const usersOf = async (email: string) =>
  (await pool.query("SELECT name, role FROM users WHERE email = $1", [email])).rows;

beforeEach(() => {
  clock.set("2027-03-01");
  google.break("nothing");
});

const NO_ACCOUNT = "No Awayday account uses this email. Ask an Admin in your organization to invite you.";
const NOT_FINISHED = "Google sign-in wasn't completed in this browser or took too long. Please try again.";
const NOT_CONFIRMED = "Google couldn't confirm this sign-in. Please try again.";

describe("leaving for Google", () => {
  test("includes a state and a PKCE challenge, and returns to our own URL", async () => {
    const address = new URL(await browser().goTo("/auth/google"));
    expect(address.origin + address.pathname).toBe(google.config.authorizationUrl);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: "code",
      client_id: "client",
      redirect_uri: `${url}/auth/google/callback`,
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  test("stores only the hash of the state", async () => {
    const state = new URL(await browser().goTo("/auth/google")).searchParams.get("state") ?? "-";
    const { rows } = await pool.query("SELECT o::text FROM oauth_states o");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  test("uses our origin whatever the Host header is", async () => {
    const answer = await browser().call("/auth/google", { headers: { "x-forwarded-host": "evil.example" } });
    expect(answer.headers.get("location")).toContain(encodeURIComponent(url));
  });
});

const visits = async () => (await pool.query("SELECT count(*)::int AS n FROM oauth_states")).rows[0].n;
describe("a flood of visits to Google", () => {
  test("from one address stores at most 300 within ten minutes", async () => {
    await pool.query("DELETE FROM rate_limits");
    await pool.query("DELETE FROM oauth_states");
    const someone = browser();
    for (let visit = 0; visit < 300; visit++) await someone.goTo("/auth/google");
    expect(await someone.goTo("/auth/google")).toBe("/?error=too_many");
    expect(await visits()).toBe(300);
    clock.setInstant(new Date(clock.now().getTime() + 10 * 60_000));
    expect(await someone.goTo("/auth/google")).toContain(google.config.authorizationUrl);
    await pool.query("DELETE FROM rate_limits");
  });

  test("from many addresses removes the oldest ones and lets new ones in", async () => {
    await pool.query("DELETE FROM oauth_states");
    await pool.query(
      `INSERT INTO oauth_states (state_hash, browser_hash, code_verifier, intent, expires_at)
       SELECT sha256(n::text::bytea), sha256(''), '', '{}', $1::timestamptz + n * interval '1 ms'
       FROM generate_series(1, $2::int) n`,
      [clock.now(), MAX_STATES],
    );
    account({ email: "late@org1.example" });
    await invited("late@org1.example");
    expect(await visits()).toBeLessThanOrEqual(MAX_STATES);
    const { rows } = await pool.query("SELECT FROM oauth_states WHERE state_hash = sha256('1')");
    expect(rows).toEqual([]);
    await pool.query("DELETE FROM oauth_states");
  });
});

const locationOf = async (path: string, headers: Record<string, string>, someone = browser()) =>
  (await someone.call(path, { headers })).headers.get("location") ?? "";

describe("another site", () => {
  const FROM_ELSEWHERE = { "sec-fetch-site": "cross-site" };

  test.each(["cross-site", "same-site"])("can't start accepting an invitation (%s)", async (site) => {
    const { token } = await invite(`lure-${site}@org1.example`);
    const path = `/auth/google?invitationToken=${token}`;
    expect(await locationOf(path, { "sec-fetch-site": site })).toBe("/?error=started_elsewhere");
    const address = new URL(await locationOf(path, { "sec-fetch-site": "same-origin" }));
    expect(address.searchParams.get("prompt")).toBe("select_account");
    expect(await locationOf(path, { "sec-fetch-site": "none" })).toContain(google.config.authorizationUrl);
  });

  test("can't start linking Google, and doesn't use up the confirmed password", async () => {
    const someone = browser();
    await someone.post("/api/auth/login", { email: (await hire(owner, "Lure")).email, password: PASSWORD });
    await someone.post("/api/auth/google-link", { password: PASSWORD });
    expect(await locationOf("/auth/google/link", FROM_ELSEWHERE, someone)).toBe("/?error=started_elsewhere");
    expect(await locationOf("/auth/google/link", {}, someone)).toContain("prompt=select_account");
  });

  test.each(["image", "iframe", "empty"])("can't use up the visits of a network by %s", async (destination) => {
    await pool.query("DELETE FROM oauth_states");
    const headers = { ...FROM_ELSEWHERE, "sec-fetch-dest": destination };
    expect(await locationOf("/auth/google", headers)).toBe("/?error=started_elsewhere");
    expect(await visits()).toBe(0);
    expect(await locationOf("/auth/google", { "sec-fetch-dest": "document" })).toContain(
      google.config.authorizationUrl,
    );
  });

  test("can start a plain sign-in: emails lead to it", async () => {
    expect(await locationOf("/auth/google", FROM_ELSEWHERE)).toContain(google.config.authorizationUrl);
  });
});

const placeAfter = (goTo: string) => browser().signIn(`/auth/google?${new URLSearchParams({ goTo }).toString()}`);

describe("a linked Google account", () => {
  test("signs in, with a new session id", async () => {
    await invited("kim@org1.example");
    const again = browser();
    const back = await again.leave();
    again.jar.set("awayday", "planted");
    expect(await again.goTo(back)).toBe("/");
    expect(again.jar.get("awayday")).not.toBe("planted");
    expect(await again.me()).toMatchObject({ email: "kim@org1.example" });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "signIn", after: { by: "google" } });
  });

  test("leads to the requested page, but only on this site", async () => {
    await invited("ned@org1.example");
    expect(await placeAfter("/requests?status=pending")).toBe("/requests?status=pending");
    expect(await placeAfter("//evil.example/")).toBe("/");
    expect(await placeAfter("/api/auth/logout")).toBe("/");
  });

  test("still signs in after its email changes", async () => {
    const someone = await invited("lou@org1.example");
    const { id } = (await someone.me()) ?? {};
    google.account = { ...google.account, email: "lou.married@org1.example" };
    const again = browser();
    await again.signIn();
    expect(await again.me()).toMatchObject({ id, email: "lou@org1.example" });
  });

  test("no longer signs in once the person is deactivated", async () => {
    const someone = await invited("max@org1.example");
    await deactivateUser(owner, String((await someone.me())?.["id"]), {});
    expect(await someone.me()).toBeNull();
    const again = browser();
    expect(errorIn(await again.signIn())).toBe(NO_ACCOUNT);
    expect(await again.me()).toBeNull();
  });
});

describe("an unknown Google account", () => {
  test("signs nobody in, and creates nothing", async () => {
    account({ email: "stranger@elsewhere.example" });
    const someone = browser();
    expect(errorIn(await someone.signIn())).toBe(NO_ACCOUNT);
    expect(await someone.me()).toBeNull();
    expect(await usersOf("stranger@elsewhere.example")).toEqual([]);
  });

  test("never takes over an account with a password, even with the same email", async () => {
    account({ email: owner.email });
    const someone = browser();
    expect(errorIn(await someone.signIn())).toBe(
      "This email already has an account with a password. Sign in with the password, and then link Google in your Profile Settings.",
    );
    expect(await someone.me()).toBeNull();
  });
});

describe("an invitation", () => {
  test("is accepted by the account of its address, regardless of case, with the name from Google", async () => {
    account({ email: "Nia.New@Org1.example", name: "Nia Newman" });
    const { token } = await invite("nia.new@org1.example");
    const someone = browser();
    expect(await someone.signIn(`/auth/google?invitationToken=${token}`)).toBe("/");
    expect(await someone.me()).toMatchObject({ name: "Nia Newman", email: "nia.new@org1.example", role: "Employee" });
    const { rows } = await pool.query("SELECT status FROM invitations WHERE email = 'nia.new@org1.example'");
    expect(rows).toEqual([{ status: "accepted" }]);
  });

  test.each<[string, Partial<GoogleAccount>, string]>([
    [
      "an account with another email",
      { email: "other@org1.example" },
      "This invitation is for another email. Please choose the Google account with that email.",
    ],
    [
      "an account whose email Google has not verified",
      { email: "oli@org1.example", email_verified: false },
      "Google hasn't verified this account's email. Verify it with Google, or choose another account.",
    ],
  ])("is not accepted by %s", async (_, values, error) => {
    await pool.query("UPDATE invitations SET status = 'revoked' WHERE email = 'oli@org1.example'");
    const { token } = await invite("oli@org1.example");
    account(values);
    const someone = browser();
    expect(errorIn(await someone.signIn(`/auth/google?invitationToken=${token}`))).toBe(error);
    expect(await someone.me()).toBeNull();
    expect(await usersOf("oli@org1.example")).toEqual([]);
  });

  test("is refused once it is used, or if it never existed", async () => {
    account({ email: "pat@org1.example" });
    const { token } = await invite("pat@org1.example");
    await browser().signIn(`/auth/google?invitationToken=${token}`);
    for (const dead of [token, "nonsense"]) {
      expect(errorIn(await browser().signIn(`/auth/google?invitationToken=${dead}`))).toBe(
        "This invitation link is invalid or has expired.",
      );
    }
  });

  test("is refused to a Google account that already signs in another person", async () => {
    await invited("quin@org1.example");
    google.account = { ...google.account, email: "second@org1.example" };
    const { token } = await invite("second@org1.example");
    expect(errorIn(await browser().signIn(`/auth/google?invitationToken=${token}`))).toMatch(
      /^This Google account is already linked/,
    );
  });

  test("respects the organization's domain and its Workspace", async () => {
    const strict = await foundTestOrganization("Strict");
    await pool.query("UPDATE organizations SET domain = 'strict.example' WHERE id = $1", [strict.organizationId]);
    const { token } = await invite("ray@strict.example", strict);
    account({ email: "ray@strict.example", hd: "elsewhere.example" });
    const path = `/auth/google?invitationToken=${token}`;
    expect(errorIn(await browser().signIn(path))).toBe(
      "This Google account doesn't belong to your organization's domain",
    );
    account({ email: "ray@strict.example", hd: "strict.example" });
    expect(await browser().signIn(path)).toBe("/");
    google.account = { ...google.account, email: "ray@gmail.example" };
    expect(errorIn(await browser().signIn())).toBe("This Google account doesn't belong to your organization's domain");
  });
});

describe("after a full sign-up", () => {
  const signUp = { name: "Globex", domain: "globex.example", timezone: "Europe/Paris", ptoPolicy: "Ask early." };

  test("the Google account becomes the Owner, once", async () => {
    const someone = browser();
    const { organization } = (await (await someone.post("/api/orgs/signup", signUp)).json()) as {
      organization: { id: string };
    };
    account({ email: "gil@globex.example", name: "Gil Bex" });
    expect(await someone.signIn()).toBe("/");
    expect(await someone.me()).toMatchObject({
      name: "Gil Bex",
      role: "Owner",
      office: "Main Office",
      organizationId: organization.id,
      organizationName: "Globex",
      ptoPolicy: "Ask early.",
      timezone: "Europe/Paris",
    });
    const { rows } = await pool.query("SELECT country FROM offices WHERE organization_id = $1", [organization.id]);
    expect(rows).toEqual([{ country: "France" }]);
    expect((await pool.query("SELECT 1 FROM organization_signups WHERE id = $1", [organization.id])).rows).toEqual([]);
    expect(await browser().signIn()).toBe("/");
  });

  test("choosing another account at Google doesn't lose the sign-up", async () => {
    const someone = browser();
    await someone.post("/api/orgs/signup", { ...signUp, name: "Twice" });
    account({ email: "not.me@globex.example", email_verified: false });
    expect(errorIn(await someone.signIn())).toMatch(/verified this/);
    account({ email: "me@globex.example" });
    expect(await someone.signIn()).toBe("/");
    expect(await someone.me()).toMatchObject({ organizationName: "Twice", role: "Owner" });
  });

  test("the sign-up fails in another browser, outside its domain, and after thirty minutes", async () => {
    const someone = browser();
    await someone.post("/api/orgs/signup", { ...signUp, name: "Hooli" });
    account({ email: "hal@globex.example" });
    expect(errorIn(await browser().signIn())).toBe(NO_ACCOUNT);
    account({ email: "hal@elsewhere.example" });
    expect(errorIn(await someone.signIn())).toBe("This Google account doesn't belong to your organization's domain");
    account({ email: "hal@globex.example" });
    clock.setInstant(new Date("2027-03-01T15:30:00Z"));
    expect(errorIn(await someone.signIn())).toBe("This sign-up has expired. Please create the organization again.");
    expect((await pool.query("SELECT 1 FROM organizations WHERE name = 'Hooli'")).rows).toEqual([]);
    expect(errorIn(await someone.signIn())).toBe(NO_ACCOUNT);
  });

  test("a person who already has an account, by Google or by password, is refused", async () => {
    await invited("uma@org1.example");
    const known = browser();
    await known.post("/api/orgs/signup", { name: "Second" });
    expect(errorIn(await known.signIn())).toMatch(/^This Google account is already linked/);
    expect(await known.signIn()).toBe("/");
    account({ email: owner.email });
    const other = browser();
    await other.post("/api/orgs/signup", { name: "Third" });
    expect(errorIn(await other.signIn())).toBe("This email already has an account");
  });
});

describe("the return from Google", () => {
  beforeEach(() => account({ email: "vic@org1.example" }));

  test("with a forged or missing state signs nobody in", async () => {
    for (const state of ["forged", "", undefined]) {
      const someone = browser();
      const back = new URL(await someone.leave());
      if (state === undefined) back.searchParams.delete("state");
      else back.searchParams.set("state", state);
      expect(errorIn(await someone.goTo(back.href))).toBe(NOT_FINISHED);
    }
  });

  test("in a browser other than the one that left signs nobody in", async () => {
    await invited("wes@org1.example");
    const attacker = browser();
    const back = await attacker.leave();
    const victim = browser();
    expect(errorIn(await victim.goTo(back))).toBe(NOT_FINISHED);
    await victim.leave();
    expect(errorIn(await victim.goTo(back))).toBe(NOT_FINISHED);
    expect(await victim.me()).toBeNull();
  });

  test("works once, even for two at the same time", async () => {
    await invited("xia@org1.example");
    const someone = browser();
    const back = await someone.leave();
    const ends = await Promise.all([someone.goTo(back), someone.goTo(back)]);
    expect(new Set(ends.map(errorIn))).toEqual(new Set([NOT_FINISHED, null]));
    expect(errorIn(await someone.goTo(back))).toBe(NOT_FINISHED);
  });

  test("works for ten minutes", async () => {
    await invited("yan@org1.example");
    const someone = browser();
    const back = await someone.leave();
    clock.setInstant(new Date("2027-03-01T15:10:00Z"));
    expect(errorIn(await someone.goTo(back))).toBe(NOT_FINISHED);
  });

  test("works from two browser tabs, in any order", async () => {
    await invited("zoe@org1.example");
    const someone = browser();
    const [first, second] = [await someone.leave(), await someone.leave()];
    expect(await someone.goTo(second)).toBe("/");
    expect(await someone.goTo(first)).toBe("/");
  });

  test("after a refusal at Google shows that the sign-in was canceled", async () => {
    const someone = browser();
    const state = new URL(await someone.goTo("/auth/google")).searchParams.get("state");
    const back = `/auth/google/callback?error=access_denied&state=${state}`;
    expect(errorIn(await someone.goTo(back))).toBe("Google sign-in was canceled");
  });

  test.each(["token", "userinfo"] as const)("shows an error if Google's %s does not respond", async (what) => {
    google.break(what);
    const someone = browser();
    expect(errorIn(await someone.signIn())).toBe(NOT_CONFIRMED);
    expect(await someone.me()).toBeNull();
  });

  test("without Google's response is a page", async () => {
    const answer = await browser().call("/auth/google/callback");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
  });
});

const signedIn = async (email: string) => {
  const someone = browser();
  expect((await someone.post("/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  return someone;
};
const ways = async (someone: ReturnType<typeof browser>) => (await someone.call("/api/auth/google-link")).json();

describe("linking Google to an account with a password", () => {
  test("requires the password, and then either signs in until Google is unlinked, which requires the password as well", async () => {
    const person = await hire(owner, "Alf");
    const someone = await signedIn(person.email);
    expect(await ways(someone)).toEqual({
      isAvailable: true,
      hasPassword: true,
      hasGoogle: false,
      hasSecondFactor: false,
      confirmPasswordBy: "password",
      ssoOnly: false,
    });
    const wrong = await someone.post("/api/auth/google-link", { password: "wrong" });
    expect(wrong.status).toBe(400);
    expect(errorIn(await someone.goTo("/auth/google/link"))).toBe(
      "Please confirm your password in your Profile Settings first",
    );

    account({ email: "alf@private.example" });
    const confirmed = await someone.post("/api/auth/google-link", { password: PASSWORD });
    expect(await confirmed.json()).toEqual({ goTo: "/auth/google/link" });
    expect(await someone.signIn("/auth/google/link")).toBe("/dashboard");
    expect(await ways(someone)).toMatchObject({ hasPassword: true, hasGoogle: true });
    expect(errorIn(await someone.goTo("/auth/google/link"))).toMatch(/^Please confirm/);

    const again = browser();
    expect(await again.signIn()).toBe("/");
    expect(await again.me()).toMatchObject({ id: person.userId, email: person.email });
    const guess = await someone.post("/api/auth/google-link/unlink", { password: "a guess" });
    expect([guess.status, await guess.json()]).toMatchObject([400, { code: "wrong_password" }]);
    expect(await ways(someone)).toMatchObject({ hasGoogle: true });
    expect((await someone.post("/api/auth/google-link/unlink", { password: PASSWORD })).status).toBe(204);
    expect(errorIn(await browser().signIn())).toBe(NO_ACCOUNT);
    await signedIn(person.email);
  });

  test("is reported to the person by email when it is linked and unlinked, regardless of their choices", async () => {
    const person = await hire(owner, "Fay");
    const someone = await signedIn(person.email);
    await someone.call("/api/auth/user", {
      method: "PATCH",
      body: JSON.stringify({ notificationChoices: { mail: false } }),
      headers: { "content-type": "application/json" },
    });
    await someone.post("/api/auth/google-link", { password: PASSWORD });
    account({ email: "fay@private.example" });
    await someone.signIn("/auth/google/link");
    await someone.post("/api/auth/google-link/unlink", { password: PASSWORD });
    expect(await changesNotified(person)).toEqual(["googleLinked", "googleUnlinked"]);
  });

  test("is refused for a Google account that belongs to another person", async () => {
    await invited("bea@org1.example");
    const someone = await signedIn((await hire(owner, "Bob")).email);
    await someone.post("/api/auth/google-link", { password: PASSWORD });
    expect(errorIn(await someone.signIn("/auth/google/link"))).toMatch(/^This Google account is already linked/);
  });

  test("counts only for the person who left for Google, not for another person in the same browser", async () => {
    const [cid, dan] = [await hire(owner, "Cid"), await hire(owner, "Dan")];
    const someone = await signedIn(cid.email);
    await someone.post("/api/auth/google-link", { password: PASSWORD });
    account({ email: "cid@private.example" });
    const back = await someone.leave("/auth/google/link");
    await someone.post("/api/auth/login", { email: dan.email, password: PASSWORD });
    expect(errorIn(await someone.goTo(back))).toBe(NOT_FINISHED);
    expect(await ways(someone)).toMatchObject({ hasGoogle: false });
  });

  test("counts only in the session that left for Google, not in another session of the same person", async () => {
    const fred = await hire(owner, "Fred");
    const someone = await signedIn(fred.email);
    await someone.post("/api/auth/google-link", { password: PASSWORD });
    account({ email: "fred@private.example" });
    const back = await someone.leave("/auth/google/link");
    await someone.post("/api/auth/login", { email: fred.email, password: PASSWORD });
    expect(errorIn(await someone.goTo(back))).toBe(NOT_FINISHED);
    expect(await ways(someone)).toMatchObject({ hasGoogle: false });
  });

  test("can't be undone by a person without a password", async () => {
    const someone = await invited("eve@org1.example");
    const { status } = await someone.post("/api/auth/google-link/unlink", { password: PASSWORD });
    expect(status).toBe(409);
  });
});

test("without credentials the button leads back with the reason", async () => {
  const answer = await fetch(`${plain.url}/auth/google`, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe("/?error=google_not_set_up");
  expect((await (await as(owner)).get("/api/auth/google-link")).body).toMatchObject({ isAvailable: true });
});
