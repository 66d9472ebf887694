import { officesEver } from "../policies/termsRows.ts";

export const FACT_COLUMNS = "service_start_date, credited_years, birth_date, groups";

/** Returns SQL that is null if the person has no recorded facts. */
export function factsOf(alias: string): string {
  return factsIn(alias, {});
}

export function factsWithEvents(alias: string): string {
  return factsIn(alias, {
    events: `${alias}.policy_events`,
    past: `${alias}.past_facts`,
    settlesFrom: `${alias}.settles_from`,
  });
}

function factsIn(alias: string, more: { events?: string; past?: string; settlesFrom?: string }): string {
  const columns = FACT_COLUMNS.split(", ").map((column) => `${alias}.${column}`);
  const [serviceStartDate, creditedYears, birthDate, groups] = columns;
  const lists = Object.entries({
    workingPatterns: `${alias}.working_patterns`,
    leaveYears: `${alias}.leave_years`,
    ...more,
  });
  const named = lists.map(([name, column]) => `'${name}', ${column}`).join(", ");
  const all = [...columns, ...lists.map(([, column]) => column)].join(", ");
  const recorded = `json_strip_nulls(json_build_object(
      'serviceStartDate', ${serviceStartDate}, 'creditedYears', trim_scale(${creditedYears}), 'birthDate', ${birthDate}, 'groups', ${groups},
      ${named}))`;
  const plain = `CASE WHEN num_nonnulls(${all}) > 0 THEN ${recorded} END`;
  if (more.events === undefined) return plain;
  const assigned = ["organization_id", "id", "office_id", "policy_ids", "past_policy_ids"];
  return `CASE WHEN ${alias}.policy_ids IS NULL AND ${alias}.past_policy_ids IS NULL THEN ${plain}
    ELSE (${recorded}::jsonb || jsonb_build_object('assigned',
      assigned_policies(${assigned.map((column) => `${alias}.${column}`).join(", ")})))::json END`;
}

export function officesOf(alias: string): string {
  const home = `(SELECT id FROM offices WHERE organization_id = ${alias}.organization_id AND is_default)`;
  return officesEver(`${alias}.organization_id`, `${alias}.id`, `coalesce(${alias}.office_id, ${home})`);
}

export function factValues(facts: string): string {
  return Object.values(valuesOf(facts)).join(", ");
}

/** `facts` is an SQL expression of type jsonb. Null unsets all facts. */
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
