export const apiKeys = {
  name: "110-api-keys",
  sql: `
CREATE TABLE access_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('key', 'feed')),
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL
);
CREATE INDEX access_tokens_of_user ON access_tokens (organization_id, user_id);

CREATE TABLE api_keys (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The person whose rights the key has; for the organization's keys, the Owner who made it.
  user_id uuid NOT NULL,
  is_service boolean NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- The first characters of the key, by which people recognize it.
  start text NOT NULL CHECK (length(start) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
CREATE INDEX api_keys_of_user ON api_keys (organization_id, user_id);
ALTER TABLE organizations ADD COLUMN allows_personal_keys boolean NOT NULL DEFAULT true;

ALTER TABLE audit_events ADD COLUMN key_id uuid,
  ADD FOREIGN KEY (organization_id, key_id) REFERENCES api_keys (organization_id, id);
-- The check of 004 has a name that PostgreSQL chose.
DO $$
DECLARE old text;
BEGIN
  SELECT conname INTO STRICT old FROM pg_constraint
  WHERE conrelid = 'audit_events'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%slack%';
  EXECUTE format('ALTER TABLE audit_events DROP CONSTRAINT %I', old);
END $$;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_source_check
  CHECK (source IN ('web', 'console', 'slack', 'mail', 'clock', 'command', 'api'));
ALTER TABLE audit_events ADD CONSTRAINT audit_events_key_check CHECK (key_id IS NULL OR source = 'api');
`,
};
