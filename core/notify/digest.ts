import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";

/** Somebody's approved time off; of what kind it is does not matter here. */
export interface Absence {
  userId: string;
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** Dates on which somebody is away, one after the other as far as they are worked. */
export interface AwaySpan {
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** Somebody away today. */
export interface AwayToday {
  name: string;
  /** The last working day before they are back. */
  until: IsoDate;
  isHalfDay: boolean;
}

/** Somebody away next week. */
export interface AwayNextWeek {
  name: string;
  spans: AwaySpan[];
  /** Away on every day that is worked that week. */
  isAllWeek: boolean;
}

/** What an office's channel reads in the morning. */
export interface Digest {
  today: AwayToday[];
  nextWeek: AwayNextWeek[];
}

const NINE = 9 * 60;
const NOON = 12 * 60;

/** Whether it is time for the digest where the clocks show so many minutes since midnight: from nine on; by noon it is no news any more. */
export function isDigestTime(minuteOfDay: number): boolean {
  return minuteOfDay >= NINE && minuteOfDay < NOON;
}

/** Whether the digest of a day is out, or late, by then. */
export function isDigestPast(minuteOfDay: number): boolean {
  return minuteOfDay >= NINE;
}

/** The last date that a digest tells of: the Sunday of next week. */
export function digestEnd(today: IsoDate): IsoDate {
  return addDays(mondayOf(today), 13);
}

/** Who of an office is away today and on working days of next week, in the order given; null when nobody is. */
export function digestOf(today: IsoDate, absences: readonly Absence[], calendar: WorkCalendar): Digest | null {
  const people = new Map<string, Absence[]>();
  for (const absence of absences) people.set(absence.userId, [...(people.get(absence.userId) ?? []), absence]);
  const isWorked = (date: IsoDate) => workedMinutes(date, calendar) > 0;
  const week = eachDate(addDays(digestEnd(today), -6), digestEnd(today)).filter(isWorked);
  const digest: Digest = { today: [], nextWeek: [] };
  for (const own of people.values()) {
    const name = own[0]?.name ?? "";
    const now = awayOn(today, own);
    if (now) digest.today.push({ name, until: now.isHalfDay ? today : untilWhen(today, own, isWorked), ...now });
    const spans = spansOf(week, own);
    const [first] = spans;
    const isAllWeek = spans.length === 1 && first?.startDate === week[0] && first?.endDate === week.at(-1);
    if (first) digest.nextWeek.push({ name, spans, isAllWeek: isAllWeek && !first.isHalfDay });
  }
  return digest.today.length + digest.nextWeek.length > 0 ? digest : null;
}

/** How somebody is away on a date, if they are: two halves by two requests can't be, for requests never overlap. */
function awayOn(date: IsoDate, own: readonly Absence[]): { isHalfDay: boolean } | undefined {
  const found = own.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return found && { isHalfDay: found.isHalfDay };
}

/** The last day of an absence that goes on from one request into the next, over days that nobody works. */
function untilWhen(today: IsoDate, own: readonly Absence[], isWorked: (date: IsoDate) => boolean): IsoDate {
  const last = own.reduce((most, { endDate }) => (endDate > most ? endDate : most), today);
  let until = today;
  for (const date of eachDate(addDays(today, 1), last).filter(isWorked)) {
    if (awayOn(date, own)?.isHalfDay !== false) break;
    until = date;
  }
  return until;
}

/** Of some working days those on which somebody is away, what follows upon each other together. */
function spansOf(week: readonly IsoDate[], own: readonly Absence[]): AwaySpan[] {
  const spans: AwaySpan[] = [];
  let goesOn = false;
  for (const date of week) {
    const away = awayOn(date, own);
    const last = spans.at(-1);
    if (away && !away.isHalfDay && goesOn && last) last.endDate = date;
    else if (away) spans.push({ startDate: date, endDate: date, ...away });
    goesOn = away?.isHalfDay === false;
  }
  return spans;
}
