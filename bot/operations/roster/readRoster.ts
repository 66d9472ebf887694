import type { IsoDate } from "#core/calendar/dates.ts";
import { DAY_MARKS, type DayMarks, dayMarks, marksWhileEmployed } from "#core/offices/dayMarks.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { seesEmployment } from "#core/people/access/seesEmployment.ts";
import { type CalendarWindow, calendarWindow, RosterQuery } from "#core/requests/CalendarWindow.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { leaveMarks } from "#core/requests/cost/leaveMarks.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findRosterOffices, findRosterPeople, type FoundRosterOffice } from "#db/queries/roster/findRoster.ts";
import { balanceFacts } from "../accruals/steps/bringUpToDate.ts";
import { reading } from "../reading.ts";
import { assertSeesTeam } from "../teams/steps/assertSeesTeam.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { calendarViewer } from "./steps/calendarViewer.ts";

const MAX_PEOPLE = 2000;

export const readRoster = reading(
  "readCalendar",
  RosterQuery,
  async ({ officeId, teamId, who, ...query }, { me, today }) => {
    const window = calendarWindow(query, today);
    if (teamId !== undefined) await assertSeesTeam(me, teamId);
    const scope = { organizationId: me.organizationId, viewer: calendarViewer(me) };
    // Runs the reads one after the other, because a turn allows one connection.
    const [people, offices] = await readInTurn(
      me.organizationId,
      async () =>
        [
          await findRosterPeople(scope, { officeId, teamId, personId: who && me.id, most: MAX_PEOPLE }),
          await findRosterOffices(scope, window, who && me.effectiveOfficeId),
        ] as const,
    );
    const [home] = offices;
    const counted =
      who && home && (await countedDays(me, today, { window, own: people[0]?.own ?? null, office: home }));
    const marksOf = marksByPattern(window, offices);
    const seesHours = seesEmployment(me.role);
    return {
      ...window,
      officeId: me.effectiveOfficeId,
      ...(counted !== undefined && { countedDays: counted }),
      people: people.map(({ id, name, officeId: office, own, isBelow, isLeadOnly, ...employment }) => {
        const seesDays = seesHours || id === me.id;
        const days = seesDays ? marksWhileEmployed(marksOf(office, own), window, employment) : undefined;
        return {
          id,
          name,
          officeId: office,
          ...(days !== undefined && days !== marksOf(office, null) && { days }),
          ...((id === me.id || (seesHours && isBelow)) && { hasPage: true as const }),
          ...(isLeadOnly && { isLeadOnly: true as const }),
        };
      }),
      total: people[0]?.total ?? 0,
      offices: offices.map(({ id, name, holidays }) => ({
        id,
        name,
        days: marksOf(id, null),
        holidays,
      })),
    };
  },
);

interface OwnDates {
  window: CalendarWindow;
  own: readonly PatternChange[] | null;
  office: FoundRosterOffice;
}

async function countedDays(me: Person, today: IsoDate, dates: OwnDates): Promise<DayMarks | undefined> {
  const balances = await balanceFacts(me, today);
  const { window, own, office } = dates;
  const accruals = balances.flatMap((balance) =>
    isRequestable(balance, me.role) && usesLots(balance.accrual) ? balance.accrual : [],
  );
  if (accruals.length === 0) return undefined;
  const calendar = workCalendar(office.holidays, office.countHolidays, { own, office: office.patterns });
  const worked = dayMarks(window, calendar);
  const counted = leaveMarks(window, calendar, accruals);
  const isOther = Array.from(counted).some((mark, at) => mark === DAY_MARKS.worked && worked[at] === DAY_MARKS.off);
  return isOther ? counted : undefined;
}

function marksByPattern(window: CalendarWindow, offices: readonly FoundRosterOffice[]) {
  const byId = new Map(offices.map((office) => [office.id, office]));
  const known = new Map<string, DayMarks>();
  return (officeId: string, own: readonly PatternChange[] | null): DayMarks => {
    const key = `${officeId} ${JSON.stringify(own)}`;
    const { holidays = [], countHolidays = false, patterns = null } = byId.get(officeId) ?? {};
    const marks = known.get(key) ?? dayMarks(window, workCalendar(holidays, countHolidays, { own, office: patterns }));
    known.set(key, marks);
    return marks;
  };
}
