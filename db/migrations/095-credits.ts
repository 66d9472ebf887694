export const credits = {
  name: "095-credits",
  sql: `
CREATE TABLE credits (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  worked_on date NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  notes text,
  idempotency_key text,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'cancelled')),
  undone integer NOT NULL DEFAULT 0 CHECK (undone >= 0),
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by_id uuid,
  -- The approver for whom a delegate decided.
  decided_for_id uuid,
  decision_reason text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, decided_by_id) REFERENCES users (organization_id, id),
  FOREIGN KEY (organization_id, decided_for_id) REFERENCES users (organization_id, id),
  CHECK ((status = 'pending') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX credits_no_repetition ON credits (organization_id, user_id, type, worked_on)
  WHERE status IN ('pending', 'approved');
CREATE UNIQUE INDEX credits_idempotency_key ON credits (organization_id, user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX credits_pending ON credits (organization_id, user_id) WHERE status = 'pending';
CREATE INDEX credits_of_user ON credits (organization_id, user_id, submitted_at);

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN
  ('opening', 'accrual', 'carry_over', 'usage', 'usage_reversal', 'recost', 'adjustment', 'credit', 'policy_change',
    'expiry', 'cap', 'transfer', 'settlement')) NOT VALID;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_kind_check;
`,
};
