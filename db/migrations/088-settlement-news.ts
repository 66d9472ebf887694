/** Finds the newest settlement entries without reading the whole ledger. */
export const settlementNews = {
  name: "088-settlement-news",
  sql: `
CREATE INDEX ledger_entries_settlements ON ledger_entries (created_at) WHERE kind = 'settlement';
`,
};
