/** Prevents an unknown time zone from making statements fail for the whole organization. */
export const unknownZones = {
  name: "130-unknown-zones",
  sql: `
CREATE FUNCTION date_in(zone text, instant timestamptz) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (instant AT TIME ZONE zone)::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (instant AT TIME ZONE 'UTC')::date;
END $$;
`,
};
