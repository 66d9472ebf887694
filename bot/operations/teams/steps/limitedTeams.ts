import type { Transaction } from "sequelize";
import { workCalendar, type WorkCalendar } from "#core/offices/workCalendar.ts";
import { computeDays, type LimitedTeam } from "#core/teams/teamDays.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import type { Person } from "#db/queries/people/person.ts";
import { readAlone } from "#db/queries/readTogether.ts";
import { type FoundMember, type FoundTeam, limitedTeamsOf, lockCoverage } from "#db/queries/teams/limitedTeams.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";

const turns = new KeyedSemaphore({ atOnce: 4, perKey: 1, waitingPerKey: 100, patience: 20_000 });

export async function limitedTeams(
  organizationId: string,
  found: readonly FoundTeam[],
  requests: Parameters<typeof computeDays>[1],
): Promise<LimitedTeam[]> {
  const shared = new Map<string, WorkCalendar>();
  const teams = found.map((team) => teamOf(team, shared));
  await turns.run(organizationId, () => collectWithPauses(computeDays(teams, requests)));
  return teams;
}

/** The person must be locked. Locks the coverage of the teams, and reloads the teams. */
export async function lockTeams(
  { organizationId, id }: Person,
  dates: Parameters<typeof limitedTeamsOf>[2],
  { found, tx }: { found: FoundTeam[]; tx: Transaction },
): Promise<FoundTeam[]> {
  if (found.length === 0) return found;
  const teamIds = found.map((team) => team.id);
  await lockCoverage(organizationId, teamIds, tx);
  return readAlone(limitedTeamsOf(organizationId, [id], dates), tx);
}

function teamOf(
  { id, name, minimum, percent, mode, members, offices }: FoundTeam,
  shared: Map<string, WorkCalendar>,
): LimitedTeam {
  const officeOf = new Map(offices.map((office) => [office.id, office]));
  const calendarOf = ({ id: personId, officeId, own }: FoundMember): WorkCalendar => {
    const sharers = own ? personId : officeId;
    const known = shared.get(sharers);
    if (known) return known;
    const { patterns = null, countHolidays = false, holidays = null } = officeOf.get(officeId) ?? {};
    const calendar = workCalendar(holidays ?? [], countHolidays, { own, office: patterns });
    shared.set(sharers, calendar);
    return calendar;
  };
  return {
    id,
    name,
    coverage: { ...(minimum !== null && { minimum }), ...(percent !== null && { percent }), mode },
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      startDate: member.startDate,
      endDate: member.endDate,
      calendar: calendarOf(member),
      absences: (member.leave ?? []).map(([startDate, endDate]) => ({ startDate, endDate })),
    })),
  };
}
