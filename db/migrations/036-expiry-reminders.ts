export const expiryReminders = {
  name: "036-expiry-reminders",
  sql: `
ALTER TABLE organizations ADD COLUMN expiries_announced_on date;
ALTER TABLE organizations DROP COLUMN lapse_told_for;
`,
};
