export const admin = {
  name: "010-admin",
  sql: `
CREATE INDEX pto_requests_by_age ON pto_requests (organization_id, submitted_at, id);
CREATE INDEX audit_events_actor ON audit_events (organization_id, actor_id, at);
CREATE INDEX audit_events_subject ON audit_events (organization_id, subject_id, at);

-- The few adjustments among very many entries, which people look for.
CREATE INDEX ledger_entries_adjustments ON ledger_entries (organization_id, id) WHERE kind = 'adjustment';
CREATE INDEX notifications_failed ON notifications (organization_id, id) WHERE status = 'failed';
`,
};
