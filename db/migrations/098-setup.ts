export const setup = {
  name: "098-setup",
  sql: `
ALTER TABLE organizations
  ADD COLUMN setup_state text NOT NULL DEFAULT 'closed' CHECK (setup_state IN ('new', 'open', 'closed')),
  ADD COLUMN setup_confirmed jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(setup_confirmed) = 'array');
`,
};
