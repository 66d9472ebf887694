export const leaveYear = {
  name: "017-leave-year",
  sql: `
ALTER TABLE organization_signups ADD COLUMN leave_year_starts_in smallint NOT NULL DEFAULT 1
  CHECK (leave_year_starts_in BETWEEN 1 AND 12);
`,
};
