export function recordedFacts(organization: string, officesEver: string): string {
  const recorded = (what: string, since: string, where: string) => `
    SELECT '${what}' AS what, date_in(f.timezone, at) AS on, min(coalesce(${since}, '0001-01-01')) AS since
    FROM audit_events WHERE organization_id = ${organization} AND ${where} GROUP BY date_in(f.timezone, at)`;
  const hours = "after #>> '{workingPattern,from}'";
  const ofPerson = "subject_kind = 'user' AND subject_id = u.id";
  const ofOffice = `subject_kind = 'office' AND subject_id = ANY (${officesEver})`;
  return [
    recorded("events", earliestDay("before", "after"), `${ofPerson} AND coalesce(after, before) ? 'event'`),
    recorded("hours", hours, `${ofPerson} AND after ? 'workingPattern'`),
    recorded("hours", hours, `${ofOffice} AND after ? 'workingPattern'`),
  ].join(" UNION ALL ");
}

function earliestDay(...events: string[]): string {
  const days = events.flatMap((event) => [
    ...["on", "from", "periodEnd"].map((field) => `${event} ->> '${field}'`),
    `(${event} ->> 'month') || '-01'`,
  ]);
  return `least(${days.join(", ")})`;
}
