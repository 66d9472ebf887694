import { daysBetween, yearOf } from "#core/calendar/dates.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { isByPeriod } from "#core/policies/document/grantRule.ts";
import { PERIODS_PER_YEAR } from "#core/policies/grants/periodsOf.ts";
import { ALWAYS } from "#core/policies/facts/GrantCase.ts";
import type { SimulationCase } from "./SimulationCase.ts";

/** Returns roughly how many rules of amounts a case evaluates, and how many dates it visits. */
export function caseWork({ policy, person, events, asOf }: SimulationCase): number {
  const first = person.addedOn ?? person.startDate ?? ALWAYS;
  const years = Math.max(1, yearOf(asOf) - yearOf(first) + 2);
  // A fact such as the hours worked in a year reads all events.
  const perRule = 1 + events.length / 20;
  const lots = (policy.grants ?? []).reduce(
    (sum, grant) => sum + lotsPerYear(grant) * years * rulesIn(grant) * perRule,
    0,
  );
  const dates = events.reduce((sum, event) => {
    return event.type === "request" && event.from ? sum + daysBetween(event.from, event.to ?? event.from) : sum;
  }, 0);
  return lots + events.length * events.length + dates;
}

function lotsPerYear(grant: GrantRule): number {
  return isByPeriod(grant) ? PERIODS_PER_YEAR[grant.frequency] : 1;
}

/** Counts the nested values of a grant, each of which may be evaluated for each lot. */
function rulesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + rulesIn(part), 1);
}
