import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";

export interface CalendarFilter {
  officeId: string;
  teamId: string;
  /** The key of a leave type, `away` for types that the viewer may not see, or empty for all types. */
  type: string;
  name: string;
}

export function isFiltered({ officeId, teamId, type, name }: CalendarFilter): boolean {
  return [officeId, teamId, type, name.trim()].some((filter) => filter !== "");
}

export function matchingEvents(
  events: readonly CalendarEventAnswer[],
  { officeId, type, name }: CalendarFilter,
  people: ReadonlySet<string> | undefined,
): CalendarEventAnswer[] {
  const isNamed = wordSearch(name);
  return events.filter(
    (event) =>
      (type === "" || event.type === type) &&
      isNamed(event.userName) &&
      (officeId === "" || people === undefined || people.has(event.userId)),
  );
}
