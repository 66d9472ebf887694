/** Audit events of logouts that identity providers send have a source of their own. */
export const providerSource = {
  name: "123-provider-source",
  sql: `
ALTER TABLE audit_events DROP CONSTRAINT audit_events_source_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_source_check
  CHECK (source IN ('web', 'console', 'slack', 'mail', 'clock', 'command', 'api', 'scim', 'sso')) NOT VALID;
ALTER TABLE audit_events VALIDATE CONSTRAINT audit_events_source_check;
`,
};
