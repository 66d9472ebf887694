export const confirmation = {
  name: "018-confirmation",
  sql: `
ALTER TABLE organizations ADD COLUMN is_confirmed boolean NOT NULL DEFAULT true;

ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check CHECK
  (purpose IN ('invitation', 'approve', 'reject', 'password_reset', 'email_change', 'confirm_organization'));
`,
};
