export const auditSource = {
  name: "023-audit-source",
  sql: `
ALTER TABLE audit_events RENAME COLUMN door TO source;
`,
};
