export const people = {
  name: "001-people",
  sql: `
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE organizations (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  domain text,
  timezone text NOT NULL,
  pto_policy text,
  leave_year_starts_in smallint NOT NULL DEFAULT 1 CHECK (leave_year_starts_in BETWEEN 1 AND 12),
  calendar_version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- A full sign-up waits here for its Owner; the organization is created only when Google has confirmed the Owner's
-- account.
CREATE TABLE organization_signups (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  domain text,
  timezone text NOT NULL,
  pto_policy text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE offices (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  country text NOT NULL,
  timezone text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  count_holidays boolean NOT NULL DEFAULT false,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CHECK (NOT (is_default AND archived_at IS NOT NULL))
);
CREATE UNIQUE INDEX offices_one_default ON offices (organization_id) WHERE is_default;

CREATE TABLE users (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  role text NOT NULL CHECK (role IN ('Employee', 'Manager', 'Admin', 'Owner')),
  manager_id uuid,
  office_id uuid,
  start_date date,
  end_date date,
  pto_balance_override integer CHECK (pto_balance_override >= 0),
  is_active boolean NOT NULL DEFAULT true,
  added_on date NOT NULL,
  notification_choices jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, manager_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id),
  CHECK (manager_id <> id),
  CHECK (end_date >= start_date)
);
CREATE UNIQUE INDEX users_email ON users (organization_id, lower(email));
CREATE INDEX users_manager ON users (organization_id, manager_id);
CREATE INDEX users_office ON users (organization_id, office_id);

-- Directory: small, and without foreign keys into tables of organizations, so that these can be spread over machines.
CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('email', 'google', 'slack')),
  subject text NOT NULL,
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  CHECK (provider <> 'email' OR subject = lower(subject))
);
CREATE INDEX identities_user ON identities (organization_id, user_id);

-- A trigger keeps every person's email in the directory: no two people share one, regardless of letter case.
CREATE FUNCTION keep_email_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM identities WHERE provider = 'email' AND subject = lower(OLD.email) AND user_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO identities (provider, subject, organization_id, user_id, created_at)
    VALUES ('email', lower(NEW.email), NEW.organization_id, NEW.id, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_email_identity AFTER INSERT OR DELETE OR UPDATE OF email ON users
  FOR EACH ROW EXECUTE FUNCTION keep_email_identity();

CREATE TABLE passwords (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

CREATE TABLE invitations (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  role text NOT NULL CHECK (role IN ('Employee', 'Manager', 'Admin', 'Owner')),
  manager_id uuid,
  office_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'revoked')),
  token_sealed text NOT NULL,
  invited_by_id uuid NOT NULL,
  accepted_user_id uuid,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, manager_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id),
  FOREIGN KEY (organization_id, invited_by_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, accepted_user_id) REFERENCES users (organization_id, id)
);
CREATE UNIQUE INDEX invitations_one_pending ON invitations (organization_id, lower(email)) WHERE status = 'pending';

-- Directory: the tokens of links, stored only as hashes.
CREATE TABLE link_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('invitation', 'approve', 'reject', 'password_reset')),
  organization_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  user_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX link_tokens_subject ON link_tokens (organization_id, subject_id);
`,
};
