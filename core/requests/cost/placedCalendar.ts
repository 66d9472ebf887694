import { type Holiday, patternOn, workCalendar, type WorkCalendar } from "#core/offices/workCalendar.ts";
import { FIRST_DAY, valueOn } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { continuedFrom, type WorkingPatterns } from "#core/working/WorkingPattern.ts";

export interface OfficeDays {
  holidays: readonly Holiday[];
  countHolidays: boolean;
  patterns: WorkingPatterns["office"];
}

export function placedCalendar(
  placements: readonly Versioned<string>[],
  offices: ReadonlyMap<string, OfficeDays>,
): WorkCalendar {
  const holidays = [...offices].flatMap(([id, office]) =>
    office.holidays.flatMap((holiday) =>
      valueOn(placements, holiday.date) === id ? { isCounted: office.countHolidays, ...holiday } : [],
    ),
  );
  const changes = [...offices.values()].flatMap(({ patterns }) => patterns ?? []);
  const days = [FIRST_DAY, ...placements.map(({ effectiveOn }) => effectiveOn), ...changes.map(({ from }) => from)];
  const office = [...new Set(days)].toSorted().map((from) => {
    const patterns = offices.get(valueOn(placements, from))?.patterns ?? null;
    return continuedFrom(from, patternOn(from, { own: null, office: patterns }));
  });
  return workCalendar(holidays, false, { own: null, office });
}

export function personalCalendar(
  { holidays, countHolidays, patterns }: WorkCalendar,
  own: WorkingPatterns["own"],
  closures: readonly Holiday[],
): WorkCalendar {
  const personal = { own, office: patterns.office };
  if (closures.length === 0) return { holidays, countHolidays, patterns: personal };
  return workCalendar([...holidays.values(), ...closures], countHolidays, personal);
}
