/** `next_start` is the start date with which the person returned. It stays the same when that date is corrected. */
export const returns = {
  name: "131-returns",
  sql: `
ALTER TABLE past_employments ADD COLUMN next_start date;
`,
};
