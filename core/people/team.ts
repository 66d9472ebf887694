import type { IsoDate } from "#core/calendar/dates.ts";

/** What makes people a team. `officeId` is the office whose rules hold for them: their own, else the default one. */
export interface TeamPlace {
  managerId: string | null;
  officeId: string;
}

/** Somebody active of the organisation, with the approved leave that touches the time in question. */
export interface Colleague extends TeamPlace {
  id: string;
  name: string;
  absences: readonly { startDate: IsoDate; endDate: IsoDate }[];
}

/** Whether somebody is of a person's team: the same manager, or for who has none the same office. */
export function isOfTeam(person: TeamPlace, other: TeamPlace): boolean {
  return person.managerId === null ? other.officeId === person.officeId : other.managerId === person.managerId;
}

/** Who of the others of a team is away on any date of a span. */
export function awayIn(others: readonly Colleague[], span: { startDate: IsoDate; endDate: IsoDate }): Colleague[] {
  return others.filter(({ absences }) =>
    absences.some(({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate),
  );
}
