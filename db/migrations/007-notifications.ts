/** Additions to 001 and 005 for delivery, links in emails and sign-in with Google, and the schedule of reminders. */
export const notifications = {
  name: "007-notifications",
  sql: `
-- Somebody invited is no member yet: they have an address only. Of a member it is where the mail goes instead.
ALTER TABLE notifications ALTER COLUMN recipient_id DROP NOT NULL;
ALTER TABLE notifications ADD COLUMN email text CHECK (length(email) BETWEEN 3 AND 254);
ALTER TABLE notifications ADD CHECK (recipient_id IS NOT NULL OR email IS NOT NULL);
CREATE UNIQUE INDEX notifications_of_address ON notifications (organization_id, event_key, email, channel)
  WHERE recipient_id IS NULL;

-- kept: there was nothing to send it by, it can be read; obsolete: by the time it would have gone there was no reason any more.
ALTER TABLE notifications DROP CONSTRAINT notifications_status_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_status_check
  CHECK (status IN ('pending', 'sent', 'kept', 'obsolete', 'failed'));

-- By organisation: each is looked through for itself, so that one with a long queue never hides another.
DROP INDEX notifications_due;
CREATE INDEX notifications_due ON notifications (organization_id, next_attempt_at, id) WHERE status = 'pending';

-- Who was the approver when the link was made; once it is somebody else, the link is dead.
ALTER TABLE link_tokens ADD COLUMN approver_id uuid;
CREATE INDEX link_tokens_user ON link_tokens (organization_id, user_id) WHERE used_at IS NULL AND user_id IS NOT NULL;

-- In working days of the approver's office.
ALTER TABLE organizations ADD COLUMN reminder_days jsonb NOT NULL DEFAULT '[1, 3, 5]'
  CHECK (jsonb_typeof(reminder_days) = 'array');
ALTER TABLE organizations ADD COLUMN escalation_days integer NOT NULL DEFAULT 5 CHECK (escalation_days > 0);
ALTER TABLE organizations ADD COLUMN covers_absence boolean NOT NULL DEFAULT true;
-- The leave year before whose end people were told what will lapse.
ALTER TABLE organizations ADD COLUMN lapse_told_for integer;

-- Who left for an identity provider and should come back: in the browser they left from, once, within minutes.
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
