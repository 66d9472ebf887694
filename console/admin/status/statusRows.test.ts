import { expect, test } from "@jest/globals";
import type { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { statusRows } from "./statusRows.ts";

const NONE = { due: 0, oldestSeconds: 0 };
const NO_QUEUE = { messages: NONE, webhooks: NONE, calendars: NONE, held: 0 };
const FINE: StatusAnswer = {
  version: "1.2.3",
  startedAt: "2027-03-01T08:00:00Z",
  lastTickAt: "2027-03-01T09:00:00Z",
  failedJobs: [],
  accrualLagDays: 1,
  ledgerCheck: { at: "2027-03-01T02:00:00Z", people: 3, lines: 30, findings: 0 },
  queue: NO_QUEUE,
  connections: [
    { pool: "transactions", busy: 1, idle: 2, waiting: 0 },
    { pool: "reads", busy: 0, idle: 1, waiting: 0 },
    { pool: "searches", busy: 0, idle: 0, waiting: 0 },
  ],
};
const now = Date.parse("2027-03-01T09:05:00Z");
const rowsOf = (status: Partial<StatusAnswer>) =>
  statusRows({ ...FINE, ...status }, now, (at) => at).map(({ label, text, state }) => [label, text, state]);

test("a server that is fine has only good lines", () => {
  expect(rowsOf({})).toEqual([
    ["Version", "1.2.3", "good"],
    ["Running since", "2027-03-01T08:00:00Z", "good"],
    ["Scheduler", "Last ran 2027-03-01T09:00:00Z", "good"],
    ["Scheduled work", "No failures in the last hour", "good"],
    ["Accruals", "Up to date", "good"],
    ["Balances", "All verified, 2027-03-01T02:00:00Z", "good"],
    ["Messages", "None waiting", "good"],
    ["Webhooks", "None waiting", "good"],
    ["Connected calendars", "None waiting", "good"],
    ["Database connections", "1 of 3 in use for changes, 0 of 1 in use for pages", "good"],
  ]);
});

test.each<[string, Partial<StatusAnswer>, string, string]>([
  ["a scheduler that stopped", { lastTickAt: "2027-03-01T08:30:00Z" }, "Scheduler", "Last ran 2027-03-01T08:30:00Z"],
  ["one that never ran", { lastTickAt: null }, "Scheduler", "Hasn't run since the server started"],
  [
    "work that failed",
    { failedJobs: ["posting", "backups"] },
    "Scheduled work",
    "Failed in the last hour or running for over an hour: accruals and backups",
  ],
  ["late accruals", { accrualLagDays: 3 }, "Accruals", "3 days behind"],
  [
    "errors in balances",
    { ledgerCheck: { at: "2027-03-01T02:00:00Z", people: 3, lines: 30, findings: 2 } },
    "Balances",
    "2 errors found, 2027-03-01T02:00:00Z",
  ],
  [
    "messages that wait for long",
    { queue: { ...NO_QUEUE, messages: { due: 12, oldestSeconds: 900 } } },
    "Messages",
    "12 messages waiting, the first for 15 minutes",
  ],
  [
    "webhooks that wait for long",
    { queue: { ...NO_QUEUE, webhooks: { due: 1, oldestSeconds: 700 } } },
    "Webhooks",
    "1 message waiting, the first for 12 minutes",
  ],
  [
    "calendars that wait for long",
    { queue: { ...NO_QUEUE, calendars: { due: 2, oldestSeconds: 1200 } } },
    "Connected calendars",
    "2 calendars waiting, the first for 20 minutes",
  ],
  ["held messages", { queue: { ...NO_QUEUE, held: 1 } }, "Held messages", "1 message held after a restore"],
  [
    "work that waits for a connection",
    { connections: [{ pool: "reads", busy: 10, idle: 0, waiting: 1 }] },
    "Database connections",
    "10 of 10 in use for pages; 1 task waiting for one",
  ],
])("%s needs attention", (_, status, label, text) => {
  expect(rowsOf(status)).toContainEqual([label, text, "bad"]);
});

test("messages that have waited for seconds and balances that haven't been verified yet don't need attention", () => {
  const rows = rowsOf({ queue: { ...NO_QUEUE, messages: { due: 1, oldestSeconds: 3 } }, ledgerCheck: null });
  expect(rows).toContainEqual(["Messages", "1 message waiting, the first for 1 minute", "good"]);
  expect(rows).toContainEqual(["Balances", "Not verified yet", "unknown"]);
});
