export const manyAtOnce = {
  name: "021-many-at-once",
  sql: `
ALTER TABLE pto_requests SET (fillfactor = 50);

DROP TRIGGER office_placements_note_history ON office_placements;
DROP TRIGGER balance_overrides_note_history ON balance_overrides;
DROP TRIGGER past_employments_note_history ON past_employments;
CREATE OR REPLACE FUNCTION note_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users u SET has_history = true FROM added a
  WHERE u.organization_id = a.organization_id AND u.id = a.user_id AND NOT u.has_history;
  RETURN NULL;
END $$;
CREATE TRIGGER office_placements_note_history AFTER INSERT ON office_placements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_history();
CREATE TRIGGER balance_overrides_note_history AFTER INSERT ON balance_overrides
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_history();
CREATE TRIGGER past_employments_note_history AFTER INSERT ON past_employments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_history();
`,
};
