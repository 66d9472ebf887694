export const importMappings = {
  name: "104-import-mappings",
  sql: `
CREATE TABLE import_mappings (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  kind text NOT NULL CHECK (kind IN ('people', 'openings', 'events')),
  headers text NOT NULL CHECK (length(headers) = 64),
  columns jsonb NOT NULL CHECK (jsonb_typeof(columns) = 'array'),
  dates jsonb NOT NULL CHECK (jsonb_typeof(dates) = 'object'),
  used_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, kind, headers)
);
`,
};
