export const tokenCalls = {
  name: "122-token-calls",
  sql: `
CREATE TABLE token_calls (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Either the key or the feed.
  key_id uuid,
  feed_id uuid,
  at timestamptz NOT NULL,
  method text NOT NULL CHECK (length(method) <= 20),
  -- The path of a call without ids and queries, such as /people/:id; null for an unknown call, and for fetches.
  path text CHECK (length(path) <= 100),
  -- The program that fetched a feed.
  agent text CHECK (length(agent) <= 300),
  status smallint NOT NULL,
  -- The code of the refusal or failure.
  error text CHECK (length(error) <= 100),
  milliseconds integer NOT NULL CHECK (milliseconds >= 0),
  -- The number of equal calls within a few seconds; the other columns are about the last of them.
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, key_id) REFERENCES api_keys (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, feed_id) REFERENCES calendar_feeds (organization_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(key_id, feed_id) = 1)
);
CREATE INDEX token_calls_of_key ON token_calls (organization_id, key_id, at DESC) WHERE key_id IS NOT NULL;
CREATE INDEX token_calls_of_feed ON token_calls (organization_id, feed_id, at DESC) WHERE feed_id IS NOT NULL;
CREATE INDEX token_calls_old ON token_calls (at);
`,
};
