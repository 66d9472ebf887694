export const policyAssignments = {
  name: "040-policy-assignments",
  sql: `
ALTER TABLE pto_policies ALTER COLUMN office_id DROP NOT NULL,
  ADD COLUMN user_id uuid,
  ADD COLUMN group_label text CHECK (length(group_label) BETWEEN 1 AND 60),
  -- Among the policies of a person's groups, the one with the lowest position applies.
  ADD COLUMN position integer CHECK (position > 0),
  ADD COLUMN starts_on date,
  -- The first day on which it no longer applies.
  ADD COLUMN ends_on date,
  ADD CONSTRAINT pto_policies_of_one CHECK (num_nonnulls(office_id, user_id, group_label) = 1),
  ADD CONSTRAINT pto_policies_assigned CHECK (
    num_nulls(position, starts_on) = CASE WHEN office_id IS NULL THEN 0 ELSE 2 END
    AND (ends_on IS NULL OR office_id IS NULL AND ends_on >= starts_on)),
  ADD FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id),
  ADD CONSTRAINT pto_policies_once EXCLUDE USING gist (
    organization_id WITH =, type WITH =, (coalesce(user_id::text, group_label)) WITH =,
    daterange(starts_on, ends_on) WITH &&) WHERE (office_id IS NULL);
CREATE INDEX pto_policies_of_person ON pto_policies (organization_id, user_id) WHERE user_id IS NOT NULL;

ALTER TABLE users ADD COLUMN policy_ids uuid[];
CREATE INDEX users_with_policies ON users (organization_id, id) WHERE policy_ids IS NOT NULL;

CREATE FUNCTION policies_of_person(organization uuid, person uuid, labels text[]) RETURNS uuid[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(id ORDER BY user_id IS NULL, position) FROM pto_policies
  WHERE organization_id = organization AND office_id IS NULL AND (user_id = person OR group_label = ANY (labels))
$$;

CREATE FUNCTION note_policies_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.policy_ids := policies_of_person(NEW.organization_id, NEW.id, NEW.groups);
  RETURN NEW;
END $$;
CREATE TRIGGER users_note_policies BEFORE INSERT ON users
  FOR EACH ROW WHEN (NEW.groups IS NOT NULL) EXECUTE FUNCTION note_policies_of_person();
CREATE TRIGGER users_note_policies_again BEFORE UPDATE OF groups ON users
  FOR EACH ROW WHEN (NEW.groups IS DISTINCT FROM OLD.groups) EXECUTE FUNCTION note_policies_of_person();

CREATE FUNCTION note_people_of_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET policy_ids = policies_of_person(organization_id, id, groups)
  WHERE organization_id = NEW.organization_id AND (id = NEW.user_id OR NEW.group_label = ANY (groups));
  RETURN NULL;
END $$;
CREATE TRIGGER pto_policies_note_people AFTER INSERT ON pto_policies
  FOR EACH ROW WHEN (NEW.office_id IS NULL) EXECUTE FUNCTION note_people_of_policy();
`,
};
