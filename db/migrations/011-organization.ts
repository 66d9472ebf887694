/** An organization's sign-in settings. */
export const organization = {
  name: "011-organization",
  sql: `
-- Whether its people sign in with Google only: a password, old or new, lets nobody in then.
ALTER TABLE organizations ADD COLUMN google_only boolean NOT NULL DEFAULT false;
`,
};
