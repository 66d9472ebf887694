export const emptyPolicies = {
  name: "044-empty-policies",
  sql: `
CREATE OR REPLACE FUNCTION policies_of_person(organization uuid, person uuid, labels text[]) RETURNS uuid[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(id ORDER BY user_id IS NULL, position) FROM pto_policies
  WHERE organization_id = organization AND office_id IS NULL AND (user_id = person OR group_label = ANY (labels))
    AND (ends_on IS NULL OR ends_on > starts_on)
$$;

UPDATE users SET policy_ids = policies_of_person(organization_id, id, groups)
WHERE policy_ids && ARRAY(SELECT id FROM pto_policies WHERE ends_on = starts_on);
`,
};
