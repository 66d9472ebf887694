/** Finds the newest settlement entries, of which people may have to be notified, without reading the whole ledger. */
export const settlementNews = {
  name: "088-settlement-news",
  sql: `
CREATE INDEX ledger_entries_settlements ON ledger_entries (created_at) WHERE kind = 'settlement';
`,
};
