export const editedRequests = {
  name: "048-edited-requests",
  sql: `
ALTER TABLE pto_requests ADD COLUMN edited_from jsonb;
`,
};
