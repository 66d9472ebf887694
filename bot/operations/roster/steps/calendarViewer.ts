import { isAtLeast } from "#core/people/access/roles.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { CalendarViewer } from "#db/queries/roster/visiblePeople.ts";

export function calendarViewer(me: Person): CalendarViewer | undefined {
  const { id, managerId, effectiveOfficeId: officeId, role } = me;
  if (isAtLeast(role, "Admin")) return undefined;
  return { id, managerId, officeId, andBelow: isAtLeast(role, "Manager") };
}
