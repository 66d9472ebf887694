import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const ASK = {
  name: "password-reset-ask",
  text: `
    INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
    SELECT u.organization_id, $2, 'password.reset', 'password.reset:' || u.id || ':' || $3::text, u.id, 'mail',
      jsonb_build_object('expiresAt', $4::text), $5, $5
    FROM identities i JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    WHERE i.provider = 'email' AND i.subject = $1 AND u.is_active
    ON CONFLICT DO NOTHING
    RETURNING organization_id AS "organizationId", recipient_id AS "userId"`,
};

/** Security: runs the same statement for an unknown email. Returns undefined if no email is queued. */
export function askForPasswordReset(
  reset: { email: string; notificationId: string; period: string; expiresAt: Date; now: Date },
  tx: Transaction,
): Promise<{ organizationId: string; userId: string } | undefined> {
  const { email, notificationId, period, expiresAt, now } = reset;
  return row(ASK, [email, notificationId, period, expiresAt.toISOString(), now], tx);
}

const SET = {
  name: "password-set",
  text: `
    INSERT INTO passwords (organization_id, user_id, hash, changed_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (organization_id, user_id) DO UPDATE
      SET hash = excluded.hash, changed_at = greatest(excluded.changed_at, passwords.changed_at + interval '1 ms')`,
};

/** Each change gets a later time than the previous change, because the time identifies the password. */
export async function setPassword(
  person: { organizationId: string; id: string },
  hash: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(SET, [person.organizationId, person.id, hash, now], tx);
}
