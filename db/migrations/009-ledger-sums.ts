export const ledgerSums = {
  name: "009-ledger-sums",
  sql: `
-- b booked, u booked in unlimited leave, j adjusted, c carried over, a accrued. One byte: comparing it for each entry
-- and sum takes a third of the time that comparing words takes.
ALTER TABLE ledger_entries ADD COLUMN counts_as "char" NOT NULL GENERATED ALWAYS AS (
  CASE WHEN is_unlimited THEN 'u'
    WHEN kind IN ('usage', 'usage_reversal', 'recost') THEN 'b'
    WHEN kind = 'adjustment' THEN 'j'
    WHEN kind = 'carry_over' THEN 'c'
    ELSE 'a' END) STORED;

DROP INDEX ledger_entries_sums;
CREATE INDEX ledger_entries_sums ON ledger_entries (organization_id, user_id, type, leave_year)
  INCLUDE (counts_as, minutes, effective_on);
`,
};
