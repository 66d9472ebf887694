export const googleConfirmation = {
  name: "022-google-confirmation",
  sql: `
ALTER TABLE sessions
  ADD COLUMN confirmed_for text CHECK (confirmed_for IN ('email', 'password', 'secondFactor')),
  ADD COLUMN confirmed_at timestamptz,
  ADD CHECK ((confirmed_for IS NULL) = (confirmed_at IS NULL));
`,
};
