export const accruals = {
  name: "006-accruals",
  sql: `
-- Everything due by posted_through is in the ledger. posting_through is set before a run begins, so that people who are
-- added or changed during the run are posted through the same day. A person's own posted_through is set by posting for
-- them alone.
ALTER TABLE offices ADD COLUMN posted_through date, ADD COLUMN posting_through date;
ALTER TABLE offices ADD CHECK (posted_through <= posting_through);
-- recalculated_on: the last day on which a change recalculated what they earned. has_history: true if the tables
-- below have rows for the person; for other people they needn't be read.
ALTER TABLE users ADD COLUMN posted_through date, ADD COLUMN recalculated_on date,
  ADD COLUMN has_history boolean NOT NULL DEFAULT false;

-- The people of an office in the order in which they are posted.
DROP INDEX users_office;
CREATE INDEX users_office ON users (organization_id, office_id, id);

-- A person's offices, and the allowances that replaced their yearly vacation. Only people who ever changed have rows:
-- the first is the value before the change. On a day, the last version effective by then applies.
CREATE TABLE office_placements (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  effective_on date NOT NULL,
  office_id uuid NOT NULL,
  created_by_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, user_id, version),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id),
  FOREIGN KEY (organization_id, created_by_id) REFERENCES users (organization_id, id)
);
CREATE INDEX office_placements_office ON office_placements (organization_id, office_id, user_id);

CREATE TABLE balance_overrides (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  effective_on date NOT NULL,
  minutes integer CHECK (minutes >= 0),
  created_by_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, user_id, version),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, created_by_id) REFERENCES users (organization_id, id)
);

-- Earlier employment periods of a person who returned with a new start date; the current one is in the person's row.
CREATE TABLE past_employments (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  start_date date,
  end_date date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  CHECK (end_date >= start_date),
  CONSTRAINT past_employments_no_overlap EXCLUDE USING gist (
    organization_id WITH =, user_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  )
);
CREATE INDEX past_employments_user ON past_employments (organization_id, user_id);

-- One row per organization and run: whether its balances equal their entries, and whether each entry has its cause.
CREATE TABLE ledger_checks (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  people integer NOT NULL CHECK (people >= 0),
  lines integer NOT NULL CHECK (lines >= 0),
  findings integer NOT NULL CHECK (findings >= 0),
  PRIMARY KEY (organization_id, id)
);

CREATE TRIGGER office_placements_append_only BEFORE UPDATE OR DELETE ON office_placements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER office_placements_no_truncate BEFORE TRUNCATE ON office_placements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER balance_overrides_append_only BEFORE UPDATE OR DELETE ON balance_overrides
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER balance_overrides_no_truncate BEFORE TRUNCATE ON balance_overrides
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER past_employments_append_only BEFORE UPDATE OR DELETE ON past_employments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER past_employments_no_truncate BEFORE TRUNCATE ON past_employments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION note_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET has_history = true WHERE organization_id = NEW.organization_id AND id = NEW.user_id AND NOT has_history;
  RETURN NULL;
END $$;
CREATE TRIGGER office_placements_note_history AFTER INSERT ON office_placements
  FOR EACH ROW EXECUTE FUNCTION note_history();
CREATE TRIGGER balance_overrides_note_history AFTER INSERT ON balance_overrides
  FOR EACH ROW EXECUTE FUNCTION note_history();
CREATE TRIGGER past_employments_note_history AFTER INSERT ON past_employments
  FOR EACH ROW EXECUTE FUNCTION note_history();

-- No calendar shows posted_through, so updating it doesn't raise the calendar's version.
DROP TRIGGER users_touch_calendar ON users;
CREATE CONSTRAINT TRIGGER users_touch_calendar
  AFTER INSERT OR DELETE OR UPDATE OF name, email, role, manager_id, office_id, start_date, end_date, is_active ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();

-- Accruals are named by the day on which they fall due: one per day and type, whatever periods it covers.
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
UPDATE ledger_entries l SET source_key = 'accrual:' || l.type || ':' || to_char(l.effective_on, 'YYYY-MM-DD')
FROM (SELECT DISTINCT ON (organization_id, user_id, type, effective_on) organization_id, id
  FROM ledger_entries WHERE kind = 'accrual' ORDER BY organization_id, user_id, type, effective_on, id) f
WHERE f.organization_id = l.organization_id AND f.id = l.id;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
`,
};
