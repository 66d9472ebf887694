import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

/** A new address of a person that waits for the link sent there. */
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

/** Keeps the change that a person asked for, in place of one before it. */
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

/** The change that a person asked for, whether it is still in time or not. */
export function findEmailChange(person: Someone, tx?: Transaction): Promise<EmailChange | undefined> {
  return row<EmailChange>(FIND, [person.organizationId, person.id], tx);
}

const FORGET = {
  name: "email-change-forget",
  text: "DELETE FROM email_changes WHERE organization_id = $1 AND user_id = $2 RETURNING id",
};

/** Forgets the change that a person asked for; returns whether there was one. */
export async function forgetEmailChange(person: Someone, tx: Transaction): Promise<boolean> {
  return (await rows(FORGET, [person.organizationId, person.id], tx)).length > 0;
}

const FORGET_EXPIRED = { name: "email-changes-forget", text: "DELETE FROM email_changes WHERE expires_at <= $1" };

/** Forgets the changes that nobody proved in time. */
export async function forgetExpiredEmailChanges(now: Date, tx: Transaction): Promise<void> {
  await rows(FORGET_EXPIRED, [now], tx);
}
