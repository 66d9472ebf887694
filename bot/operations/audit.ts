import type { Transaction } from "sequelize";
import { batch, insertion, insertManyRows } from "#db/insertRows.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { newId } from "#db/newId.ts";
import { AuditEvent } from "#db/models/AuditEvent.ts";
import type { Actor, Source } from "./actor.ts";
import type { Clock } from "./runtime.ts";

export interface AuditLine {
  subject: [kind: string, id: string | null];
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

export type Audit = (line: AuditLine) => Promise<void>;

/** Returns the audit functions of one operation. Personal values must be passed as references. */
export function auditTrail(
  action: string,
  actor: Actor,
  clock: Clock,
  tx: Transaction,
): { audit: Audit; unchanged: () => void; written: () => boolean } {
  let lines = 0;
  let isUnchanged = false;
  return {
    audit: async (line) => {
      lines += 1;
      await leaveAuditLine({ ...actor, action, at: clock.now() }, line, tx);
    },
    unchanged: () => {
      isUnchanged = true;
    },
    written: () => lines > 0 || isUnchanged,
  };
}

interface By {
  organizationId: string;
  userId: string | null;
  source: Source;
  action: string;
  at: Date;
}

/** Writes one audit event, for operations of visitors and the scheduler, which have no actor. */
export async function leaveAuditLine(by: By, line: AuditLine, tx: Transaction): Promise<void> {
  await writeAtCommit(insertion(batch(AuditEvent, [auditRow(by, line)])), tx);
}

/** Writes the audit events of a bulk action. */
export async function leaveAuditLines(by: By, lines: readonly AuditLine[], tx: Transaction): Promise<void> {
  await insertManyRows(
    AuditEvent,
    lines.map((line) => auditRow(by, line)),
    tx,
  );
}

function auditRow(by: By, { subject: [subjectKind, subjectId], before, after }: AuditLine) {
  return {
    id: newId(),
    organizationId: by.organizationId,
    at: by.at,
    actorId: by.userId,
    source: by.source,
    action: by.action,
    subjectKind,
    subjectId,
    before: before ?? null,
    after: after ?? null,
  };
}
