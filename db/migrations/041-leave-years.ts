/** A person's own leave years by type, such as `{"vacation": "04-06"}`. */
export const leaveYears = {
  name: "041-leave-years",
  sql: String.raw`
CREATE FUNCTION is_leave_years(years jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT years::text ~ '^\{("[^"]+": "(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"(, )?)+\}$'
$$;

-- The leave year of a date; February 29 becomes February 28 in common years.
CREATE FUNCTION leave_year_on(day date, first_day text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT extract(year FROM day)::int - (to_char(day::timestamp, 'MM-DD') < CASE
    WHEN first_day = '02-29' AND extract(day FROM make_date(extract(year FROM day)::int, 3, 1) - interval '1 day') = 28 THEN '02-28'
    ELSE first_day END)::int
$$;

ALTER TABLE users ADD COLUMN leave_years jsonb CHECK (is_leave_years(leave_years));

ALTER TABLE policy_versions DISABLE TRIGGER policy_versions_append_only;
UPDATE policy_versions SET document = document - 'leaveYear' WHERE document ? 'leaveYear';
ALTER TABLE policy_versions ENABLE TRIGGER policy_versions_append_only;
`,
};
