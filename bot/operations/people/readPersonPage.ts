import { isoDate, yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { dayMarks, marksWhileEmployed } from "#core/offices/dayMarks.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { mayOpenPerson } from "#core/people/access/mayOpenPerson.ts";
import { PersonPageQuery } from "#core/people/PersonPageQuery.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findUser } from "#db/queries/people/people.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { findPersonYear } from "#db/queries/roster/findPersonYear.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { visibleUser } from "../visibleUser.ts";

const MAX_REQUESTS = 2000;

export const readPersonPage = readingOn("readPersonPage", PersonPageQuery, async (id, query, { me, clock }) => {
  const { organizationId } = me;
  const person = await findPerson(organizationId, id);
  if (!person || !mayOpenPerson(me, person, await peopleAround(organizationId, [id]))) throw notFound("The person");
  const now = clock.now();
  const today = todayIn(person.zone, now);
  const { year = yearOf(today) } = query;
  const window = { from: isoDate(year, 1, 1), to: isoDate(year, 12, 31) };
  // Runs the reads one after the other, because a turn allows one connection.
  const [user, requests, { teams, holidays }] = await readInTurn(
    organizationId,
    async () =>
      [
        await findUser(organizationId, id),
        await findOwnRequests(organizationId, id, MAX_REQUESTS),
        await findPersonYear(person, window),
      ] as const,
  );
  if (!user) throw notFound("The person");
  const patterns = { own: person.ownPatterns, office: person.officePatterns };
  const marks = dayMarks(window, workCalendar(holidays, person.countHolidays, patterns));
  // A person with earlier employments may have worked before the current employment.
  const employment = { startDate: person.hasHistory ? null : person.startDate, endDate: person.endDate };
  const days = marksWhileEmployed(marks, window, employment);
  const visible = visibleUser(user, me.role, now);
  const shown = id === me.id ? { ...visible, facts: user.facts ?? {} } : visible;
  return { person: shown, today, teams, requests, calendar: { ...window, days, holidays } };
});
