export const teams = {
  name: "050-teams",
  sql: `
CREATE TABLE teams (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- The limit on leave: the people who must be at work, as a number, a percentage, or both.
  coverage_minimum integer CHECK (coverage_minimum > 0),
  coverage_percent integer CHECK (coverage_percent BETWEEN 1 AND 100),
  coverage_mode text CHECK (coverage_mode IN ('warn', 'refuse')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT teams_coverage CHECK ((coverage_mode IS NULL) = (num_nonnulls(coverage_minimum, coverage_percent) = 0))
);
CREATE UNIQUE INDEX teams_name ON teams (organization_id, lower(name));

CREATE TABLE team_members (
  organization_id uuid NOT NULL REFERENCES organizations,
  team_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_lead boolean NOT NULL,
  -- A lead who isn't a member doesn't count toward coverage.
  is_member boolean NOT NULL,
  PRIMARY KEY (organization_id, team_id, user_id),
  FOREIGN KEY (organization_id, team_id) REFERENCES teams (organization_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  CONSTRAINT team_members_role CHECK (is_lead OR is_member)
);
CREATE INDEX team_members_of_person ON team_members (organization_id, user_id);

CREATE CONSTRAINT TRIGGER team_members_touch_calendar AFTER INSERT OR DELETE ON team_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
`,
};
