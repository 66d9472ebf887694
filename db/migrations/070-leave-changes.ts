export const leaveChanges = {
  name: "070-leave-changes",
  sql: `
CREATE TABLE leave_changes (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  user_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'cancelled')),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  undone integer NOT NULL DEFAULT 0 CHECK (undone >= 0),
  is_cancellation boolean NOT NULL,
  -- True if an approver changed the leave without being asked.
  is_at_once boolean NOT NULL,
  -- The new dates of the leave; its current dates if the change cancels it.
  start_date date NOT NULL,
  end_date date NOT NULL,
  is_half_day boolean NOT NULL,
  parts jsonb,
  minutes integer NOT NULL CHECK (minutes >= 0),
  -- The leave as it was when the change was asked for, and what an approval replaced.
  was jsonb NOT NULL,
  replaced jsonb,
  notes text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by_id uuid,
  -- The approver for whom a delegate decided.
  decided_for_id uuid,
  decision_reason text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, decided_by_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, decided_for_id) REFERENCES users (organization_id, id),
  CHECK (end_date >= start_date AND end_date - start_date < 366),
  CHECK (NOT is_half_day OR start_date = end_date),
  CHECK (NOT is_cancellation OR minutes = 0),
  CHECK ((status = 'pending') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX leave_changes_one_pending ON leave_changes (organization_id, request_id) WHERE status = 'pending';
CREATE INDEX leave_changes_pending ON leave_changes (organization_id, user_id) WHERE status = 'pending';
CREATE INDEX leave_changes_of_user ON leave_changes (organization_id, user_id, submitted_at);

CREATE TABLE leave_change_days (
  organization_id uuid NOT NULL,
  change_id uuid NOT NULL,
  date date NOT NULL,
  leave_year smallint NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  extra integer NOT NULL CHECK (extra BETWEEN 0 AND minutes),
  PRIMARY KEY (organization_id, change_id, date),
  FOREIGN KEY (organization_id, change_id) REFERENCES leave_changes (organization_id, id)
);
`,
};
