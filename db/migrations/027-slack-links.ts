export const slackLinks = {
  name: "027-slack-links",
  sql: `
ALTER TABLE link_tokens ADD COLUMN slack_user text, ADD COLUMN slack_name text;
ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check CHECK
  (purpose IN ('invitation', 'mailed_invitation', 'approve', 'reject', 'password_reset', 'email_change',
    'confirm_organization', 'slack'));
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_slack_check CHECK
  ((purpose = 'slack') = (slack_user IS NOT NULL) AND (purpose = 'slack') = (slack_name IS NOT NULL));

-- The check of 025 has a name that PostgreSQL chose.
DO $$
DECLARE old text;
BEGIN
  SELECT conname INTO STRICT old FROM pg_constraint
  WHERE conrelid = 'identities'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%proven_at%';
  EXECUTE format('ALTER TABLE identities DROP CONSTRAINT %I', old);
END $$;
ALTER TABLE identities ADD CONSTRAINT identities_proven_check CHECK (proven_at IS NULL OR provider IN ('email', 'slack'));

ALTER TABLE sessions DROP CONSTRAINT sessions_confirmed_for_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_confirmed_for_check CHECK
  (confirmed_for IN ('email', 'password', 'secondFactor', 'slack'));
`,
};
