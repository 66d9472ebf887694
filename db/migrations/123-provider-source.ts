export const providerSource = {
  name: "123-provider-source",
  sql: `
-- Safe while the previous version runs: the next statement adds the constraint again.
ALTER TABLE audit_events DROP CONSTRAINT audit_events_source_check;
-- Safe while the previous version runs: it writes sources that stay allowed, and shows the new one without a
-- label.
ALTER TABLE audit_events ADD CONSTRAINT audit_events_source_check
  CHECK (source IN ('web', 'console', 'slack', 'mail', 'clock', 'command', 'api', 'scim', 'sso')) NOT VALID;
-- Safe while the previous version runs: the check takes about a second per million events.
ALTER TABLE audit_events VALIDATE CONSTRAINT audit_events_source_check;
`,
};
