export const slack = {
  name: "008-slack",
  sql: `
-- Directory: Slack repeats deliveries that it isn't sure of, and people click twice. The actions listed here have taken
-- effect.
CREATE TABLE effects (
  key text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 500),
  at timestamptz NOT NULL
);
CREATE INDEX effects_at ON effects (at);

CREATE TABLE slack_digests (
  organization_id uuid NOT NULL,
  office_id uuid NOT NULL,
  team_id text NOT NULL,
  channel_id text NOT NULL,
  channel_name text NOT NULL,
  last_sent_on date,
  trouble text,
  trouble_told_at timestamptz,
  PRIMARY KEY (organization_id, office_id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id)
);

CREATE TABLE slack_homes (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  team_id text NOT NULL,
  slack_user_id text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id, team_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
`,
};
