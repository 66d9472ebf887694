export const requests = {
  name: "003-requests",
  sql: `
CREATE TABLE pto_requests (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('vacation', 'sick', 'personal')),
  start_date date NOT NULL,
  end_date date NOT NULL,
  is_half_day boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'cancelled')),
  minutes integer NOT NULL CHECK (minutes >= 0),
  notes text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by_id uuid,
  decision_reason text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, decided_by_id) REFERENCES users (organization_id, id),
  CHECK (end_date >= start_date),
  CHECK (end_date - start_date < 366),
  CHECK (NOT is_half_day OR start_date = end_date),
  CHECK ((status = 'pending') = (decided_at IS NULL)),
  CONSTRAINT pto_requests_no_overlap EXCLUDE USING gist (
    organization_id WITH =, user_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  ) WHERE (status IN ('pending', 'approved'))
);
-- Finds a person's requests, and a team's part of the calendar, without reading the table.
CREATE INDEX pto_requests_of_user ON pto_requests (organization_id, user_id, start_date, end_date)
  INCLUDE (type, status, is_half_day, id);
CREATE INDEX pto_requests_pending ON pto_requests (organization_id, user_id) WHERE status = 'pending';
-- Answers queries of the calendar without reading the table.
CREATE INDEX pto_requests_calendar ON pto_requests (organization_id, start_date, end_date)
  INCLUDE (user_id, type, status, is_half_day, id) WHERE status IN ('pending', 'approved');

CREATE TABLE pto_request_days (
  organization_id uuid NOT NULL,
  request_id uuid NOT NULL,
  date date NOT NULL,
  leave_year smallint NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  PRIMARY KEY (organization_id, request_id, date),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id)
);

-- Raises the calendar's version once per transaction that changes what a calendar shows, as its last step.
-- The setting lists the organizations already raised; it is local, so it ends with the transaction.
CREATE FUNCTION touch_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization uuid := coalesce(NEW.organization_id, OLD.organization_id);
  touched text := coalesce(current_setting('awayday.calendar_touched', true), '');
BEGIN
  IF position(organization::text IN touched) = 0 THEN
    UPDATE organizations SET calendar_version = calendar_version + 1 WHERE id = organization;
    PERFORM set_config('awayday.calendar_touched', touched || ' ' || organization, true);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER pto_requests_touch_calendar AFTER INSERT OR UPDATE OR DELETE ON pto_requests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
CREATE CONSTRAINT TRIGGER users_touch_calendar AFTER INSERT OR UPDATE OR DELETE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
`,
};
