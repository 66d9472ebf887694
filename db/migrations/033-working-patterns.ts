export const workingPatterns = {
  name: "033-working-patterns",
  sql: String.raw`
CREATE FUNCTION is_pattern_list(list jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT list::text ~ replace(replace(
      '^\[(CHANGE, )*CHANGE\]$',
      'CHANGE', '\{"from": "[0-9]{4}-[0-9]{2}-[0-9]{2}", "weeks": (null|\[WEEK(, WEEK)?\])\}'),
      'WEEK', '\[(([0-9]{1,3}|1[0-3][0-9]{2}|14[0-3][0-9]|1440), ){6}([0-9]{1,3}|1[0-3][0-9]{2}|14[0-3][0-9]|1440)\]')
    AND list::text !~ '"weeks": \[\[0(, 0){6}\](, \[0(, 0){6}\])?\]'
$$;

ALTER TABLE users ADD COLUMN working_patterns jsonb CHECK (is_pattern_list(working_patterns));
ALTER TABLE offices ADD COLUMN working_patterns jsonb CHECK (is_pattern_list(working_patterns));
ALTER TABLE holidays ADD COLUMN part text NOT NULL DEFAULT 'full' CHECK (part IN ('full', 'am', 'pm'));
`,
};
