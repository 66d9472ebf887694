import type { IsoDate } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, type Minutes } from "#core/leave/amounts.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import {
  minutesOn,
  type PatternChange,
  STANDARD_PATTERN,
  type WorkingPattern,
  type WorkingPatterns,
} from "#core/working/WorkingPattern.ts";

export const HOLIDAY_PARTS = ["full", "am", "pm", "hours"] as const;
export type HolidayPart = (typeof HOLIDAY_PARTS)[number];

export interface Holiday {
  date: IsoDate;
  name: string;
  part?: HolidayPart;
  minutes?: Minutes | null;
  isClosure?: boolean;
  isCounted?: boolean;
  /** The leave type to which a closure is charged; null for a free closure. */
  chargedTo?: LeaveType | null;
}

export interface WorkCalendar {
  patterns: WorkingPatterns;
  holidays: ReadonlyMap<IsoDate, Holiday>;
  countHolidays: boolean;
}

const STANDARD: WorkingPatterns = { own: null, office: null };

export function workCalendar(
  holidays: readonly Holiday[],
  countHolidays: boolean,
  patterns: WorkingPatterns = STANDARD,
): WorkCalendar {
  const byDate = new Map<IsoDate, Holiday>();
  for (const holiday of holidays) {
    const other = byDate.get(holiday.date);
    if (!other || holiday.isClosure || isHalf(other)) byDate.set(holiday.date, holiday);
  }
  return { patterns, holidays: byDate, countHolidays };
}

export function freeHolidays(
  holidays: readonly Holiday[],
  { type, isClosure = false }: { type?: LeaveType; isClosure?: boolean },
): Holiday[] {
  return holidays.filter(({ chargedTo = null }) => {
    const isCharged = chargedTo !== null && (isClosure || (type === SICK && chargedTo !== SICK));
    return !isCharged;
  });
}

export function isHalf({ part = "full" }: Pick<Holiday, "part">): boolean {
  return part !== "full";
}

export function isHolidayCounted(date: IsoDate, { holidays, countHolidays }: WorkCalendar): boolean {
  const holiday = holidays.get(date);
  return holiday?.isClosure !== true && (holiday?.isCounted ?? countHolidays);
}

export function isClosed(date: IsoDate, { holidays }: Pick<WorkCalendar, "holidays">): boolean {
  return holidays.get(date)?.isClosure === true;
}

export function patternsOf(person: {
  ownPatterns: WorkingPatterns["own"];
  officePatterns: WorkingPatterns["office"];
}): WorkingPatterns {
  return { own: person.ownPatterns, office: person.officePatterns };
}

export function patternOn(date: IsoDate, { own, office }: WorkingPatterns): WorkingPattern {
  return inForce(date, own) ?? inForce(date, office) ?? STANDARD_PATTERN;
}

function inForce(date: IsoDate, changes: readonly PatternChange[] | null): WorkingPattern | null {
  const change = changes?.findLast(({ from }) => from <= date);
  return change?.weeks ? { from: change.from, weeks: change.weeks } : null;
}

export function patternMinutes(date: IsoDate, { patterns }: Pick<WorkCalendar, "patterns">): Minutes {
  return minutesOn(date, patternOn(date, patterns));
}

export function openPart(date: IsoDate, calendar: Pick<WorkCalendar, "holidays" | "patterns">): 0 | 0.5 | 1 {
  const holiday = calendar.holidays.get(date);
  return holiday ? partBeside(holiday, patternMinutes(date, calendar)) : 1;
}

function partBeside(holiday: Holiday, worked: Minutes): 0 | 0.5 | 1 {
  if (!isHalf(holiday)) return 0;
  if (holiday.part !== "hours") return 0.5;
  const [covered, day] = [holiday.minutes ?? 0, worked > 0 ? worked : MINUTES_PER_DAY];
  if (covered >= day) return 0;
  return covered * 4 >= day ? 0.5 : 1;
}

/** The result can include half a minute on a half holiday. */
export function openMinutes(date: IsoDate, calendar: Pick<WorkCalendar, "holidays" | "patterns">): Minutes {
  const worked = patternMinutes(date, calendar);
  const holiday = calendar.holidays.get(date);
  if (!holiday) return worked;
  if (holiday.part === "hours") return Math.max(0, worked - (holiday.minutes ?? 0));
  return partBeside(holiday, worked) * worked;
}

export function workedMinutes(date: IsoDate, calendar: WorkCalendar): Minutes {
  const isHoliday = calendar.holidays.get(date) !== undefined;
  if (!isHoliday || isHolidayCounted(date, calendar)) return patternMinutes(date, calendar);
  return Math.ceil(openMinutes(date, calendar));
}
