/** The last day on which an organization's people were reminded to book their block of leave. */
export const blockReminders = {
  name: "093-block-reminders",
  sql: `
ALTER TABLE organizations ADD COLUMN blocks_announced_on date;
`,
};
