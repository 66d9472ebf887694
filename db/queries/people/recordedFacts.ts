/** SQL for the days on which facts of the person `u` in the office `f` were recorded; see `RecordedFacts`. */
export function recordedFacts(organization: string): string {
  return `
    SELECT 'events' AS what, date_in(f.timezone, at) AS on, min(${earliestDay("before", "after")}) AS since
    FROM audit_events WHERE organization_id = ${organization} AND subject_id = u.id AND subject_kind = 'user'
      AND coalesce(after, before) ? 'event'
    GROUP BY date_in(f.timezone, at)`;
}

/** The first day of the events before and after a change. */
function earliestDay(...events: string[]): string {
  const days = events.flatMap((event) => [
    ...["on", "from", "periodEnd"].map((field) => `${event} ->> '${field}'`),
    `(${event} ->> 'month') || '-01'`,
  ]);
  return `coalesce(least(${days.join(", ")}), '0001-01-01')`;
}
