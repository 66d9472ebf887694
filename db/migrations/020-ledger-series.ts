export const ledgerSeries = {
  name: "020-ledger-series",
  sql: `
-- Each change of the first month reverses all entries, so that they add up to 0, and begins the next series, in which a
-- cause can post again. Balances add up all series; due entries are compared with the current series only.
ALTER TABLE organizations ADD COLUMN ledger_series smallint NOT NULL DEFAULT 0;
ALTER TABLE ledger_entries ADD COLUMN series smallint NOT NULL DEFAULT 0;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_organization_id_user_id_source_key_key;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_source_key UNIQUE (organization_id, user_id, source_key, series);

-- The organization's series. A statement that waited while a person's row changed finds that the two differ.
ALTER TABLE users ADD COLUMN ledger_series smallint NOT NULL DEFAULT 0;
`,
};
