export const pastFacts = {
  name: "062-past-facts",
  sql: `
ALTER TABLE users
  ADD COLUMN past_facts jsonb CHECK (jsonb_typeof(past_facts) = 'array' AND past_facts <> '[]'),
  ADD COLUMN past_policy_ids uuid[];

CREATE FUNCTION note_past_policies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.past_policy_ids := ARRAY(SELECT unnest(OLD.past_policy_ids) UNION SELECT unnest(OLD.policy_ids));
  RETURN NEW;
END $$;
CREATE TRIGGER users_note_past_policies BEFORE UPDATE OF groups ON users
  FOR EACH ROW WHEN (NEW.groups IS DISTINCT FROM OLD.groups AND OLD.groups IS NOT NULL AND NEW.past_facts IS NOT NULL
    AND (OLD.policy_ids IS NOT NULL OR OLD.past_policy_ids IS NOT NULL))
  EXECUTE FUNCTION note_past_policies();
`,
};
