export const secondFactor = {
  name: "015-second-factor",
  sql: `
-- The active secret, and one that was shown but isn't confirmed yet. last_step is the last time step whose code was
-- used.
CREATE TABLE second_factors (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_sealed text,
  confirmed_at timestamptz,
  last_step integer,
  offered_sealed text,
  offered_at timestamptz,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  CHECK ((secret_sealed IS NULL) = (confirmed_at IS NULL)),
  CHECK (secret_sealed IS NOT NULL OR last_step IS NULL),
  CHECK ((offered_sealed IS NULL) = (offered_at IS NULL))
);

CREATE TABLE recovery_codes (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (organization_id, user_id, code_hash),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

-- Directory: sign-ins whose first step is done, by the SHA-256 of a token that only the browser's session holds.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  first_step text NOT NULL CHECK (first_step IN ('password', 'google')),
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expires ON pending_sign_ins (expires_at);

-- The roles that must have a second factor.
ALTER TABLE organizations ADD COLUMN second_factor_roles jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(second_factor_roles) = 'array');
`,
};
