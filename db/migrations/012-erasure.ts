export const erasure = {
  name: "012-erasure",
  sql: `
-- Texts that ledger entries and audit events refer to are blanked; the entries and events stay. Erasure can't be
-- undone.
ALTER TABLE users ADD COLUMN erased_at timestamptz;
ALTER TABLE users ADD CONSTRAINT users_erased_inactive CHECK (erased_at IS NULL OR NOT is_active);

CREATE INDEX personal_texts_user ON personal_texts (organization_id, user_id);
`,
};
