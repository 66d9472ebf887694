export const unconfirmedKeys = {
  name: "125-unconfirmed-keys",
  sql: `
-- API keys and calendar feeds outlive the session that created them, and get the rights of their person's new role.
-- Safe while the previous version runs: 120, which needs a stop, added the function in the same version.
CREATE OR REPLACE FUNCTION end_unconfirmed_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sso_identities
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND NOT is_confirmed) THEN
    -- Waits for sign-ins in progress, which hold this lock.
    PERFORM pg_advisory_xact_lock(hashtextextended('sessions of ' || NEW.id, 0));
    DELETE FROM pending_sign_ins WHERE user_id = NEW.id AND first_step = 'sso';
    DELETE FROM sessions WHERE user_id = NEW.id AND sess ->> 'by' = 'sso';
    UPDATE api_keys SET revoked_at = NEW.updated_at
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND NOT is_service AND revoked_at IS NULL;
    DELETE FROM access_tokens WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND purpose = 'feed';
    DELETE FROM calendar_feeds WHERE organization_id = NEW.organization_id AND user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
`,
};
