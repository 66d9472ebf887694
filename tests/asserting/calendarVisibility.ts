import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isAbove, type People, type PersonNode } from "#core/people/approver.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

export function seesOnCalendar(viewer: PersonNode, person: PersonNode, people: People): boolean {
  if (isAtLeast(viewer.role, "Admin") || viewer.id === person.id) return true;
  if (person.id === viewer.managerId || person.managerId === viewer.id) return true;
  if (isAtLeast(viewer.role, "Manager") && isAbove(viewer, person, people)) return true;
  return viewer.managerId === null ? person.officeId === viewer.officeId : person.managerId === viewer.managerId;
}

export function shownType(viewer: PersonNode, person: PersonNode, people: People, type: LeaveType): LeaveType {
  const knows = isAtLeast(viewer.role, "Admin") || viewer.id === person.id || isAbove(viewer, person, people);
  return type === "vacation" || knows ? type : "away";
}
