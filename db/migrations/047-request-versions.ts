export const requestVersions = {
  name: "047-request-versions",
  sql: `
ALTER TABLE pto_requests ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1);
ALTER TABLE link_tokens ADD COLUMN subject_version integer;
`,
};
