/** The columns of a person's facts for policies. */
export const FACT_COLUMNS = "service_start_date, credited_years, birth_date, groups";

/**
 * Returns an expression for the PersonFacts of an alias of `users`; null for most people, of whom nothing is recorded. A
 * working pattern that returns to the default has no `weeks`.
 */
export function factsOf(alias: string): string {
  const columns = FACT_COLUMNS.split(", ").map((column) => `${alias}.${column}`);
  const [serviceStartDate, creditedYears, birthDate, groups] = columns;
  const patterns = `${alias}.working_patterns`;
  return `CASE WHEN num_nonnulls(${[...columns, patterns].join(", ")}) > 0 THEN json_strip_nulls(json_build_object(
      'serviceStartDate', ${serviceStartDate}, 'creditedYears', trim_scale(${creditedYears}), 'birthDate', ${birthDate}, 'groups', ${groups},
      'workingPatterns', ${patterns})) END`;
}

/** Returns expressions for FACT_COLUMNS from PersonFacts as jsonb. */
export function factValues(facts: string): string {
  return Object.values(valuesOf(facts)).join(", ");
}

/** Returns the assignments of an UPDATE from PersonFacts as jsonb; null unsets all. */
export function setFacts(facts: string): string {
  return Object.entries(valuesOf(facts))
    .map(([column, value]) => `${column} = ${value}`)
    .join(", ");
}

function valuesOf(facts: string): Record<string, string> {
  return {
    service_start_date: `(${facts} ->> 'serviceStartDate')::date`,
    credited_years: `(${facts} ->> 'creditedYears')::numeric`,
    birth_date: `(${facts} ->> 'birthDate')::date`,
    groups: `CASE WHEN ${facts} ? 'groups' THEN ARRAY(SELECT jsonb_array_elements_text(${facts} -> 'groups')) END`,
  };
}
