import type { FoundColleague } from "../../people/colleaguesWithLeave.ts";
import type { FoundRequests } from "./pendingRows.ts";

export function joinPending(one: FoundRequests, other: FoundRequests): FoundRequests {
  const versions = [...(one.versions ?? []), ...(other.versions ?? [])];
  const people = [...one.colleagues, ...other.colleagues];
  return {
    requests: [...one.requests, ...other.requests].toSorted(
      (a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || b.id.localeCompare(a.id),
    ),
    versions: uniqueBy(versions, ({ type, officeId, version }) => `${type} ${officeId} ${version}`),
    colleagues: uniqueBy(people, ({ id }) => id)
      .map((colleague) => ({ ...colleague, leave: allLeave(people.filter(({ id }) => id === colleague.id)) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    officePatterns: one.officePatterns ?? other.officePatterns,
    hasLimits: one.hasLimits || other.hasLimits,
    hasChanges: one.hasChanges,
    hasCredits: one.hasCredits,
  };
}

function allLeave(found: readonly FoundColleague[]): FoundColleague["leave"] {
  const leave = found.flatMap((colleague) => colleague.leave ?? []);
  return uniqueBy(leave, (each) => each.join(" "));
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
