import { DERIVED_FACTS } from "./factOn.ts";
import type { PersonFacts } from "./PersonFacts.ts";
import { PolicyPerson } from "./PolicyPerson.ts";

const OWN_FIELDS = new Set([...Object.keys(PolicyPerson.shape), ...DERIVED_FACTS].filter((name) => name !== "grade"));

/** A label such as `grade: staff` records the fact `grade`. */
export function policyPersonOf({
  groups = [],
  workingPatterns: _patterns,
  events: _events,
  assigned: _policies,
  leaveYears: _years,
  past: _past,
  ...facts
}: PersonFacts): PolicyPerson {
  const named = groups.flatMap((label): [string, string][] => {
    const [, name, value] = /^([^:]+):(.+)$/.exec(label) ?? [];
    const fact = name?.trim();
    return !fact || value === undefined || OWN_FIELDS.has(fact) ? [] : [[fact, value.trim()]];
  });
  const person: PolicyPerson = Object.fromEntries(named);
  if (groups.length > 0) person.groups = [...groups];
  return Object.assign(person, facts);
}
