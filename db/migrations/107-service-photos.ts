export const servicePhotos = {
  name: "107-service-photos",
  sql: `
ALTER TABLE organizations ADD COLUMN allows_service_photos boolean NOT NULL DEFAULT false;
ALTER TABLE identities ADD COLUMN picture text CHECK (picture IS NULL OR (provider = 'google' AND length(picture) <= 2000));
ALTER TABLE photos
  ADD COLUMN source text NOT NULL DEFAULT 'upload' CHECK (source IN ('upload', 'slack', 'google')),
  ADD COLUMN checked_at timestamptz,
  ADD CHECK ((source = 'upload') = (checked_at IS NULL));
CREATE INDEX photos_to_check ON photos (checked_at) WHERE source <> 'upload';
`,
};
