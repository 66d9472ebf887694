export const holidayHours = {
  name: "092-holiday-hours",
  sql: `
ALTER TABLE holidays DROP CONSTRAINT holidays_part_check,
  ADD COLUMN minutes smallint CHECK (minutes BETWEEN 1 AND 1439),
  ADD CONSTRAINT holidays_part_check CHECK (part IN ('full', 'am', 'pm', 'hours')),
  ADD CONSTRAINT holidays_hours CHECK ((part = 'hours') = (minutes IS NOT NULL));
`,
};
