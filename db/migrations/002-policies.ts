export const policies = {
  name: "002-policies",
  sql: `
CREATE TABLE pto_policies (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  office_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('vacation', 'sick', 'personal')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, office_id, type),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id)
);

-- The history: terms are added, never changed. On a day, the last version effective by then applies.
CREATE TABLE policy_versions (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  policy_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  effective_on date NOT NULL,
  is_unlimited boolean NOT NULL,
  accrual integer NOT NULL CHECK (accrual >= 0),
  accrual_period text NOT NULL CHECK (accrual_period IN ('year', 'month')),
  accrual_timing text NOT NULL CHECK (accrual_timing IN ('start_of_period', 'end_of_period', 'monthly_increments')),
  carry_over integer NOT NULL CHECK (carry_over >= 0),
  max_balance integer CHECK (max_balance >= 0),
  book_ahead boolean NOT NULL DEFAULT false,
  created_by_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, policy_id, version),
  FOREIGN KEY (organization_id, policy_id) REFERENCES pto_policies (organization_id, id),
  FOREIGN KEY (organization_id, created_by_id) REFERENCES users (organization_id, id)
);

CREATE TABLE holidays (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  office_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  date date NOT NULL,
  type text NOT NULL CHECK (type IN ('custom', 'federal')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  UNIQUE (organization_id, office_id, date),
  FOREIGN KEY (organization_id, office_id) REFERENCES offices (organization_id, id)
);
`,
};
