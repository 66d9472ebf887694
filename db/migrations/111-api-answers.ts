/** Security: responses are encrypted, because they may contain personal texts. */
export const apiAnswers = {
  name: "111-api-answers",
  sql: `
CREATE TABLE api_answers (
  organization_id uuid NOT NULL REFERENCES organizations (id),
  id text NOT NULL,
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  status smallint NOT NULL,
  body_sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id)
);
CREATE INDEX api_answers_created ON api_answers (created_at);
`,
};
