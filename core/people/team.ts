import type { IsoDate } from "#core/calendar/dates.ts";

/** The facts that define a team. `officeId` is the effective office: the person's own, or else the default one. */
export interface TeamPlace {
  managerId: string | null;
  officeId: string;
}

interface Absence {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** An active person of the organization, with the leave that overlaps the time in question. */
export interface Colleague extends TeamPlace {
  id: string;
  name: string;
  /** Approved leave. */
  absences: readonly Absence[];
  /** Pending requests. */
  requested: readonly Absence[];
}

/** Returns whether a person belongs to another's team: the same manager or, for people without one, the same office. */
export function isOfTeam(person: TeamPlace, other: TeamPlace): boolean {
  return person.managerId === null ? other.officeId === person.officeId : other.managerId === person.managerId;
}

/** Returns the team members who are away on any date of a span. */
export function awayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences }) => touches(absences, span));
}

/** Returns the team members with only pending requests on any date of a span. */
export function maybeAwayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences, requested }) => !touches(absences, span) && touches(requested, span));
}

function touches(absences: readonly Absence[], span: Absence): boolean {
  return absences.some(({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate);
}
