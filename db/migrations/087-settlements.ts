export const settlements = {
  name: "087-settlements",
  sql: `
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN
  ('opening', 'accrual', 'carry_over', 'usage', 'usage_reversal', 'recost', 'adjustment', 'policy_change', 'expiry',
    'cap', 'transfer', 'settlement')) NOT VALID;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_kind_check;

ALTER TABLE users ADD COLUMN settles_from date;
UPDATE users u SET settles_from = l.last_day + 1
FROM (
  SELECT organization_id, user_id, max(end_date) AS last_day FROM (
    SELECT organization_id, id AS user_id, end_date FROM users
      WHERE end_date IS NOT NULL AND (NOT is_active OR end_date < current_date)
    UNION ALL SELECT organization_id, user_id, end_date FROM past_employments) ended
  GROUP BY organization_id, user_id) l
WHERE l.organization_id = u.organization_id AND l.user_id = u.id;
`,
};
