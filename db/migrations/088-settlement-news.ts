export const settlementNews = {
  name: "088-settlement-news",
  sql: `
CREATE INDEX ledger_entries_settlements ON ledger_entries (created_at) WHERE kind = 'settlement';
`,
};
