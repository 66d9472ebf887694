export const blackouts = {
  name: "060-blackouts",
  sql: `
CREATE TABLE blackouts (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  -- Null chooses all. An office may be archived later; a team or type of a period can't be deleted.
  office_ids uuid[] CHECK (cardinality(office_ids) > 0),
  team_ids uuid[] CHECK (cardinality(team_ids) > 0),
  types text[] CHECK (cardinality(types) > 0),
  except_user_ids uuid[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT blackouts_dates CHECK (end_date >= start_date AND end_date - start_date <= 365)
);
CREATE INDEX blackouts_end ON blackouts (organization_id, end_date);
`,
};
