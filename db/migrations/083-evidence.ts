/** Each file has its own key, sealed with the server's keys. */
export const evidence = {
  name: "083-evidence",
  sql: `
ALTER TABLE pto_requests ADD COLUMN evidence_count integer NOT NULL DEFAULT 0 CHECK (evidence_count BETWEEN 0 AND 10);

CREATE TABLE evidence (
  organization_id uuid NOT NULL,
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  uploaded_by_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/heic')),
  bytes integer NOT NULL CHECK (bytes BETWEEN 1 AND 10485760),
  key_sealed text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, request_id) REFERENCES pto_requests (organization_id, id),
  FOREIGN KEY (organization_id, uploaded_by_id) REFERENCES users (organization_id, id)
);
CREATE INDEX evidence_of_request ON evidence (organization_id, request_id);
-- Sums the space that an organization uses without reading the table.
CREATE INDEX evidence_space ON evidence (organization_id) INCLUDE (bytes);

CREATE TABLE evidence_parts (
  organization_id uuid NOT NULL,
  evidence_id uuid NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  -- Encrypted with the key of the file.
  content bytea NOT NULL,
  PRIMARY KEY (organization_id, evidence_id, part),
  FOREIGN KEY (organization_id, evidence_id) REFERENCES evidence (organization_id, id) ON DELETE CASCADE
);
-- Encrypted bytes can't be compressed.
ALTER TABLE evidence_parts ALTER COLUMN content SET STORAGE EXTERNAL;
`,
};
