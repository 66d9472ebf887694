import { workCalendar, type WorkCalendar } from "#core/offices/workCalendar.ts";
import type { LimitedTeam } from "#core/teams/teamDays.ts";
import type { FoundMember, FoundTeam } from "#db/queries/teams/limitedTeams.ts";

/** Converts teams with a coverage limit from rows to core's form. */
export function limitedTeams(found: readonly FoundTeam[]): LimitedTeam[] {
  return found.map(teamOf);
}

/** Converts a team. Members of one office without their own working hours share one calendar. */
function teamOf({ id, name, minimum, percent, mode, members, offices }: FoundTeam): LimitedTeam {
  const officeOf = new Map(offices.map((office) => [office.id, office]));
  const shared = new Map<string, WorkCalendar>();
  const calendarOf = ({ officeId, own }: FoundMember): WorkCalendar => {
    const known = own ? undefined : shared.get(officeId);
    if (known) return known;
    const { patterns = null, countHolidays = false, holidays = null } = officeOf.get(officeId) ?? {};
    const calendar = workCalendar(holidays ?? [], countHolidays, { own, office: patterns });
    if (!own) shared.set(officeId, calendar);
    return calendar;
  };
  return {
    id,
    name,
    coverage: { ...(minimum !== null && { minimum }), ...(percent !== null && { percent }), mode },
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      calendar: calendarOf(member),
      absences: (member.leave ?? []).map(([startDate, endDate]) => ({ startDate, endDate })),
    })),
  };
}
