export const notifications = {
  name: "007-notifications",
  sql: `
-- An invited person isn't a member yet and has only an address. For a member, it is the address to use instead of
-- theirs.
ALTER TABLE notifications ALTER COLUMN recipient_id DROP NOT NULL;
ALTER TABLE notifications ADD COLUMN email text CHECK (length(email) BETWEEN 3 AND 254);
ALTER TABLE notifications ADD CHECK (recipient_id IS NOT NULL OR email IS NOT NULL);
CREATE UNIQUE INDEX notifications_of_address ON notifications (organization_id, event_key, email, channel)
  WHERE recipient_id IS NULL;

-- kept: no channel could send it, but it can be read; obsolete: no longer needed when it was due.
ALTER TABLE notifications DROP CONSTRAINT notifications_status_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_status_check
  CHECK (status IN ('pending', 'sent', 'kept', 'obsolete', 'failed'));

-- By organization: each is searched separately, so that one with a long queue never hides another.
DROP INDEX notifications_due;
CREATE INDEX notifications_due ON notifications (organization_id, next_attempt_at, id) WHERE status = 'pending';

-- The approver when the link was created; the link stops working once another person is the approver.
ALTER TABLE link_tokens ADD COLUMN approver_id uuid;
CREATE INDEX link_tokens_user ON link_tokens (organization_id, user_id) WHERE used_at IS NULL AND user_id IS NOT NULL;

-- In working days of the approver's office.
ALTER TABLE organizations ADD COLUMN reminder_days jsonb NOT NULL DEFAULT '[1, 3, 5]'
  CHECK (jsonb_typeof(reminder_days) = 'array');
ALTER TABLE organizations ADD COLUMN escalation_days integer NOT NULL DEFAULT 5 CHECK (escalation_days > 0);
ALTER TABLE organizations ADD COLUMN covers_absence boolean NOT NULL DEFAULT true;
-- The last leave year whose upcoming expiry people were notified of.
ALTER TABLE organizations ADD COLUMN lapse_told_for integer;

-- Visits to an identity provider, to be completed in the same browser, once, within minutes.
CREATE TABLE oauth_states (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  code_verifier text NOT NULL,
  intent jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oauth_states_expire ON oauth_states (expires_at);
`,
};
