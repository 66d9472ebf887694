export const singleSignOn = {
  name: "114-single-sign-on",
  sql: `
CREATE TABLE sso_connections (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  -- Unique in all organizations, because the address to which a provider returns contains only this id.
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2000),
  client_id text NOT NULL CHECK (length(client_id) BETWEEN 1 AND 300),
  client_secret_sealed text NOT NULL,
  -- What happens to people without an account: they are refused, or join as Employees.
  joins text NOT NULL CHECK (joins IN ('off', 'employee')),
  is_on boolean NOT NULL,
  -- The last complete sign-in by an Owner with the current settings.
  tested_at timestamptz,
  last_error text CHECK (length(last_error) <= 300),
  last_error_at timestamptz,
  -- Grows with each change of the settings that a test covers.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CHECK (tested_at IS NOT NULL OR NOT is_on),
  CHECK ((last_error IS NULL) = (last_error_at IS NULL))
);

-- A person's account at a provider. The issuer is part of it, because another issuer can use the same subjects.
CREATE TABLE sso_identities (
  organization_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2000),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, connection_id, issuer, subject),
  UNIQUE (organization_id, connection_id, issuer, user_id),
  FOREIGN KEY (organization_id, connection_id) REFERENCES sso_connections (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
CREATE INDEX sso_identities_user ON sso_identities (organization_id, user_id);

CREATE TABLE sso_domains (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  domain text NOT NULL CHECK (length(domain) BETWEEN 3 AND 253 AND domain = lower(domain)),
  -- The value that the domain's TXT record must have. It is no secret, because everyone can read the record.
  token text NOT NULL CHECK (length(token) BETWEEN 20 AND 100),
  proven_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, domain)
);
CREATE UNIQUE INDEX sso_domains_proven ON sso_domains (domain) WHERE proven_at IS NOT NULL;

ALTER TABLE pending_sign_ins DROP CONSTRAINT pending_sign_ins_first_step_check,
  ADD CONSTRAINT pending_sign_ins_first_step_check CHECK (first_step IN ('password', 'google', 'sso'));
`,
};
