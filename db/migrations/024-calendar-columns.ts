export const calendarColumns = {
  name: "024-calendar-columns",
  sql: `
DROP TRIGGER pto_requests_touch_calendar ON pto_requests;
CREATE CONSTRAINT TRIGGER pto_requests_touch_calendar
  AFTER INSERT OR DELETE OR UPDATE OF user_id, type, status, start_date, end_date, is_half_day ON pto_requests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_calendar();
`,
};
