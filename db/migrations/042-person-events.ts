/** Events are copied to `users`, because a statement that waits for a lock could read outdated rows of other tables. */
export const personEvents = {
  name: "042-person-events",
  sql: String.raw`
CREATE FUNCTION is_person_event(event jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT event::text ~ replace(replace(replace(
      '^(\{"on": DAY, "type": "worked", "hours": NUMBER\}'
      '|\{"on": DAY, "kind": KIND, "type": "occurrence"\}'
      '|\{"to": DAY, "from": DAY, "kind": KIND, "type": "absence"\}'
      '|\{"type": "attendance", "share": NUMBER, "periodEnd": DAY\}'
      '|\{"days": NUMBER, "type": "daysWorked", "month": "[0-9]{4}-(0[1-9]|1[0-2])"\})$',
      'DAY', '"[0-9]{4}-[0-9]{2}-[0-9]{2}"'),
      'NUMBER', '[0-9]{1,5}(\.[0-9]{1,4})?'),
      'KIND', '"([^"\\]|\\.){1,240}"')
    AND coalesce(event ->> 'to' >= event ->> 'from', true)
$$;

CREATE TABLE person_events (
  organization_id uuid NOT NULL REFERENCES organizations,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  event jsonb NOT NULL CHECK (is_person_event(event)),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, id),
  FOREIGN KEY (organization_id, user_id) REFERENCES users (organization_id, id)
);

-- An event is identified by its type, first day, and kind, so importing a file twice changes nothing.
CREATE UNIQUE INDEX person_events_once ON person_events (organization_id, user_id, (event ->> 'type'),
  coalesce(event ->> 'on', event ->> 'from', event ->> 'periodEnd', event ->> 'month'), coalesce(event ->> 'kind', ''));

ALTER TABLE users ADD COLUMN policy_events jsonb;

CREATE FUNCTION copy_person_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users u SET policy_events = (
    SELECT jsonb_agg(e.event ORDER BY e.event) FROM person_events e
    WHERE e.organization_id = u.organization_id AND e.user_id = u.id)
  FROM (SELECT DISTINCT organization_id, user_id FROM changed) c
  WHERE u.organization_id = c.organization_id AND u.id = c.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER person_events_added AFTER INSERT ON person_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_person_events();
CREATE TRIGGER person_events_edited AFTER UPDATE ON person_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_person_events();
CREATE TRIGGER person_events_deleted AFTER DELETE ON person_events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION copy_person_events();
`,
};
