export const givenBackLeave = {
  name: "090-given-back-leave",
  sql: `
ALTER TABLE leave_changes ADD COLUMN sick_leave_id uuid, ADD COLUMN rest_id uuid,
  -- The minutes of the leave that the sick leave gave back.
  ADD COLUMN given_minutes integer,
  ADD CONSTRAINT leave_changes_sick_leave 
    CHECK (sick_leave_id IS NOT NULL AND is_at_once OR sick_leave_id IS NULL AND rest_id IS NULL AND given_minutes IS NULL),
  -- Recorded sick leave is inserted after the changes that it makes.
  ADD FOREIGN KEY (organization_id, sick_leave_id) REFERENCES pto_requests (organization_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  ADD FOREIGN KEY (organization_id, rest_id) REFERENCES pto_requests (organization_id, id);
CREATE INDEX leave_changes_of_sick_leave ON leave_changes (organization_id, sick_leave_id)
  WHERE sick_leave_id IS NOT NULL;

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
      ELSE 1440 END) WITH &&,
  (CASE WHEN type = 'sick' AND status = 'pending' THEN 1 ELSE 0 END) WITH =
) WHERE (status IN ('pending', 'approved'));
`,
};
