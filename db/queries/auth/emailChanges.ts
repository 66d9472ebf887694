import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

export interface EmailChange {
  id: string;
  email: string;
  sessionId: string | null;
  requestedAt: Date;
  expiresAt: Date;
}

interface Someone {
  organizationId: string;
  id: string;
}

const KEEP = {
  name: "email-change-keep",
  text: `
    INSERT INTO email_changes (organization_id, user_id, id, email, session_id, requested_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (organization_id, user_id) DO UPDATE SET id = excluded.id, email = excluded.email,
      session_id = excluded.session_id, requested_at = excluded.requested_at, expires_at = excluded.expires_at`,
};

export async function keepEmailChange(person: Someone, change: EmailChange, tx: Transaction): Promise<void> {
  const { id, email, sessionId, requestedAt, expiresAt } = change;
  await rows(KEEP, [person.organizationId, person.id, id, email, sessionId, requestedAt, expiresAt], tx);
}

const FIND = {
  name: "email-change",
  text: `
    SELECT id, email, session_id AS "sessionId", requested_at AS "requestedAt", expires_at AS "expiresAt"
    FROM email_changes WHERE organization_id = $1 AND user_id = $2`,
};

export function findEmailChange(person: Someone, tx?: Transaction): Promise<EmailChange | undefined> {
  return row<EmailChange>(FIND, [person.organizationId, person.id], tx);
}

const FORGET = {
  name: "email-change-forget",
  text: "DELETE FROM email_changes WHERE organization_id = $1 AND user_id = $2 RETURNING id",
};

export async function forgetEmailChange(person: Someone, tx: Transaction): Promise<boolean> {
  return (await rows(FORGET, [person.organizationId, person.id], tx)).length > 0;
}

const FORGET_OF_ENDED = {
  name: "email-changes-forget-ended",
  text: `
    DELETE FROM email_changes c WHERE organization_id = $1 AND ($2::uuid IS NULL OR user_id = $2)
      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.sid = c.session_id)`,
};

export async function forgetEmailChangesOfEndedSessions(
  { organizationId, id }: { organizationId: string; id?: string },
  tx: Transaction,
): Promise<void> {
  await rows(FORGET_OF_ENDED, [organizationId, id ?? null], tx);
}

const FORGET_EXPIRED = { name: "email-changes-forget", text: "DELETE FROM email_changes WHERE expires_at <= $1" };

export async function forgetExpiredEmailChanges(now: Date, tx: Transaction): Promise<void> {
  await rows(FORGET_EXPIRED, [now], tx);
}
