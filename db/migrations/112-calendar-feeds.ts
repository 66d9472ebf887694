export const calendarFeeds = {
  name: "112-calendar-feeds",
  sql: `
CREATE TABLE calendar_feeds (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('own', 'team', 'approvals', 'office', 'organization')),
  office_id uuid,
  -- The keys of the leave types that it shows; null for all.
  types text[],
  with_pending boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- The last fetch, and the program that made it.
  fetched_at timestamptz,
  agent text CHECK (length(agent) <= 300),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id),
  CHECK ((kind = 'office') = (office_id IS NOT NULL))
);
CREATE INDEX calendar_feeds_of_user ON calendar_feeds (organization_id, user_id);
`,
};
