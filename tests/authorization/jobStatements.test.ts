import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { newId } from "#db/newId.ts";
import { forgetSharedCalendar, isAccountConnected } from "#db/queries/calendars/dueCalendars.ts";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { startCalendars } from "#bot/notify/calendars/startCalendars.ts";
import { startWebhooks } from "#bot/notify/webhooks/startWebhooks.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import type { CalendarProvider } from "#bot/operations/calendars/CalendarProvider.ts";
import { writeCalls } from "#bot/operations/calls/noteCall.ts";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { followDelegations } from "#bot/operations/delegations/followDelegations.ts";
import { recordErasures } from "#bot/operations/erasures/recordErasures.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { releaseHeld } from "#bot/operations/notifications/releaseHeld.ts";
import { refreshPhotos } from "#bot/operations/photos/refreshPhotos.ts";
import { announceBlocks } from "#bot/operations/reminders/announceBlocks.ts";
import { announceExpiries } from "#bot/operations/reminders/announceExpiries.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { expireRequests } from "#bot/operations/requests/expireRequests.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { sendDigests } from "#bot/operations/slack/sendDigests.ts";
import { slackChannel } from "#bot/slack/app/slackChannel.ts";
import { deliverNow } from "../asserting/deliverNow.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { slackServer } from "../slack/slackCompany.ts";
import { furnished, workspaceOf } from "./furnished.ts";
import { unfilteredStatements } from "./unfilteredStatements.ts";

jest.setTimeout(120_000);
const statements = new Set<string>();
const { url: databaseUrl } = await testDatabase({ onStatement: (sql) => void statements.add(sql) });
const clock = testClock();
const server = await slackServer(clock, [workspaceOf("Jobs")]);
const log = pino({ level: "silent" });
const webhooks = startWebhooks({
  databaseUrl,
  fetch: async () => ({ status: 500, headers: {}, body: Buffer.from("") }),
  objectOf: async () => undefined,
  clock,
  log,
});
const provider = { putEvent: async () => "event1" } as unknown as CalendarProvider;
const calendars = startCalendars({ providers: new Map([["google", provider]]), clock, log });
const folder = await mkdtemp(path.join(tmpdir(), "awayday-jobs-"));
afterAll(async () => {
  await Promise.all([webhooks.stop(5000), calendars.stop(5000)]);
  await rm(folder, { recursive: true });
});

const WORK: Record<string, () => Promise<unknown>> = {
  "accruals and carry-over": () => postDueEverywhere(),
  "the check of ledgers": () => verifyLedgers(() => {}),
  digests: () => sendDigests(async () => "posted"),
  reminders: () => remindApprovers(),
  "announcements of leave that expires": () => announceExpiries(),
  "announcements of missing blocks": () => announceBlocks(),
  "announcements of settlements": () => announceSettlements(),
  "requests without a decision": () => expireRequests(),
  delegations: () => followDelegations(),
  closures: () => followClosures(),
  photos: () => refreshPhotos(async () => undefined),
  "the list of erased people": () => recordErasures(),
  "held messages": () => releaseHeld({ discard: false }),
  "the logs of keys and links": () => writeCalls(),
  deliveries: () =>
    deliverNow({
      databaseUrl,
      clock,
      channels: [
        keepingChannel({ appUrl: "https://a.example", log, printsLinks: false }),
        slackChannel(server.slack.clients, { appUrl: "https://a.example", clock, log }),
      ],
    }),
  webhooks: () => webhooks.idle(),
  "connected calendars": () => calendars.idle(),
  "accounts of connected calendars": async () => {
    await isAccountConnected("google", "1");
    await forgetSharedCalendar({ organizationId: newId(), id: newId(), lease: newId(), tokensSealed: "" });
  },
  "expired rows": () => forgetExpired(),
};

/** The statements that look across organizations, with their names in docs/scaling.md. */
const ACROSS: Record<string, RegExp> = {
  "settlements to announce": /FROM ledger_entries l WHERE l\.kind = 'settlement' AND l\.created_at > \$1/,
  "due calendars": /FROM calendar_connections k\s+WHERE k\.state <> 'broken' AND \(k\.leased_until/,
  "calendars that are ending": /DELETE FROM calendar_connections\s+WHERE state = 'ending' AND service <> ALL/,
  "accounts of calendars":
    /FROM calendar_connections (?:WHERE service = \$1 AND subject|c\s+JOIN calendar_connections o)/,
  "held messages": /UPDATE (?:notifications|webhook_messages) SET next_attempt_at = \$1.+\s*WHERE status = 'pending'/,
  "erased people": /FROM users WHERE erased_at IS NOT NULL/,
  "expired people who ask to join": /DELETE FROM "sso_join_requests" WHERE "expires_at" <=/,
  "expired changes of email": /DELETE FROM email_changes WHERE expires_at/,
  "old inboxes": /DELETE FROM notifications WHERE channel = 'inbox' AND created_at/,
  "old answers of the API": /DELETE FROM api_answers WHERE created_at/,
  "old logs of provisioning, keys, and links": /DELETE FROM (?:provisioning_calls|token_calls) WHERE at/,
};
const unfiltered = new Set<string>();

async function unknown(): Promise<string[]> {
  const found = await unfilteredStatements([...statements]);
  for (const sql of found) unfiltered.add(sql);
  return found.filter((sql) => !Object.values(ACROSS).some((one) => one.test(sql)));
}

let feed = "";
beforeAll(async () => {
  const erasures = { file: path.join(folder, "erasures.jsonl"), onError: () => {} };
  configureOperations({ ...operationsRuntime(), erasures });
  const { owner } = await furnished("Jobs", 1, server);
  feed = `/calendars/${(await createFeed(owner, { kind: "organization" })).token}.ics`;
});

test.each(Object.entries(WORK))("%s: only known statements look across organizations", async (_, work) => {
  statements.clear();
  for (const day of ["2027-04-12", "2028-01-03"]) {
    clock.set(day);
    await work();
  }
  expect(await unknown()).toEqual([]);
});

test("docs/scaling.md lists the statements that look across organizations, and each of them still runs", async () => {
  const seen = Object.entries(ACROSS).filter(([, statement]) => [...unfiltered].some((sql) => statement.test(sql)));
  expect(seen.map(([name]) => name)).toEqual(Object.keys(ACROSS));
  const text = await readFile("docs/scaling.md", "utf8");
  const [, table = ""] = /\| look across organizations \|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/.exec(text) ?? [];
  const listed = table.split("\n").flatMap((line) => line.split(" | ")[0]?.slice(2) || []);
  expect(listed).toEqual(Object.keys(ACROSS));
});

test("a calendar program's fetch restricts each statement to an organization", async () => {
  statements.clear();
  expect((await server.visitor().get(feed)).status).toBe(200);
  expect(await unknown()).toEqual([]);
});
