import type { Transaction } from "sequelize";
import { chunksOf } from "#core/chunksOf.ts";
import { changeOf } from "#core/live/Change.ts";
import { Refusal } from "#core/refusal.ts";
import { webhookEventOf } from "#core/webhooks/webhookEventOf.ts";
import { KeyedBudget } from "#db/KeyedBudget.ts";
import { batch, insertion, insertManyRows } from "#db/insertRows.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { newId } from "#db/newId.ts";
import { reportChange } from "#db/queries/live/reportChange.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { queueWebhooks } from "#db/queries/webhooks/queueWebhooks.ts";
import { AuditEvent } from "#db/models/AuditEvent.ts";
import type { Actor, Source } from "./actor.ts";
import { type Clock, operationsRuntime } from "./runtime.ts";
import { Pauses } from "./turns/Pauses.ts";

export interface AuditEntry {
  subject: [kind: string, id: string | null];
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

export type Audit = (entry: AuditEntry) => Promise<void>;

const AT_ONCE = 500;

/** Pass personal values as references to personal texts. */
export function auditTrail(
  action: string,
  actor: Actor,
  clock: Clock,
  tx: Transaction,
): { audit: Audit; unchanged: () => void; written: () => boolean } {
  let count = 0;
  let isUnchanged = false;
  let isLarge = false;
  return {
    audit: async (entry) => {
      count += 1;
      if (!isLarge && isLargeEntry(entry)) {
        isLarge = true;
        countLarge(actor);
      }
      await writeAuditEntry({ action, at: clock.now(), ...actor }, entry, tx);
    },
    unchanged: () => {
      isUnchanged = true;
    },
    written: () => count > 0 || isUnchanged,
  };
}

const LARGE = 10_000;
const LARGE_PER_MINUTE = 10;
const budget = new KeyedBudget();

function isLargeEntry({ before, after }: AuditEntry): boolean {
  return JSON.stringify([before, after]).length > LARGE;
}

function countLarge({ organizationId }: Actor): void {
  const isLimited = operationsRuntime().writesPerMinute !== undefined;
  const waitMs = isLimited ? budget.take(organizationId, LARGE_PER_MINUTE) : 0;
  if (waitMs === 0) return;
  const text = "Your organization made too many large changes in a short time. Please try again in a moment.";
  throw new Refusal("throttled", "too_many_changes", text, { retryAfter: Math.ceil(waitMs / 1000) });
}

interface By {
  organizationId: string;
  userId: string | null;
  source: Source;
  key?: { id: string } | undefined;
  action: string;
  at: Date;
}

export async function writeAuditEntry(by: By, entry: AuditEntry, tx: Transaction): Promise<void> {
  await writeAtCommit(insertion(batch(AuditEvent, [auditRow(by, entry)])), tx);
  await queueForEndpoints(by, [entry], tx);
  reportChanged(by, entry, tx);
}

export async function writeAuditEntries(by: By, entries: readonly AuditEntry[], tx: Transaction): Promise<void> {
  for (const some of chunksOf(entries, AT_ONCE)) {
    await insertManyRows(
      AuditEvent,
      some.map((entry) => auditRow(by, entry)),
      tx,
    );
  }
  await queueForEndpoints(by, entries, tx);
  const pauses = new Pauses();
  for (const entry of entries) {
    await pauses.take();
    reportChanged(by, entry, tx);
  }
}

async function queueForEndpoints({ organizationId, action, at }: By, entries: readonly AuditEntry[], tx: Transaction) {
  const events = entries.flatMap((entry) => webhookEventOf(action, entry) ?? []);
  if (events.length === 0) return;
  await writeAtCommit(queueWebhooks({ organizationId, events, at }), tx);
  tx.afterCommit(wakeDelivery);
}

function reportChanged({ organizationId, action }: By, { subject }: AuditEntry, tx: Transaction): void {
  const change = changeOf(action, subject);
  if (change) reportChange(organizationId, change, tx);
}

function auditRow(by: By, { subject: [subjectKind, subjectId], before, after }: AuditEntry) {
  return {
    id: newId(),
    organizationId: by.organizationId,
    at: by.at,
    actorId: by.userId,
    source: by.source,
    keyId: by.key?.id ?? null,
    action: by.action,
    subjectKind,
    subjectId,
    before: before ?? null,
    after: after ?? null,
  };
}
