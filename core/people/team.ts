import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { patternOn } from "#core/offices/workCalendar.ts";
import { minutesOn, type WorkingPatterns } from "#core/working/WorkingPattern.ts";

export interface TeamPlace {
  managerId: string | null;
  officeId: string;
}

interface Absence {
  startDate: IsoDate;
  endDate: IsoDate;
}

export interface Colleague extends TeamPlace {
  id: string;
  name: string;
  /** Colleagues who have their office's working hours share this object, so `awayOn` can group them. */
  patterns: WorkingPatterns;
  absences: readonly Absence[];
  requested: readonly Absence[];
  /** Leave in `absences` and `requested` that the reader may not see. */
  unseen?: readonly Absence[];
}

export function asSeen(colleague: Colleague): Colleague {
  const { unseen, absences, requested } = colleague;
  if (!unseen) return colleague;
  const isSeen = ({ startDate, endDate }: Absence) =>
    !unseen.some((other) => other.startDate === startDate && other.endDate === endDate);
  return { ...colleague, absences: absences.filter(isSeen), requested: requested.filter(isSeen) };
}

export function isOfTeam(person: TeamPlace, other: TeamPlace): boolean {
  return person.managerId === null ? other.officeId === person.officeId : other.managerId === person.managerId;
}

export function awayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences }) => touches(absences, span));
}

export function maybeAwayIn(others: readonly Colleague[], span: Absence): Colleague[] {
  return others.filter(({ absences, requested }) => !touches(absences, span) && touches(requested, span));
}

/** `dates` must be in ascending order. */
export function awayOn(others: readonly Colleague[], dates: readonly IsoDate[]): number[] {
  const away = dates.map(() => 0);
  for (const [patterns, alike] of groupBy(others, (colleague) => colleague.patterns)) {
    const isWorked = (date: IsoDate) => minutesOn(date, patternOn(date, patterns)) > 0;
    const onLeave = alike.length === 1 ? leaveOf(alike, dates) : leaveOn(alike, dates);
    for (const [index, count] of onLeave) {
      if (count > 0 && isWorked(dates[index] ?? "")) away[index] = (away[index] ?? 0) + count;
    }
  }
  return away;
}

function* leaveOf(others: readonly Colleague[], dates: readonly IsoDate[]): Generator<[index: number, count: 1]> {
  for (const { startDate, endDate } of others.flatMap(withoutOverlap)) {
    const until = indexAfter(dates, endDate);
    for (let index = indexFrom(dates, startDate); index < until; index++) yield [index, 1];
  }
}

function leaveOn(others: readonly Colleague[], dates: readonly IsoDate[]): Iterable<[index: number, count: number]> {
  const changes = Array.from({ length: dates.length + 1 }, () => 0);
  for (const { startDate, endDate } of others.flatMap(withoutOverlap)) {
    const [from, until] = [indexFrom(dates, startDate), indexAfter(dates, endDate)];
    changes[from] = (changes[from] ?? 0) + 1;
    changes[until] = (changes[until] ?? 0) - 1;
  }
  let away = 0;
  return dates.map((_, index): [number, number] => [index, (away += changes[index] ?? 0)]);
}

function withoutOverlap({ absences }: Colleague): readonly Absence[] {
  if (absences.length < 2) return absences;
  const apart: Absence[] = [];
  for (const next of absences.toSorted((a, b) => a.startDate.localeCompare(b.startDate))) {
    const last = apart.at(-1);
    if (!last || next.startDate > last.endDate) apart.push({ ...next });
    else if (next.endDate > last.endDate) last.endDate = next.endDate;
  }
  return apart;
}

const indexFrom = (dates: readonly IsoDate[], date: IsoDate) => firstIndex(dates, (each) => each >= date);
const indexAfter = (dates: readonly IsoDate[], date: IsoDate) => firstIndex(dates, (each) => each > date);

function firstIndex(dates: readonly IsoDate[], isBehind: (date: IsoDate) => boolean): number {
  let [low, high] = [0, dates.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBehind(dates[middle] ?? "")) high = middle;
    else low = middle + 1;
  }
  return low;
}

function touches(absences: readonly Absence[], span: Absence): boolean {
  return absences.some(({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate);
}
