/** A link proves access only to the address to which it was mailed. */
export const mailedLinks = {
  name: "026-mailed-links",
  sql: `
ALTER TABLE link_tokens ADD COLUMN mailed_to text CHECK (mailed_to = lower(mailed_to));

UPDATE link_tokens t SET mailed_to = lower(u.email) FROM users u
WHERE u.organization_id = t.organization_id AND u.id = t.user_id AND t.used_at IS NULL AND (
  t.purpose IN ('approve', 'reject', 'confirm_organization')
  OR (t.purpose = 'password_reset' AND t.approver_id IS NULL));
`,
};
