export const running = {
  name: "005-running",
  sql: `
-- The table that connect-pg-simple expects, with a column for the session's person.
CREATE TABLE sessions (
  sid text PRIMARY KEY,
  sess json NOT NULL,
  expire timestamptz NOT NULL,
  user_id uuid GENERATED ALWAYS AS ((sess ->> 'userId')::uuid) STORED
);
CREATE INDEX sessions_expire ON sessions (expire);
CREATE INDEX sessions_user ON sessions (user_id);

-- The table that rate-limiter-flexible expects.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE notifications (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  event text NOT NULL,
  event_key text NOT NULL,
  recipient_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'slack')),
  payload jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  sent_at timestamptz,
  sent jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, event_key, recipient_id, channel),
  FOREIGN KEY (organization_id, recipient_id) REFERENCES users (organization_id, id)
);
CREATE INDEX notifications_due ON notifications (next_attempt_at) WHERE status = 'pending';

-- Directory: the organization that a workspace belongs to.
CREATE TABLE slack_teams (
  team_id text PRIMARY KEY,
  organization_id uuid NOT NULL
);

CREATE TABLE slack_installations (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  team_id text NOT NULL,
  team_name text,
  tokens_sealed text NOT NULL,
  installed_by_id uuid,
  installed_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, team_id),
  FOREIGN KEY (organization_id, installed_by_id) REFERENCES users (organization_id, id)
);
`,
};
