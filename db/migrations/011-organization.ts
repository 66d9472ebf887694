/** An organization's sign-in settings. */
export const organization = {
  name: "011-organization",
  sql: `
-- True if its people sign in with Google only: no password, old or new, signs anyone in then.
ALTER TABLE organizations ADD COLUMN google_only boolean NOT NULL DEFAULT false;
`,
};
