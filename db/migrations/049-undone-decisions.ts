export const undoneDecisions = {
  name: "049-undone-decisions",
  sql: `
ALTER TABLE pto_requests ADD COLUMN undone integer NOT NULL DEFAULT 0 CHECK (undone >= 0);
`,
};
