export const singleSignOnRules = {
  name: "120-single-sign-on-rules",
  sql: `
ALTER TABLE sso_connections DROP CONSTRAINT sso_connections_joins_check,
  ADD CONSTRAINT sso_connections_joins_check CHECK (joins IN ('off', 'ask', 'employee')),
  -- True if people must sign in at a provider, which Owners require through one connection.
  ADD COLUMN is_required boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT sso_connections_required_check CHECK (is_on OR NOT is_required);
CREATE UNIQUE INDEX sso_connections_required ON sso_connections (organization_id) WHERE is_required;

-- True once the person has also signed in another way. Until then, the provider alone vouches for the link.
ALTER TABLE sso_identities ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false;

-- A link for which only the provider vouches doesn't give the rights of a higher role. The sessions that began with it
-- end, and the next sign-in must confirm the link.
CREATE FUNCTION end_unconfirmed_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sso_identities
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND NOT is_confirmed) THEN
    -- Waits for sign-ins in progress, which hold this lock.
    PERFORM pg_advisory_xact_lock(hashtextextended('sessions of ' || NEW.id, 0));
    DELETE FROM pending_sign_ins WHERE user_id = NEW.id AND first_step = 'sso';
    DELETE FROM sessions WHERE user_id = NEW.id AND sess ->> 'by' = 'sso';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_promoted AFTER UPDATE OF role ON users FOR EACH ROW
  WHEN (OLD.role = 'Employee' AND NEW.role <> 'Employee') EXECUTE FUNCTION end_unconfirmed_sessions();

-- People who ask to join, whom an Admin accepts or declines.
CREATE TABLE sso_join_requests (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  connection_id uuid NOT NULL,
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2000),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254 AND email = lower(email)),
  name text CHECK (length(name) BETWEEN 1 AND 120),
  -- Set if an Admin declined. Until the row expires, the person can't ask again.
  declined_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, connection_id, issuer, subject),
  FOREIGN KEY (organization_id, connection_id) REFERENCES sso_connections (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX sso_join_requests_expire ON sso_join_requests (expires_at);

-- People who may sign in another way although single sign-on is required.
CREATE TABLE sso_exceptions (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

-- The unused recovery code of an organization that requires single sign-on.
CREATE TABLE sso_recovery_codes (
  organization_id uuid PRIMARY KEY REFERENCES organizations (id),
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  created_at timestamptz NOT NULL
);

-- Google confirms changes of single sign-on as well.
ALTER TABLE sessions DROP CONSTRAINT sessions_confirmed_for_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_confirmed_for_check CHECK
  (confirmed_for IN ('email', 'password', 'secondFactor', 'slack', 'sso'));

-- The provider's session behind a sign-in that waits for its second step.
ALTER TABLE pending_sign_ins ADD COLUMN provider_session jsonb;
`,
};
