export const causes = {
  name: "124-causes",
  sql: `
-- Safe while the previous version runs: PostgreSQL computes the default once, and doesn't write the rows again.
ALTER TABLE notifications
  ADD COLUMN caused_by jsonb DEFAULT nullif(current_setting('awayday.caused_by', true), '')::jsonb;
-- Safe while the previous version runs: PostgreSQL computes the default once, and doesn't write the rows again.
ALTER TABLE webhook_messages
  ADD COLUMN caused_by jsonb DEFAULT nullif(current_setting('awayday.caused_by', true), '')::jsonb;
`,
};
