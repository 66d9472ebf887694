export const admins = {
  name: "039-admins",
  sql: `
-- Finds the people who may decide and are notified without reading everyone.
CREATE INDEX users_admins ON users (organization_id, id) WHERE is_active AND role IN ('Admin', 'Owner');
`,
};
