export const provisioning = {
  name: "118-provisioning",
  sql: `
ALTER TABLE api_keys ADD COLUMN purpose text NOT NULL DEFAULT 'api' CHECK (purpose IN ('api', 'scim'));
ALTER TABLE api_keys DROP CONSTRAINT api_keys_scopes_check,
  ADD CONSTRAINT api_keys_scopes_check CHECK ((purpose = 'scim') = (cardinality(scopes) = 0)),
  ADD CONSTRAINT api_keys_provisioning_check CHECK (purpose = 'api' OR is_service);
ALTER TABLE access_tokens DROP CONSTRAINT access_tokens_purpose_check,
  ADD CONSTRAINT access_tokens_purpose_check CHECK (purpose IN ('key', 'feed', 'scim'));
ALTER TABLE audit_events DROP CONSTRAINT audit_events_source_check, DROP CONSTRAINT audit_events_key_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_source_check
  CHECK (source IN ('web', 'console', 'slack', 'mail', 'clock', 'command', 'api', 'scim')),
  ADD CONSTRAINT audit_events_key_check CHECK (key_id IS NULL OR source IN ('api', 'scim'));

CREATE TABLE provisioned_people (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- The person's sign-in name at the identity provider, often but not always the email.
  user_name text NOT NULL CHECK (length(user_name) BETWEEN 1 AND 254),
  external_id text CHECK (length(external_id) <= 254),
  display_name text CHECK (length(display_name) <= 254),
  given_name text CHECK (length(given_name) <= 254),
  family_name text CHECK (length(family_name) <= 254),
  -- True once the identity provider has sent a manager.
  manages_manager boolean NOT NULL,
  -- The state that the identity provider sent last.
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The identity provider deleted the person, who then exists for it only if they are active.
  removed_at timestamptz,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
CREATE UNIQUE INDEX provisioned_people_user_name ON provisioned_people (organization_id, lower(user_name))
  WHERE removed_at IS NULL;

CREATE TABLE provisioned_teams (
  organization_id uuid NOT NULL,
  team_id uuid NOT NULL,
  external_id text CHECK (length(external_id) <= 254),
  PRIMARY KEY (organization_id, team_id),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id) ON DELETE CASCADE
);

CREATE TABLE provisioning_calls (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  key_id uuid NOT NULL,
  method text NOT NULL CHECK (length(method) <= 10),
  -- The path without ids and filters, such as /Users/{id}.
  path text NOT NULL CHECK (length(path) <= 100),
  -- The person or team in the path.
  subject_id uuid,
  status smallint NOT NULL,
  error text CHECK (length(error) <= 300),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, key_id) REFERENCES api_keys (organization_id, id)
);
CREATE INDEX provisioning_calls_at ON provisioning_calls (organization_id, at DESC);
CREATE INDEX provisioning_calls_old ON provisioning_calls (at);
`,
};
