import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

/** Exceptions exist only while single sign-on is required. */
const PEOPLE = `SELECT user_id FROM passwords WHERE organization_id = $1
        AND ($3::uuid[] IS NULL OR user_id = ANY ($3)) AND user_id NOT IN (SELECT user_id FROM sso_exceptions WHERE organization_id = $1)`;
const END = {
  name: "end-password-tokens",
  text: `
    WITH keys AS (
      UPDATE api_keys SET revoked_at = $2 WHERE organization_id = $1 AND NOT is_service AND revoked_at IS NULL
        AND user_id IN (${PEOPLE}) RETURNING user_id, expires_at),
    feeds AS (
      DELETE FROM calendar_feeds WHERE organization_id = $1 AND user_id IN (${PEOPLE}) RETURNING id, user_id),
    calendars AS (
      UPDATE calendar_connections SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = $2
      WHERE organization_id = $1 AND state <> 'ending' AND user_id IN (${PEOPLE}) RETURNING user_id),
    tokens AS (
      DELETE FROM access_tokens WHERE organization_id = $1 AND subject_id IN (SELECT id FROM feeds))
    SELECT id, email FROM users
    WHERE organization_id = $1 AND is_active
      AND id IN (SELECT user_id FROM keys WHERE expires_at > $2 UNION SELECT user_id FROM feeds UNION SELECT user_id FROM calendars)
    ORDER BY id`,
};

/**
 * Revokes the personal API keys, deletes the calendar feeds, and ends the connected calendars of an organization's
 * people who have a password that they could use until now, because a session that began with it may have created them.
 * If `among` is given, includes only those people. People who are named as exceptions to single sign-on keep theirs.
 * Returns the active people who lost any that worked.
 */
export async function endPasswordTokens(
  organizationId: string,
  { now, tx, among }: { now: Date; tx: Transaction; among?: readonly string[] },
): Promise<{ id: string; email: string }[]> {
  return rows(END, [organizationId, now, among ?? null], tx);
}
