import type { IsoDate } from "#core/calendar/dates.ts";

/** What makes people a team. `officeId` is the office whose rules hold for them: their own, else the default one. */
export interface TeamPlace {
  managerId: string | null;
  officeId: string;
}

interface Absence {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** Somebody active of the organisation, with the leave that touches the time in question. */
export interface Colleague extends TeamPlace {
  id: string;
  name: string;
  /** Approved leave. */
  absences: readonly Absence[];
  /** Requested leave that nobody has decided on yet. */
  requested: readonly Absence[];
}

/** Whether somebody is of a person's team: the same manager, or for who has none the same office. */
export function isOfTeam(person: TeamPlace, other: TeamPlace): boolean {
  return person.managerId === null ? other.officeId === person.officeId : other.managerId === person.managerId;
}

/** Who of the others of a team is away on any date of a span. */
export function awayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences }) => touches(absences, span));
}

/** Who of the others of a team has only asked to be away on some date of a span. */
export function maybeAwayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences, requested }) => !touches(absences, span) && touches(requested, span));
}

function touches(absences: readonly Absence[], span: Absence): boolean {
  return absences.some(({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate);
}
