import { expect, test } from "@jest/globals";
import { addMinutes } from "date-fns";
import type { Request } from "express";
import type { SessionData } from "express-session";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { WebhookMessage } from "#db/models/webhooks/WebhookMessage.ts";
import { newId } from "#db/newId.ts";
import { leaseCalendar } from "#db/queries/calendars/dueCalendars.ts";
import { markChangedCalendars } from "#db/queries/calendars/markChanged.ts";
import { noteConnectionError } from "#db/queries/sso/connections.ts";
import { claimWebhook } from "#db/queries/webhooks/dueWebhooks.ts";
import { SessionStore } from "#bot/http/auth/SessionStore.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { as, visitor, withKey } = await httpServer(clock);
const { owner, erin, ezra } = await testOrganization();

const withItsKey = async () => {
  const { token } = await createKey(erin, { name: "Script", scopes: ["people:read"] });
  return () => withKey(token).get("/api/v1/key");
};
const withItsFeed = async () => {
  const { token } = await createFeed(erin, { kind: "own" });
  return () => visitor().get(`/calendars/${token}.ics`);
};
const inItsSession = async () => {
  const browser = await as(ezra);
  clock.setInstant(addMinutes(clock.now(), 10));
  return () => browser.get("/api/auth/user");
};

const sso = { organizationId: owner.organizationId, id: newId() };
const throughItsConnection = async () => {
  const settings = { name: "Okta", issuer: "https://id.example", clientId: "c", clientSecretSealed: "s" };
  await SsoConnection.create({ ...sso, ...settings, joins: "off" as const, isOn: false, createdAt: clock.now() });
  return async () => {
    await noteConnectionError(sso, { error: "The sign-in was canceled", now: clock.now() });
    return { status: 200 };
  };
};

const END_CALENDARS = "UPDATE calendar_connections SET state = 'ending', due_at = now()";
const DONE = { status: 200 };
const until = addMinutes(clock.now(), 60);
const { organizationId } = owner;
const ofItsCalendar = async () => {
  const account = { service: "google", subject: newId(), account: "a@b.example", tokensSealed: "t" } as const;
  const row = { organizationId, userId: owner.userId, ...account };
  const state = { state: "working", dueAt: clock.now(), createdAt: clock.now() } as const;
  return CalendarConnection.create({ ...row, ...state });
};
const updatingItsCalendar = async () => {
  const { id } = await ofItsCalendar();
  return async () => {
    await leaseCalendar({ organizationId, id }, { lease: newId(), now: clock.now(), until });
    return DONE;
  };
};
const lookingAtCalendars = () =>
  Promise.resolve(async () => {
    await markChangedCalendars(clock.now());
    return DONE;
  });
const sendingToItsWebhook = async () => {
  const { row } = await createWebhook(owner, { name: "HR", url: "https://hr.example", events: ["request.approved"] });
  const at = { occurredAt: clock.now(), nextAttemptAt: clock.now(), createdAt: clock.now() };
  const message = { organizationId, endpointId: row.id, event: "request.approved" as const, data: {}, ...at };
  const { id } = await WebhookMessage.create(message);
  return async () => {
    await claimWebhook({ organizationId, id, endpointId: row.id, isFailing: false }, { now: clock.now(), until });
    return DONE;
  };
};

async function outcomeOf(call: () => Promise<{ status: number }>): Promise<number | "waited"> {
  let isOver = false;
  const answered = call()
    .then(({ status }) => status)
    .finally(() => (isOver = true));
  const waits = async () => {
    await untilWaiting(1, () => isOver);
    return isOver ? answered : ("waited" as const);
  };
  return Promise.race([answered, waits()]);
}

test.each<[string, string, () => Promise<() => Promise<{ status: number }>>]>([
  ["a call with an API key that is being revoked", "UPDATE api_keys SET revoked_at = now()", withItsKey],
  ["a fetch of a calendar link that is being deleted", "DELETE FROM calendar_feeds", withItsFeed],
  ["a call in a session that is being ended", "DELETE FROM sessions", inItsSession],
  ["a failed sign-in through a connection that is being changed", "DELETE FROM sso_connections", throughItsConnection],
  ["an update of a calendar that is being ended", END_CALENDARS, updatingItsCalendar],
  ["a check for changes to a calendar that is being ended", END_CALENDARS, lookingAtCalendars],
  [
    "an attempt to send a webhook that is being stopped",
    "UPDATE webhook_messages SET status = 'dropped'",
    sendingToItsWebhook,
  ],
])("%s keeps no connection that everyone needs", async (_, change, arrange) => {
  const call = await arrange();
  await withGate(async ({ run }) => {
    await run(change, []);
    expect(await outcomeOf(call)).toBe(200);
  });
});

test("what a session may do is stored even if another call stores its last use at the same time", async () => {
  await as(owner);
  const { pool } = database();
  const read = "SELECT sid, sess FROM sessions WHERE sess ->> 'userId' = $1";
  const found = await pool.query<{ sid: string; sess: SessionData }>(read, [owner.userId]);
  const { sid, sess } = found.rows[0]!;
  const store = new SessionStore(pool, pino({ level: "silent" }));
  const session = store.createSession({} as Request, sess);
  session.mayLinkGoogleUntil = "2027-03-01T12:00:00.000Z";
  const save = () => new Promise<{ status: number }>((resolve) => store.set(sid, session, () => resolve(DONE)));
  await withGate(async ({ run }) => {
    await run("UPDATE sessions SET expire = expire", []);
    expect(await outcomeOf(save)).toBe("waited");
  });
});
