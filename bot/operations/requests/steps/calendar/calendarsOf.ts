import type { Transaction } from "sequelize";
import { eachDate, earliest, type IsoDate, latest } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { freeHolidays, type Holiday, patternsOf, workCalendar, type WorkCalendar } from "#core/offices/workCalendar.ts";
import { personalCalendar, placedCalendar } from "#core/requests/cost/placedCalendar.ts";
import { findHolidays } from "#db/queries/offices/holidays.ts";
import { findPlaces } from "#db/queries/offices/findPlaces.ts";
import type { Person } from "#db/queries/people/person.ts";

type Placed = Pick<
  Person,
  "organizationId" | "id" | "effectiveOfficeId" | "countHolidays" | "ownPatterns" | "officePatterns" | "hasHistory"
>;

interface OfLeave {
  type?: LeaveType;
  isClosure?: boolean;
}

interface Dates {
  startDate: IsoDate;
  endDate: IsoDate;
}

export async function calendarsOf(
  organizationId: string,
  leave: readonly { request: Dates; person: Placed }[],
  tx: Transaction | undefined,
): Promise<(person: Placed, request: OfLeave) => WorkCalendar> {
  const moved = leave.filter(({ person }) => person.hasHistory);
  const ids = [...new Set(moved.map(({ person }) => person.id))];
  const places = await findPlaces(organizationId, ids, spanOf(moved), tx);
  const worked = leave.flatMap(({ person, request }) => {
    const placements = places.get(person.id)?.placements ?? [];
    const offices = placements.length === 0 ? [person.effectiveOfficeId] : placements.map(({ value }) => value.id);
    return [...new Set(offices)].map((officeId) => ({ officeId, request }));
  });
  const holidaysOf = new Map<string, Holiday[]>();
  for (const [officeId, ofOffice] of groupBy(worked, (each) => each.officeId)) {
    holidaysOf.set(officeId, await findHolidays(organizationId, officeId, spanOf(ofOffice), tx));
  }
  const placed = new Map<string, WorkCalendar>();
  return (person, request) => {
    const { effectiveOfficeId, countHolidays, ownPatterns } = person;
    const free = (officeId: string) => freeHolidays(holidaysOf.get(officeId) ?? [], request);
    const { placements = [], closures = [] } = places.get(person.id) ?? {};
    if (placements.length === 0) return workCalendar(free(effectiveOfficeId), countHolidays, patternsOf(person));
    const officeIds = placements.map(({ value, ...version }) => ({ ...version, value: value.id }));
    const key = JSON.stringify([request.type, request.isClosure, officeIds]);
    let calendar = placed.get(key);
    if (!calendar) {
      const offices = placements.map(({ value: { id, ...days } }) => [id, { holidays: free(id), ...days }] as const);
      calendar = placedCalendar(officeIds, new Map(offices));
      placed.set(key, calendar);
    }
    return personalCalendar(calendar, ownPatterns, freeHolidays(closures.flatMap(daysOf), request));
  };
}

export async function calendarOf(person: Placed, leave: Dates & OfLeave, tx?: Transaction): Promise<WorkCalendar> {
  const calendarOfLeave = await calendarsOf(person.organizationId, [{ person, request: leave }], tx);
  return calendarOfLeave(person, leave);
}

function spanOf(leave: readonly { request: Dates }[]): Dates {
  const [first, ...others] = leave.map(({ request: { startDate, endDate } }) => ({ startDate, endDate }));
  return others.reduce(
    (span, { startDate, endDate }) => ({
      startDate: earliest(span.startDate, startDate),
      endDate: latest(span.endDate, endDate),
    }),
    first ?? { startDate: "", endDate: "" },
  );
}

function daysOf({ name, startDate, endDate, chargedTo }: Dates & Pick<Holiday, "name" | "chargedTo">): Holiday[] {
  return eachDate(startDate, endDate).map((date) => ({ date, name, isClosure: true, chargedTo: chargedTo ?? null }));
}
