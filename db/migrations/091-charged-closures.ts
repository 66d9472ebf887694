export const chargedClosures = {
  name: "091-charged-closures",
  sql: `
ALTER TABLE closures ADD COLUMN charged text,
  ADD FOREIGN KEY (organization_id, charged) REFERENCES leave_types (organization_id, key);
ALTER TABLE pto_requests ADD COLUMN closure_id uuid,
  ADD FOREIGN KEY (organization_id, closure_id) REFERENCES closures (organization_id, id) ON DELETE SET NULL (closure_id);
CREATE INDEX pto_requests_of_closure ON pto_requests (organization_id, closure_id, user_id) WHERE closure_id IS NOT NULL;
DROP INDEX pto_requests_of_user;
CREATE INDEX pto_requests_of_user ON pto_requests (organization_id, user_id, start_date, end_date)
  INCLUDE (type, status, is_half_day, parts, closure_id, id);

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
  (CASE WHEN closure_id IS NOT NULL THEN 2 WHEN type = 'sick' AND status = 'pending' THEN 1 ELSE 0 END) WITH =
) WHERE (status IN ('pending', 'approved'));
`,
};
