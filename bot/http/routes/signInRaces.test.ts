import { describe, expect, test } from "@jest/globals";
import { Client } from "pg";
import { database } from "#db/connect.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { changePassword } from "#bot/operations/auth/passwords/changePassword.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const { visitor } = await httpServer(testClock());
const owner = await foundTestOrganization();
const { pool } = database();

/** Blocks everyone who starts or ends sessions of a person until `open` is called. */
async function gate(userId: string): Promise<{ waiting: (count: number) => Promise<void>; open: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('sessions of ' || $1, 0))", [userId]);
  const locks = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return {
    waiting: async (count) => {
      while ((await pool.query(locks)).rowCount !== count) await new Promise(setImmediate);
    },
    open: async () => {
      await client.query("COMMIT");
      await client.end();
    },
  };
}

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
    const { waiting, open } = await gate(person.userId);
    const ending = end();
    await waiting(1);
    // Nothing is committed yet, so the old password is still right.
    const browser = visitor();
    const signingIn = login(browser, person.email);
    await waiting(2);
    await open();
    await ending;
    expect((await signingIn).status).toBe(401);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
  });

  test("ends the session of a sign-in that is stored at the same moment", async () => {
    const person = await hire(owner, `After${ends.findIndex(([one]) => one === name)}`);
    const end = await prepare(person);
    const { waiting, open } = await gate(person.userId);
    const browser = visitor();
    const signingIn = login(browser, person.email);
    await waiting(1);
    const ending = end();
    await waiting(2);
    await open();
    await Promise.all([ending, signingIn]);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    const left = await pool.query("SELECT FROM sessions WHERE user_id = $1", [person.userId]);
    expect(left.rowCount).toBe(0);
  });
});

test("a session that ends while its sign-in is answered is not stored again", async () => {
  const person = await hire(owner, "Quick");
  const browser = visitor();
  await pool.query(`CREATE FUNCTION end_at_once() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN DELETE FROM sessions WHERE sid = NEW.sid; RETURN NULL; END $$`);
  await pool.query("CREATE TRIGGER end_at_once AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_at_once()");
  await login(browser, person.email);
  await pool.query("DROP TRIGGER end_at_once ON sessions");
  expect((await browser.get("/api/auth/user")).status).toBe(401);
});
