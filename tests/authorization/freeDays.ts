import { addDays, type IsoDate, type Weekday, weekdayOf } from "#core/calendar/dates.ts";

const FIRST = "2027-04-05";
const WEEKEND: readonly Weekday[] = [6, 7];

export function freeDays(): (person: { userId: string }) => IsoDate {
  const last = new Map<string, IsoDate>();
  return ({ userId }) => {
    let day = addDays(last.get(userId) ?? FIRST, 1);
    while (WEEKEND.includes(weekdayOf(day))) day = addDays(day, 1);
    last.set(userId, day);
    return day;
  };
}
