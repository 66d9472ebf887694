export const photos = {
  name: "105-photos",
  sql: `
CREATE TABLE photos (
  organization_id uuid NOT NULL,
  user_id uuid NOT NULL,
  image bytea NOT NULL CHECK (octet_length(image) BETWEEN 1 AND 102400),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, user_id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);
ALTER TABLE users ADD COLUMN photo_version text CHECK (photo_version ~ '^[0-9a-f]{16}$');
`,
};
