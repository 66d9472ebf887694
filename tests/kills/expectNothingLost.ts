import { expect } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectLedgersVerified } from "../asserting/expectLedgersVerified.ts";
import type { MailServer } from "../servers/startMailServer.ts";
import { waitUntil } from "../soak/waitUntil.ts";
import type { Confirmed } from "./Confirmed.ts";

const IN_FLIGHT = 4;

const found = async <Row extends object>(sql: string, ...values: unknown[]) =>
  (await database().pool.query<Row>(sql, values)).rows;

export async function untilDelivered(now: Date): Promise<void> {
  const due = "SELECT count(*)::int AS due FROM notifications WHERE status = 'pending' AND next_attempt_at <= $1";
  const isEmpty = async () => (await found<{ due: number }>(due, now))[0]?.due === 0;
  await waitUntil(isEmpty, () => "The queue was not delivered");
}

export async function expectNothingLost(journal: Confirmed, mail: MailServer, kills: number): Promise<void> {
  expect(journal.failures).toEqual([]);
  const requests = await found<{ id: string; status: string; notes: string }>(
    "SELECT id, status, notes FROM pto_requests",
  );
  expect(journal.differing(new Map(requests.map(({ id, status }) => [id, status])))).toEqual([]);
  const notes = requests.map((request) => request.notes);
  expect(new Set(notes).size).toBe(notes.length);
  const stored = new Set(notes);
  expect([...journal.submitted].filter((key) => !stored.has(key))).toEqual([]);
  const announced = await ids(
    "SELECT payload->>'requestId' AS id FROM notifications WHERE event = 'request.submitted' AND channel = 'mail'",
  );
  expect([...journal.requests.keys()].filter((id) => !announced.has(id))).toEqual([]);

  const people = await ids("SELECT email AS id FROM users");
  for (const { emails, isConfirmed } of journal.files) {
    const imported = emails.filter((email) => people.has(email)).length;
    expect([0, emails.length]).toContain(imported);
    if (isConfirmed) expect(imported).toBe(emails.length);
  }

  const twice = {
    accruals: `SELECT user_id FROM ledger_entries WHERE kind = 'accrual'
      GROUP BY user_id, type, effective_on, leave_year HAVING count(*) > 1`,
    decisions: `SELECT subject_id FROM audit_events WHERE action = 'decideRequest'
      GROUP BY subject_id HAVING count(*) > 1`,
    notifications: `SELECT event FROM notifications WHERE channel = 'mail'
      GROUP BY event, event_key, recipient_id, email HAVING count(*) > 1`,
  };
  for (const sql of Object.values(twice)) expect(await found(sql)).toEqual([]);

  expect(await found("SELECT event, last_error FROM notifications WHERE status = 'failed'")).toEqual([]);
  const sent = await ids(
    "SELECT sent->>'messageId' AS id FROM notifications WHERE channel = 'mail' AND status = 'sent'",
  );
  const arrived = new Set(mail.received.map(({ messageId }) => messageId));
  expect(sent.size).toBeGreaterThan(0);
  expect([...sent].filter((id) => !arrived.has(id))).toEqual([]);
  expect(mail.received.length - arrived.size).toBeLessThanOrEqual(kills * IN_FLIGHT);
  await expectLedgersVerified();
}

async function ids(sql: string): Promise<Set<string>> {
  return new Set((await found<{ id: string }>(sql)).map(({ id }) => id));
}
