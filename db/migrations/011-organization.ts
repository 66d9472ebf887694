export const organization = {
  name: "011-organization",
  sql: `
-- True if its people can sign in only with Google; no password, old or new, works then.
ALTER TABLE organizations ADD COLUMN google_only boolean NOT NULL DEFAULT false;
`,
};
