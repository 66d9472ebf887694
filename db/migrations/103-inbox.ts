export const inbox = {
  name: "103-inbox",
  sql: `
ALTER TABLE notifications DROP CONSTRAINT notifications_channel_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_channel_check CHECK (channel IN ('mail', 'slack', 'inbox'));
CREATE INDEX notifications_to ON notifications (organization_id, recipient_id, created_at, id)
  WHERE recipient_id IS NOT NULL AND event NOT IN ('copy.outdated', 'home.changed');
CREATE INDEX notifications_only_in_inbox ON notifications (created_at) WHERE channel = 'inbox';

-- By event, because a person may get several notifications of it, one on each channel.
CREATE TABLE inbox_reads (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  event_key text NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id, event_key),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
CREATE INDEX inbox_reads_old ON inbox_reads (read_at);
`,
};
