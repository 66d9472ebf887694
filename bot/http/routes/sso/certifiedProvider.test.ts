import { afterAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { startLiveUpdates } from "#bot/http/live/startLiveUpdates.ts";
import { anSsoConnection } from "#tests/arranging/sso/anSsoConnection.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { googleBrowser } from "#tests/servers/googleBrowser.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { certifiedProvider } from "#tests/servers/sso/certifiedProvider.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const provider = await certifiedProvider();
const { url, live } = await httpServer(clock, {}, undefined, { fetch: provider.fetch });
const updates = startLiveUpdates({ databaseUrl, streams: live, log: pino({ level: "silent" }), checkEvery: 20 });
afterAll(() => updates.stop());
const { owner, erin, ezra } = await testOrganization();
// The provider uses the system clock.
clock.setInstant(new Date());
const { organizationId } = owner;
const { id: connection, link } = await anSsoConnection(owner, provider.issuer);
const logoutUri = `${url}/auth/sso/${connection}/logout`;
provider.register({ redirectUri: `${url}/auth/sso/callback/${connection}`, logoutUri });

const people = { erin: { ...erin, sub: "erin" }, ezra: { ...ezra, sub: "ezra" } };
for (const person of Object.values(people)) await link(person.sub, person);

async function arriveAs({ sub, email }: { sub: string; email: string }) {
  const browser = googleBrowser(url);
  const page = await browser.goTo(`/auth/sso/${connection}`);
  expect(await browser.goTo(await provider.signIn(page, { sub, email }))).toBe("/");
  return browser;
}

async function sidOf(userId: string): Promise<string> {
  const text = "SELECT sess #>> '{providerSession,sid}' AS sid FROM sessions WHERE user_id = $1";
  const { rows } = await database().pool.query<{ sid: string }>(text, [userId]);
  return rows[0]?.sid ?? "";
}

test("people sign in at a certified provider, and its back-channel logout ends the session with its stream", async () => {
  const [browser, other] = [await arriveAs(people.erin), await arriveAs(people.ezra)];
  expect(await browser.me()).toMatchObject({ id: erin.userId });
  const cookie = [...browser.jar].map((pair) => pair.join("=")).join("; ");
  const stream = await fetch(`${url}/api/events`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  await provider.logOut("erin", await sidOf(erin.userId));
  expect(await browser.me()).toBeNull();
  await stream.text();
  expect(await other.me()).toMatchObject({ id: ezra.userId });
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    actorId: null,
    source: "sso",
    action: "logOutBySso",
    subjectId: erin.userId,
    after: { sessionsEnded: 1 },
  });
});

test("a logout for another session of the person at the provider ends nothing", async () => {
  const browser = await arriveAs(people.erin);
  await provider.logOut("erin", "another");
  expect(await browser.me()).toMatchObject({ id: erin.userId });
});
