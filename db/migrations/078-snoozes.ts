export const snoozes = {
  name: "078-snoozes",
  sql: `
CREATE TABLE request_snoozes (
  organization_id uuid NOT NULL,
  request_id uuid NOT NULL,
  user_id uuid NOT NULL,
  until timestamptz NOT NULL,
  -- How often the person snoozed the request; it is part of the key of the reminder at the end.
  count smallint NOT NULL CHECK (count BETWEEN 1 AND 10),
  PRIMARY KEY (organization_id, request_id, user_id),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
CREATE INDEX request_snoozes_of_user ON request_snoozes (organization_id, user_id, until);
ALTER TABLE users ADD COLUMN snoozes_until timestamptz;
`,
};
