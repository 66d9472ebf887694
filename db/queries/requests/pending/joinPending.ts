import type { FoundColleague } from "../../people/colleagues.ts";
import type { FoundRequests } from "./pendingRows.ts";

/** Joins pending requests and pending changes into one list, newest first. */
export function joinPending(requests: FoundRequests, changes: FoundRequests): FoundRequests {
  const versions = [...(requests.versions ?? []), ...(changes.versions ?? [])];
  const people = [...requests.colleagues, ...changes.colleagues];
  return {
    requests: [...requests.requests, ...changes.requests].toSorted(
      (one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt) || other.id.localeCompare(one.id),
    ),
    versions: uniqueBy(versions, ({ type, officeId, version }) => `${type} ${officeId} ${version}`),
    colleagues: uniqueBy(people, ({ id }) => id)
      .map((colleague) => ({ ...colleague, leave: allLeave(people.filter(({ id }) => id === colleague.id)) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    officePatterns: requests.officePatterns ?? changes.officePatterns,
    hasLimits: requests.hasLimits || changes.hasLimits,
    hasChanges: true,
  };
}

/** Returns the leave of a colleague without repetitions, because two statements may have found the same leave. */
function allLeave(found: readonly FoundColleague[]): FoundColleague["leave"] {
  const leave = found.flatMap((colleague) => colleague.leave ?? []);
  return uniqueBy(leave, (each) => each.join(" "));
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
