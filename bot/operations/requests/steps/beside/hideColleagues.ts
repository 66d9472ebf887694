import { groupBy } from "#core/groupBy.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import type { Colleague } from "#core/people/team.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LimitedTeam } from "#core/teams/teamDays.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLeaveOfTypes } from "#db/queries/requests/pending/findLeaveOfTypes.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { peopleSeenWhole } from "../giveBack/peopleSeenWhole.ts";

interface Around {
  colleagues: readonly Colleague[];
  limitedTeams: readonly LimitedTeam[];
}

/** Hidden leave still counts toward coverage, because decisions depend on coverage. */
export async function hideColleagues(
  reader: Person,
  dates: readonly { startDate: IsoDate; endDate: IsoDate }[],
  around: Around,
): Promise<Around> {
  const { hidden } = await seenTypes(reader);
  const { colleagues, limitedTeams } = around;
  const [first] = dates;
  if (!first || hidden.length === 0 || isAtLeast(reader.role, "Admin")) return around;
  const { organizationId } = reader;
  const away = colleagues.filter(({ absences, requested }) => absences.length + requested.length > 0);
  const members = limitedTeams.flatMap((team) => team.members);
  const insiders = await peopleSeenWhole(
    organizationId,
    [...away, ...members].map(({ id }) => id),
    reader.id,
  );
  const span = {
    startDate: dates.reduce((date, { startDate }) => (startDate < date ? startDate : date), first.startDate),
    endDate: dates.reduce((date, { endDate }) => (endDate > date ? endDate : date), first.endDate),
  };
  const others = away.flatMap(({ id }) => (insiders.has(id) ? [] : id));
  const found = others.length > 0 ? await findLeaveOfTypes(organizationId, others, hidden, span) : [];
  const leaveOf = groupBy(found, ({ userId }) => userId);
  return {
    colleagues: colleagues.map((one) => {
      const leave = leaveOf.get(one.id);
      return leave ? { unseen: leave, ...one } : one;
    }),
    limitedTeams: limitedTeams.map((team) =>
      team.members.every(({ id }) => insiders.has(id)) ? team : { isUnnamed: true, ...team },
    ),
  };
}
