export const closures = {
  name: "061-closures",
  sql: `
CREATE TABLE closures (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  start_date date NOT NULL,
  end_date date NOT NULL,
  office_ids uuid[] NOT NULL CHECK (cardinality(office_ids) > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT closures_dates CHECK (end_date >= start_date AND end_date - start_date < 92)
);
ALTER TABLE holidays ADD COLUMN closure_id uuid,
  ADD FOREIGN KEY (organization_id, closure_id) REFERENCES closures (organization_id, id) ON DELETE CASCADE;
-- An office's own holidays stay unique by date; closures may fall on them and on each other.
ALTER TABLE holidays DROP CONSTRAINT holidays_organization_id_office_id_date_key;
CREATE UNIQUE INDEX holidays_organization_id_office_id_date_key ON holidays (organization_id, office_id, date)
  WHERE closure_id IS NULL;
CREATE UNIQUE INDEX holidays_of_office ON holidays (organization_id, office_id, date, closure_id);
CREATE INDEX holidays_of_closure ON holidays (organization_id, closure_id) WHERE closure_id IS NOT NULL;
`,
};
