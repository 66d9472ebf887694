export const expiringPeople = {
  name: "046-expiring-people",
  sql: `
DROP INDEX ledger_entries_expiring;
CREATE INDEX ledger_entries_expiring ON ledger_entries (organization_id, (details ->> 'expiresOn'), user_id)
  WHERE details ? 'expiresOn';
`,
};
