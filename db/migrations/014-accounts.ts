export const accounts = {
  name: "014-accounts",
  sql: `
-- The directory contains each address once, for the account that had it first. A person of another organization may
-- have the same address, but it doesn't lead to them until it is free and they claim it with a link.
CREATE OR REPLACE FUNCTION keep_email_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM identities WHERE provider = 'email' AND subject = lower(OLD.email) AND user_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO identities (provider, subject, organization_id, user_id, created_at)
    VALUES ('email', lower(NEW.email), NEW.organization_id, NEW.id, NEW.created_at)
    ON CONFLICT (provider, subject) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check
  CHECK (purpose IN ('invitation', 'approve', 'reject', 'password_reset', 'email_change'));

-- A person's new address, not proven yet; at most one for each person.
CREATE TABLE email_changes (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  -- The requesting session, which stays when the others end.
  session_id text,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

-- The number of account emails sent to a mailbox by all organizations, by its keyed hash only.
CREATE TABLE mail_recipients (
  recipient_hash bytea PRIMARY KEY CHECK (length(recipient_hash) = 32),
  since timestamptz NOT NULL,
  mails integer NOT NULL
);
CREATE INDEX mail_recipients_since ON mail_recipients (since);
`,
};
