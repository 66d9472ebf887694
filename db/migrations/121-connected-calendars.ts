export const connectedCalendars = {
  name: "121-connected-calendars",
  sql: `
CREATE TABLE calendar_connections (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The person who connected their account.
  user_id uuid NOT NULL,
  -- The office whose calendar it is; null for the person's own.
  office_id uuid,
  service text NOT NULL CHECK (service IN ('google', 'microsoft')),
  -- The account there: its identifier, and its email.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  account text NOT NULL CHECK (length(account) BETWEEN 1 AND 320),
  -- The tokens with the expiry of the access token.
  tokens_sealed text NOT NULL,
  -- The office's calendar in the account, once it was created.
  calendar_id text CHECK (length(calendar_id) BETWEEN 1 AND 2000),
  -- Of a connection that is ending, what was sent is being removed.
  state text NOT NULL CHECK (state IN ('working', 'broken', 'ending')),
  trouble text CHECK (trouble IN ('revoked', 'calendarGone', 'refused', 'failing')),
  -- The failures since the last success.
  failing_since timestamptz,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  last_error text CHECK (length(last_error) <= 300),
  -- The last time at which everything had been sent.
  sent_at timestamptz,
  -- The versions of everything that the entries depend on, and the digest of the entries that were sent.
  seen_version text,
  sent_digest text,
  -- The time of the next update, if there is something to send.
  due_at timestamptz,
  -- The update that runs, and the time after which another process may take over.
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id),
  CHECK ((state = 'broken') = (trouble IS NOT NULL)),
  CHECK ((lease IS NULL) = (leased_until IS NULL))
);
CREATE UNIQUE INDEX calendar_connections_own ON calendar_connections (organization_id, user_id, service)
  WHERE office_id IS NULL AND state <> 'ending';
CREATE UNIQUE INDEX calendar_connections_office ON calendar_connections (organization_id, office_id)
  WHERE office_id IS NOT NULL AND state <> 'ending';
CREATE INDEX calendar_connections_of_user ON calendar_connections (organization_id, user_id);
CREATE INDEX calendar_connections_account ON calendar_connections (service, subject);

CREATE TABLE calendar_entries (
  organization_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  -- The request or the holiday.
  entry_id uuid NOT NULL,
  -- The event at the service, and the hash of what was sent; null until the service has answered.
  event_id text CHECK (length(event_id) BETWEEN 1 AND 2000),
  sent_hash text,
  PRIMARY KEY (organization_id, connection_id, entry_id),
  FOREIGN KEY (organization_id, connection_id) REFERENCES calendar_connections (organization_id, id) ON DELETE CASCADE
);
`,
};
