import type { RosterOffice } from "#core/api/calendar/RosterAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { DAY_MARKS } from "#core/offices/dayMarks.ts";
import { partText } from "#core/offices/partText.ts";

export interface DayOff {
  isOff: boolean;
  holidays: readonly string[];
}

export function daysOff({ days, holidays }: RosterOffice, from: IsoDate): Map<IsoDate, DayOff> {
  const byDate = new Map<IsoDate, { isOff: boolean; holidays: string[] }>();
  for (let index = 0; index < days.length; index++) {
    if (days[index] === DAY_MARKS.off) byDate.set(addDays(from, index), { isOff: true, holidays: [] });
  }
  for (const { date, name, part, minutes, isClosure } of holidays) {
    if (isClosure) continue;
    const day = byDate.get(date) ?? { isOff: false, holidays: [] };
    day.holidays.push(part === "full" ? name : `${name} (${partText({ part, minutes }).toLowerCase()})`);
    byDate.set(date, day);
  }
  return byDate;
}

export function closuresOf({ id, holidays }: RosterOffice): ClosedDatesAnswer[] {
  const closures: ClosedDatesAnswer[] = [];
  for (const { date, name, isClosure } of holidays) {
    if (!isClosure) continue;
    const running = closures.find(({ text, endDate }) => text === name && addDays(endDate, 1) === date);
    if (running) running.endDate = date;
    else
      closures.push({ kind: "closure", id: `${id} ${date}`, startDate: date, endDate: date, text: name, types: null });
  }
  return closures;
}
