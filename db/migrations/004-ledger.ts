export const ledger = {
  name: "004-ledger",
  sql: `
CREATE TABLE pto_balances (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('vacation', 'sick', 'personal')),
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, user_id, type),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

-- Names, reasons, and notes that ledger entries and audit events refer to: erasure blanks these rows; the entries and
-- events stay.
CREATE TABLE personal_texts (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  text text,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

CREATE TABLE ledger_entries (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('vacation', 'sick', 'personal')),
  leave_year smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('opening', 'accrual', 'carry_over', 'usage', 'usage_reversal', 'recost', 'adjustment', 'policy_change')),
  minutes integer NOT NULL,
  effective_on date NOT NULL,
  is_unlimited boolean NOT NULL DEFAULT false,
  source_key text NOT NULL,
  request_id uuid,
  actor_id uuid,
  reason_id uuid,
  details jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, user_id, source_key),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id),
  FOREIGN KEY (organization_id, actor_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, reason_id) REFERENCES personal_texts (organization_id, id),
  CHECK (NOT is_unlimited OR kind IN ('usage', 'usage_reversal', 'recost')),
  CHECK ((kind IN ('usage', 'usage_reversal', 'recost')) = (request_id IS NOT NULL))
);
CREATE INDEX ledger_entries_sums ON ledger_entries (organization_id, user_id, type, leave_year)
  INCLUDE (kind, minutes, effective_on, is_unlimited);

CREATE TABLE audit_events (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  door text NOT NULL CHECK (door IN ('web', 'console', 'slack', 'mail', 'clock', 'command')),
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid,
  before jsonb,
  after jsonb,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, actor_id) REFERENCES users (organization_id, id)
);
CREATE INDEX audit_events_at ON audit_events (organization_id, at DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER policy_versions_append_only BEFORE UPDATE OR DELETE ON policy_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER policy_versions_no_truncate BEFORE TRUNCATE ON policy_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`,
};
