import type { Transaction } from "sequelize";
import type { EndedCalendar } from "../calendars/calendarConnections.ts";
import { rows } from "../statement.ts";

const OTHERS = {
  google: `SELECT user_id FROM passwords WHERE organization_id = $1
      UNION SELECT user_id FROM sso_identities WHERE organization_id = $1`,
  sso: `SELECT user_id FROM passwords WHERE organization_id = $1
      UNION SELECT user_id FROM identities WHERE organization_id = $1 AND provider = 'google'`,
};
type Means = keyof typeof OTHERS;

const endTokens = (means: Means) => ({
  name: `end-tokens-not-by-${means}`,
  text: `
    WITH people AS MATERIALIZED (
      SELECT user_id FROM (${OTHERS[means]}) o
      WHERE ($3::uuid[] IS NULL OR user_id = ANY ($3))
        -- Exceptions exist only while single sign-on is required.
        AND user_id NOT IN (SELECT user_id FROM sso_exceptions WHERE organization_id = $1)),
    keys AS (
      UPDATE api_keys SET revoked_at = $2 WHERE organization_id = $1 AND NOT is_service AND revoked_at IS NULL
        AND user_id IN (SELECT user_id FROM people) RETURNING user_id, expires_at),
    feeds AS (
      DELETE FROM calendar_feeds WHERE organization_id = $1 AND user_id IN (SELECT user_id FROM people)
      RETURNING id, user_id),
    calendars AS (
      UPDATE calendar_connections SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = $2
      WHERE organization_id = $1 AND state <> 'ending' AND user_id IN (SELECT user_id FROM people)
      RETURNING user_id, id, service, office_id),
    tokens AS (
      DELETE FROM access_tokens WHERE organization_id = $1 AND subject_id IN (SELECT id FROM feeds))
    SELECT id, email, (SELECT coalesce(json_agg(json_build_object('id', c.id, 'service', c.service, 'officeId', c.office_id)
        ORDER BY c.id), '[]') FROM calendars c WHERE c.user_id = users.id) AS calendars
    FROM users
    WHERE organization_id = $1 AND is_active
      AND id IN (SELECT user_id FROM keys WHERE expires_at > $2 UNION SELECT user_id FROM feeds UNION SELECT user_id FROM calendars)
    ORDER BY id`,
});
const END: Record<Means, ReturnType<typeof endTokens>> = { google: endTokens("google"), sso: endTokens("sso") };

export async function endTokensNotBy(
  means: Means,
  organizationId: string,
  { now, tx, among }: { now: Date; tx: Transaction; among?: readonly string[] },
): Promise<{ id: string; email: string; calendars: EndedCalendar[] }[]> {
  return rows(END[means], [organizationId, now, among ?? null], tx);
}
