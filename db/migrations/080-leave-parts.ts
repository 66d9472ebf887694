export const leaveParts = {
  name: "080-leave-parts",
  sql: String.raw`
ALTER TABLE pto_requests ADD COLUMN parts jsonb, ADD COLUMN idempotency_key text CHECK (length(idempotency_key) <= 200);
ALTER TABLE pto_requests ADD CONSTRAINT pto_requests_parts CHECK (parts IS NULL
  OR parts::text ~ '^\{"minutes": [1-9][0-9]{0,3}, "startTime": (null|"([01][0-9]|2[0-3]):[0-5][0-9]")\}$'
    AND start_date = end_date AND NOT is_half_day
    AND (parts ->> 'minutes')::int + coalesce(left(parts ->> 'startTime', 2)::int * 60
      + right(parts ->> 'startTime', 2)::int, 0) <= 1440
  OR parts::text IN ('{"endPart": "am", "startPart": "am"}', '{"endPart": "pm", "startPart": "pm"}')
    AND start_date = end_date AND is_half_day
  OR parts::text IN ('{"endPart": "am", "startPart": "pm"}', '{"endPart": "full", "startPart": "pm"}',
    '{"endPart": "am", "startPart": "full"}') AND start_date < end_date);

ALTER TABLE pto_requests DROP CONSTRAINT pto_requests_no_overlap;
ALTER TABLE pto_requests ADD CONSTRAINT pto_requests_no_overlap EXCLUDE USING gist (
  organization_id WITH =, user_id WITH =, daterange(start_date, end_date, '[]') WITH &&,
  int4range(
    (start_date - '2000-01-01'::date) * 1440 + CASE
      WHEN parts ->> 'startPart' = 'pm' THEN 720
      WHEN parts ->> 'startTime' IS NOT NULL
        THEN left(parts ->> 'startTime', 2)::int * 60 + right(parts ->> 'startTime', 2)::int
      ELSE 0 END,
    (end_date - '2000-01-01'::date) * 1440 + CASE
      WHEN parts ->> 'endPart' = 'am' THEN 720
      WHEN parts ->> 'startTime' IS NOT NULL
        THEN left(parts ->> 'startTime', 2)::int * 60 + right(parts ->> 'startTime', 2)::int + (parts ->> 'minutes')::int
      ELSE 1440 END) WITH &&
) WHERE (status IN ('pending', 'approved'));

DROP INDEX pto_requests_of_user;
CREATE INDEX pto_requests_of_user ON pto_requests (organization_id, user_id, start_date, end_date)
  INCLUDE (type, status, is_half_day, parts, id);
DROP INDEX pto_requests_calendar;
CREATE INDEX pto_requests_calendar ON pto_requests (organization_id, start_date, end_date)
  INCLUDE (user_id, type, status, is_half_day, parts, id) WHERE status IN ('pending', 'approved');
CREATE UNIQUE INDEX pto_requests_idempotency ON pto_requests (organization_id, user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;

DROP TRIGGER pto_requests_touch_calendar ON pto_requests;
CREATE CONSTRAINT TRIGGER pto_requests_touch_calendar
  AFTER INSERT OR DELETE OR UPDATE OF user_id, type, status, start_date, end_date, is_half_day, parts ON pto_requests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
`,
};
