/**
 * The last day on which people were reminded of expiring leave, instead of the last leave year: days may expire on any
 * day.
 */
export const expiryReminders = {
  name: "036-expiry-reminders",
  sql: `
ALTER TABLE organizations ADD COLUMN expiries_announced_on date;
ALTER TABLE organizations DROP COLUMN lapse_told_for;
`,
};
