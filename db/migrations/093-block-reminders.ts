export const blockReminders = {
  name: "093-block-reminders",
  sql: `
ALTER TABLE organizations ADD COLUMN blocks_announced_on date;
`,
};
