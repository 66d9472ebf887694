import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { changeOwnEmail } from "#bot/operations/auth/email/changeOwnEmail.ts";
import { offerSecondFactor } from "#bot/operations/auth/secondFactor/offerSecondFactor.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { changePassword } from "#bot/operations/auth/passwords/changePassword.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";

await testDatabase();
const { visitor } = await httpServer(testClock());
const owner = await foundTestOrganization();
const { pool } = database();

const HOLD_SESSIONS = "SELECT pg_advisory_xact_lock(hashtextextended('sessions of ' || $1, 0))";

const login = (browser: Browser, email: string) =>
  browser.send("POST", "/api/auth/login", { email, password: PASSWORD });

type Leaver = Awaited<ReturnType<typeof hire>>;
const ends: [string, (person: Leaver) => Promise<() => Promise<unknown>>][] = [
  [
    "a password reset",
    async (person) => {
      const { token } = await makePasswordLink(owner, person.userId, {});
      return () => resetPassword({ source: "web" }, { token, newPassword: "a brand new one" });
    },
  ],
  [
    "a change of the password",
    async (person) => () => changePassword(person, { currentPassword: PASSWORD, newPassword: "a brand new one" }),
  ],
  ["a deactivation", async (person) => () => deactivateUser(owner, person.userId, {})],
];

describe.each(ends)("%s", (name, prepare) => {
  test("keeps a sign-in with the old password, verified before, from starting a session", async () => {
    const person = await hire(owner, `Before${ends.findIndex(([one]) => one === name)}`);
    const end = await prepare(person);
    const browser = visitor();
    await withGate(async ({ run, open }) => {
      await run(HOLD_SESSIONS, [person.userId]);
      const ending = end();
      await untilWaiting(1);
      const signingIn = login(browser, person.email);
      await untilWaiting(2);
      await open();
      await ending;
      expect((await signingIn).status).toBe(401);
    });
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });

  test("ends the session of a sign-in that is stored at the same moment", async () => {
    const person = await hire(owner, `After${ends.findIndex(([one]) => one === name)}`);
    const end = await prepare(person);
    const browser = visitor();
    await withGate(async ({ run, open }) => {
      await run(HOLD_SESSIONS, [person.userId]);
      const signingIn = login(browser, person.email);
      await untilWaiting(1);
      const ending = end();
      await untilWaiting(2);
      await open();
      await Promise.all([ending, signingIn]);
    });
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    const left = await pool.query("SELECT FROM sessions WHERE user_id = $1", [person.userId]);
    expect(left.rowCount).toBe(0);
  });
});

test("a sign-in with the right password succeeds even if another one renews the hash of that password in the meantime", async () => {
  const person = await hire(owner, "Renewed");
  const { rows: hashes } = await pool.query("SELECT hash FROM passwords WHERE user_id = $1", [owner.userId]);
  await withGate(async ({ run, open }) => {
    await run(HOLD_SESSIONS, [person.userId]);
    const signingIn = login(visitor(), person.email);
    await untilWaiting();
    await pool.query("UPDATE passwords SET hash = $2 WHERE user_id = $1", [person.userId, hashes[0]?.hash]);
    await open();
    expect((await signingIn).status).toBe(200);
  });
});

const proofs: [string, (person: Leaver) => Promise<unknown>][] = [
  ["their password", (person) => changePassword(person, { currentPassword: PASSWORD, newPassword: "a brand new one" })],
  ["their email", (person) => changeOwnEmail(person, { email: `new.${person.email}`, currentPassword: PASSWORD })],
  ["their two-factor authentication", (person) => offerSecondFactor(person, { password: PASSWORD })],
];

describe.each(proofs)("a person who changes %s", (what, act) => {
  async function whileWaiting(name: string, text: string, value: unknown): Promise<unknown> {
    const person = await hire(owner, name);
    return withGate(async ({ tx, open }) => {
      await lockPerson(person.organizationId, person.userId, tx);
      const outcome = act(person).then(
        () => "done",
        (error: { code: string }) => error.code,
      );
      await untilWaiting();
      await pool.query(text, [person.userId, value]);
      await open();
      return outcome;
    });
  }
  const name = what.split(" ").at(-1) ?? "";

  test("isn't refused if a sign-in renews the hash of the right password in the meantime", async () => {
    const { rows: hashes } = await pool.query("SELECT hash FROM passwords WHERE user_id = $1", [owner.userId]);
    const renewal = "UPDATE passwords SET hash = $2 WHERE user_id = $1";
    expect(await whileWaiting(`Renews${name}`, renewal, hashes[0]?.hash)).toBe("done");
  });

  test("is refused if the password was changed in the meantime", async () => {
    const changed = "UPDATE passwords SET changed_at = $2 WHERE user_id = $1";
    expect(await whileWaiting(`Changes${name}`, changed, new Date("2027-03-02"))).toBe("wrong_password");
  });
});

test("a session that ends while the response to its sign-in is sent is not stored again", async () => {
  const person = await hire(owner, "Quick");
  const browser = visitor();
  await pool.query(`CREATE FUNCTION end_at_once() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN DELETE FROM sessions WHERE sid = NEW.sid; RETURN NULL; END $$`);
  await pool.query("CREATE TRIGGER end_at_once AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_at_once()");
  await login(browser, person.email);
  await pool.query("DROP TRIGGER end_at_once ON sessions");
  expect((await browser.get("/api/auth/user")).status).toBe(401);
});
