export const personFacts = {
  name: "032-person-facts",
  sql: `
ALTER TABLE users
  ADD COLUMN service_start_date date,
  ADD COLUMN credited_years numeric(4, 2) CHECK (credited_years BETWEEN 0 AND 99),
  ADD COLUMN birth_date date,
  ADD COLUMN groups text[] CHECK (cardinality(groups) BETWEEN 1 AND 20 AND array_position(groups, NULL) IS NULL);
`,
};
