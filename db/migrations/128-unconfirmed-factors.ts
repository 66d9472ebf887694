export const unconfirmedFactors = {
  name: "128-unconfirmed-factors",
  sql: `
-- True if a session for which only a provider vouched set up the factor, without the person's own.
ALTER TABLE second_factors ADD COLUMN is_unconfirmed boolean NOT NULL DEFAULT false;

-- Safe while the previous version runs: 120, which needs a stop, added the function in the same version.
CREATE OR REPLACE FUNCTION end_unconfirmed_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_working boolean;
BEGIN
  IF EXISTS (SELECT FROM sso_identities
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND NOT is_confirmed) THEN
    -- Waits for sign-ins in progress, which hold this lock.
    PERFORM pg_advisory_xact_lock(hashtextextended('sessions of ' || NEW.id, 0));
    DELETE FROM pending_sign_ins WHERE user_id = NEW.id AND first_step = 'sso';
    DELETE FROM sessions WHERE user_id = NEW.id AND sess ->> 'by' = 'sso';
    was_working := NEW.is_active AND (
      EXISTS (SELECT FROM api_keys WHERE organization_id = NEW.organization_id AND user_id = NEW.id
        AND NOT is_service AND revoked_at IS NULL AND expires_at > NEW.updated_at)
      OR EXISTS (SELECT FROM calendar_feeds WHERE organization_id = NEW.organization_id AND user_id = NEW.id)
      OR EXISTS (SELECT FROM calendar_connections
        WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND state <> 'ending')
      OR EXISTS (SELECT FROM second_factors
        WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND is_unconfirmed));
    UPDATE api_keys SET revoked_at = NEW.updated_at
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND NOT is_service AND revoked_at IS NULL;
    DELETE FROM access_tokens WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND purpose = 'feed';
    DELETE FROM calendar_feeds WHERE organization_id = NEW.organization_id AND user_id = NEW.id;
    UPDATE calendar_connections
    SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = NEW.updated_at
    WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND state <> 'ending';
    DELETE FROM second_factors WHERE organization_id = NEW.organization_id AND user_id = NEW.id AND is_unconfirmed;
    IF FOUND THEN
      DELETE FROM recovery_codes WHERE organization_id = NEW.organization_id AND user_id = NEW.id;
    END IF;
    IF was_working THEN
      INSERT INTO notifications
        (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
      VALUES (NEW.organization_id, gen_random_uuid(), 'account.changed', 'account.changed:' || gen_random_uuid(),
        NEW.id, 'mail', '{"change": "tokensEndedByRole"}', NEW.updated_at, NEW.updated_at);
    END IF;
  END IF;
  RETURN NULL;
END $$;
`,
};
