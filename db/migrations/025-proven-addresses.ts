export const provenAddresses = {
  name: "025-proven-addresses",
  sql: `
ALTER TABLE identities ADD COLUMN proven_at timestamptz;
ALTER TABLE identities ADD CHECK (proven_at IS NULL OR provider = 'email');

-- This migration takes no address from anyone, and nobody gets less mail: accounts that counted as proven before still
-- do.
UPDATE identities i SET proven_at = i.created_at
FROM organizations o
WHERE i.provider = 'email' AND o.id = i.organization_id AND o.is_confirmed AND (
  EXISTS (SELECT 1 FROM passwords p WHERE p.organization_id = i.organization_id AND p.user_id = i.user_id)
  OR EXISTS (SELECT 1 FROM identities g
    WHERE g.provider = 'google' AND g.organization_id = i.organization_id AND g.user_id = i.user_id));

ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check CHECK
  (purpose IN ('invitation', 'mailed_invitation', 'approve', 'reject', 'password_reset', 'email_change',
    'confirm_organization'));
`,
};
