export const delegations = {
  name: "077-delegations",
  sql: `
CREATE TABLE delegations (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  approver_id uuid NOT NULL,
  delegate_id uuid NOT NULL,
  -- Days in the time zone of the approver's office, both included.
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  created_by_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the delegate was notified of the first day.
  begun_at timestamptz,
  -- When the delegation was deleted, or found to be over.
  ended_at timestamptz,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, approver_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, delegate_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, created_by_id) REFERENCES users (organization_id, id),
  CHECK (approver_id <> delegate_id),
  CONSTRAINT delegations_dates CHECK (ends_on >= starts_on AND ends_on - starts_on < 366),
  CONSTRAINT delegations_no_overlap EXCLUDE USING gist (
    organization_id WITH =, approver_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&
  ) WHERE (ended_at IS NULL)
);
CREATE INDEX delegations_of_delegate ON delegations (organization_id, delegate_id);
CREATE INDEX delegations_open ON delegations (starts_on) WHERE ended_at IS NULL;
ALTER TABLE organizations ADD COLUMN has_delegations boolean NOT NULL DEFAULT false;

-- The approver for whom a delegate decided.
ALTER TABLE pto_requests ADD COLUMN decided_for_id uuid,
  ADD FOREIGN KEY (organization_id, decided_for_id) REFERENCES users (organization_id, id),
  ADD CHECK (decided_for_id IS NULL OR decided_by_id IS NOT NULL);
`,
};
