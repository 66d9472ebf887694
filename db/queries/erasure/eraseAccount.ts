import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

export interface Erased {
  organizationId: string;
  userId: string;
  name: string;
  address: string;
  addresses: readonly string[];
  now: Date;
}

const PERSON = {
  name: "erase-person",
  text: `
    UPDATE users SET name = $3, email = $4, notification_choices = '{}', theme = NULL, week_start = DEFAULT, birth_date = NULL, groups = NULL,
      past_facts = NULL, past_policy_ids = NULL, photo_version = NULL,
      erased_at = $5, updated_at = $5
    WHERE organization_id = $1 AND id = $2`,
};

/** Run after PERSON, whose trigger adds the new email to `identities`. */
const BY_PERSON = [
  { name: "erase-identities", text: "DELETE FROM identities WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-password", text: "DELETE FROM passwords WHERE organization_id = $1 AND user_id = $2" },
  {
    name: "erase-recovery-codes",
    text: "DELETE FROM recovery_codes WHERE organization_id = $1 AND user_id = $2",
  },
  { name: "erase-factor", text: "DELETE FROM second_factors WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-email-change", text: "DELETE FROM email_changes WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-photo", text: "DELETE FROM photos WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-events", text: "DELETE FROM person_events WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-teams", text: "DELETE FROM team_members WHERE organization_id = $1 AND user_id = $2" },
  {
    name: "erase-exceptions",
    text: `UPDATE blackouts SET except_user_ids = array_remove(except_user_ids, $2)
      WHERE organization_id = $1 AND $2 = ANY (except_user_ids)`,
  },
  {
    name: "erase-keys-lock",
    // The lock waits for calls that are being logged, and prevents logging more calls.
    text: "SELECT FROM api_keys WHERE organization_id = $1 AND user_id = $2 FOR UPDATE",
  },
  {
    name: "erase-calls",
    text: `DELETE FROM token_calls WHERE organization_id = $1
      AND key_id IN (SELECT k.id FROM api_keys k WHERE k.organization_id = $1 AND k.user_id = $2)`,
  },
  { name: "erase-feeds", text: "DELETE FROM calendar_feeds WHERE organization_id = $1 AND user_id = $2" },
  {
    name: "erase-calendars",
    // Connections in the state `ending` must stay until their events are deleted.
    text: "UPDATE calendar_connections SET account = 'Erased' WHERE organization_id = $1 AND user_id = $2",
  },
  { name: "erase-tokens", text: "DELETE FROM access_tokens WHERE organization_id = $1 AND user_id = $2" },
  {
    name: "erase-keys",
    text: "UPDATE api_keys SET name = 'Erased', start = 'erased' WHERE organization_id = $1 AND user_id = $2",
  },
  {
    name: "erase-provisioned",
    text: "DELETE FROM provisioned_people WHERE organization_id = $1 AND user_id = $2",
  },
  {
    name: "erase-provisioning-calls",
    text: "DELETE FROM provisioning_calls WHERE organization_id = $1 AND subject_id = $2",
  },
  {
    name: "erase-sso-exception",
    text: "DELETE FROM sso_exceptions WHERE organization_id = $1 AND user_id = $2",
  },
  {
    name: "erase-sso-identities",
    text: "DELETE FROM sso_identities WHERE organization_id = $1 AND user_id = $2",
  },
  { name: "erase-inbox", text: "DELETE FROM inbox_reads WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-homes", text: "DELETE FROM slack_homes WHERE organization_id = $1 AND user_id = $2" },
  { name: "erase-links", text: "DELETE FROM link_tokens WHERE organization_id = $1 AND $2 IN (user_id, subject_id)" },
];

/** Stored API responses may contain anyone's data and can't be searched. */
const ANSWERS = { name: "erase-api-answers", text: "DELETE FROM api_answers WHERE organization_id = $1" };

/** An endpoint's response may repeat the message that it received. */
const WEBHOOK_ANSWERS = {
  name: "erase-webhook-answers",
  text: "UPDATE webhook_messages SET answer = NULL WHERE organization_id = $1 AND answer IS NOT NULL",
};

const BY_ID = [
  { name: "erase-sessions", text: "DELETE FROM sessions WHERE user_id = $1" },
  { name: "erase-pending", text: "DELETE FROM pending_sign_ins WHERE user_id = $1" },
  { name: "erase-states", text: "DELETE FROM oauth_states WHERE intent ->> 'userId' = $1::uuid::text" },
];

const JOIN_REQUESTS = {
  name: "erase-sso-join-requests",
  text: "DELETE FROM sso_join_requests WHERE organization_id = $1 AND email = ANY ($2::text[])",
};

/** Keeps pending invitations that haven't expired, because the email may now belong to another person. */
const INVITATIONS = {
  name: "erase-invitations",
  text: `
    WITH erased AS (
      UPDATE invitations i SET email = $3, token_sealed = $5, updated_at = $6,
        status = CASE WHEN status = 'pending' THEN 'revoked' ELSE status END
      WHERE organization_id = $1 AND (accepted_user_id = $2 OR (
        accepted_user_id IS NULL AND lower(email) = ANY ($4::text[]) AND (status <> 'pending' OR expires_at <= $6)
        AND NOT EXISTS (SELECT FROM identities d WHERE d.provider = 'email' AND d.subject = lower(i.email))))
      RETURNING id
    ), links AS (
      DELETE FROM link_tokens WHERE organization_id = $1 AND subject_id IN (SELECT id FROM erased)
    )
    SELECT id FROM erased`,
};

export async function eraseAccount(erased: Erased, sealed: string, tx: Transaction): Promise<string[]> {
  const { organizationId, userId, name, address, addresses, now } = erased;
  await rows(PERSON, [organizationId, userId, name, address, now], tx);
  for (const statement of BY_PERSON) await rows(statement, [organizationId, userId], tx);
  await rows(ANSWERS, [organizationId], tx);
  await rows(WEBHOOK_ANSWERS, [organizationId], tx);
  for (const statement of BY_ID) await rows(statement, [userId], tx);
  await rows(JOIN_REQUESTS, [organizationId, addresses], tx);
  const values = [organizationId, userId, address, addresses, sealed, now];
  return (await rows<{ id: string }>(INVITATIONS, values, tx)).map(({ id }) => id);
}
