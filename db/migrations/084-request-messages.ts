export const requestMessages = {
  name: "084-request-messages",
  sql: `
ALTER TABLE pto_requests ADD COLUMN message_count integer NOT NULL DEFAULT 0 CHECK (message_count BETWEEN 0 AND 50);

CREATE TABLE request_messages (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  author_id uuid NOT NULL,
  -- Null after erasure.
  text text CHECK (length(text) BETWEEN 1 AND 500),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id),
  FOREIGN KEY (organization_id, author_id) REFERENCES users (organization_id, id)
);
CREATE INDEX request_messages_of_request ON request_messages (organization_id, request_id);
CREATE INDEX request_messages_of_author ON request_messages (organization_id, author_id);
`,
};
