import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { listText } from "#core/listText.ts";
import { weekStartOf } from "#core/calendar/weeks.ts";
import { leaveOn, type LeaveParts } from "#core/leave/LeaveParts.ts";
import { partsInWords } from "#core/leave/partsInWords.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import { workWeekStart } from "#core/offices/workWeekStart.ts";

export interface Absence {
  userId: string;
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
  parts?: LeaveParts | null;
  ownPatterns: WorkingPatterns["own"];
}

export interface AwaySpan extends AwayOnDate {
  startDate: IsoDate;
  endDate: IsoDate;
}

interface AwayOnDate {
  isHalfDay: boolean;
  /** In words. Absent for whole days, and for half days without a known half. */
  part?: string;
}

export interface AwayToday extends AwayOnDate {
  name: string;
  until: IsoDate;
}

export interface AwayNextWeek {
  name: string;
  spans: AwaySpan[];
  isAllWeek: boolean;
}

export interface Digest {
  today: AwayToday[];
  nextWeek: AwayNextWeek[];
}

const NINE = 9 * 60;
const NOON = 12 * 60;

/** After noon, the digest would be outdated. */
export function isDigestTime(minuteOfDay: number): boolean {
  return minuteOfDay >= NINE && minuteOfDay < NOON;
}

export function isDigestPast(minuteOfDay: number): boolean {
  return minuteOfDay >= NINE;
}

export function digestEnd(today: IsoDate, calendar: Pick<WorkCalendar, "patterns">): IsoDate {
  return addDays(weekStartOf(today, workWeekStart(today, calendar)), 13);
}

export function digestOf(today: IsoDate, absences: readonly Absence[], calendar: WorkCalendar): Digest | null {
  const people = new Map<string, Absence[]>();
  for (const absence of absences) people.set(absence.userId, [...(people.get(absence.userId) ?? []), absence]);
  const end = digestEnd(today, calendar);
  const days = eachDate(addDays(end, -6), end);
  const digest: Digest = { today: [], nextWeek: [] };
  for (const own of people.values()) {
    const { name, ownPatterns } = own[0] ?? { name: "", ownPatterns: null };
    const ofPerson = { ...calendar, patterns: { ...calendar.patterns, own: ownPatterns } };
    const isWorked = (date: IsoDate) => workedMinutes(date, ofPerson) > 0;
    const week = days.filter(isWorked);
    const now = awayOn(today, own);
    if (now) digest.today.push({ name, until: now.isHalfDay ? today : untilWhen(today, own, isWorked), ...now });
    const spans = spansOf(week, own);
    const [first] = spans;
    const isAllWeek = spans.length === 1 && first?.startDate === week[0] && first?.endDate === week.at(-1);
    if (first) digest.nextWeek.push({ name, spans, isAllWeek: isAllWeek && !first.isHalfDay });
  }
  return digest.today.length + digest.nextWeek.length > 0 ? digest : null;
}

function awayOn(date: IsoDate, own: readonly Absence[]): AwayOnDate | undefined {
  const found = own.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  if (found.length === 0) return undefined;
  const parts = found.map((absence) => partsInWords(leaveOn(date, absence)));
  if (parts.includes("") || (parts.includes("morning") && parts.includes("afternoon"))) return { isHalfDay: false };
  return { isHalfDay: true, ...(parts[0] !== "half day" && { part: listText(parts) }) };
}

function untilWhen(today: IsoDate, own: readonly Absence[], isWorked: (date: IsoDate) => boolean): IsoDate {
  const last = own.reduce((most, { endDate }) => (endDate > most ? endDate : most), today);
  let until = today;
  for (const date of eachDate(addDays(today, 1), last).filter(isWorked)) {
    if (awayOn(date, own)?.isHalfDay !== false) break;
    until = date;
  }
  return until;
}

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
