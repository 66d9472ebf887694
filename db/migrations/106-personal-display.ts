/** `week_start` is an ISO weekday. */
export const personalDisplay = {
  name: "106-personal-display",
  sql: `
ALTER TABLE users
  ADD COLUMN theme text CHECK (theme IN ('system', 'light', 'dark')),
  ADD COLUMN week_start smallint NOT NULL DEFAULT 7 CHECK (week_start IN (1, 6, 7));
`,
};
