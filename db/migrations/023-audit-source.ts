/** Renames the audit log's column for the entry point. Needs a stop: the previous version writes the old name. */
export const auditSource = {
  name: "023-audit-source",
  sql: `
ALTER TABLE audit_events RENAME COLUMN door TO source;
`,
};
