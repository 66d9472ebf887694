export const leaveTypes = {
  name: "031-leave-types",
  sql: `
CREATE TABLE leave_types (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  key text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 60 AND key <> 'away'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  icon text NOT NULL CHECK (icon <> ''),
  color text NOT NULL CHECK (color <> ''),
  unit text NOT NULL CHECK (unit IN ('day', 'hour')),
  paid boolean NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('everyone', 'away', 'managers')),
  requestable_by text NOT NULL CHECK (requestable_by IN ('everyone', 'managers', 'admins')),
  position integer NOT NULL CHECK (position > 0),
  -- The first day on which nothing is posted because the type is archived.
  archived_on date,
  -- The policy of a new office; a null amount is unlimited.
  default_accrual integer CHECK (default_accrual >= 0),
  default_carry_over integer NOT NULL CHECK (default_carry_over >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, key)
);
CREATE UNIQUE INDEX leave_types_name ON leave_types (organization_id, lower(name));

INSERT INTO leave_types (organization_id, id, key, name, icon, color, unit, paid, visibility, requestable_by, position,
  default_accrual, default_carry_over, created_at, updated_at)
SELECT o.id, gen_random_uuid(), t.*, o.created_at, o.created_at
FROM organizations o CROSS JOIN (VALUES
  ('vacation', 'Vacation', 'beach', 'blue', 'day', true, 'everyone', 'everyone', 1, 20 * 480, 5 * 480),
  ('sick', 'Sick', 'sick', 'purple', 'day', true, 'away', 'everyone', 2, 10 * 480, 0),
  ('personal', 'Personal', 'person', 'green', 'day', true, 'away', 'everyone', 3, 3 * 480, 0)) t;

ALTER TABLE pto_policies DROP CONSTRAINT pto_policies_type_check,
  ADD FOREIGN KEY (organization_id, type) REFERENCES leave_types (organization_id, key);
ALTER TABLE pto_requests DROP CONSTRAINT pto_requests_type_check;
ALTER TABLE pto_balances DROP CONSTRAINT pto_balances_type_check;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_type_check;

-- Each read of a person includes this version, so that a process notices when the types that it keeps have changed.
-- Like the calendar's version, it is raised as the last step of a transaction, which by then holds all its other locks.
ALTER TABLE organizations ADD COLUMN leave_types_version integer NOT NULL DEFAULT 0;
CREATE FUNCTION touch_leave_types() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization uuid := coalesce(NEW.organization_id, OLD.organization_id);
  touched text := coalesce(current_setting('awayday.leave_types_touched', true), '');
BEGIN
  IF position(organization::text IN touched) = 0 THEN
    UPDATE organizations SET leave_types_version = leave_types_version + 1 WHERE id = organization;
    PERFORM set_config('awayday.leave_types_touched', touched || ' ' || organization, true);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER leave_types_touch_version AFTER INSERT OR UPDATE OR DELETE ON leave_types
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_leave_types();

-- A calendar shows a type only to those who may see it.
CREATE CONSTRAINT TRIGGER leave_types_touch_calendar AFTER UPDATE OF visibility ON leave_types
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
`,
};
