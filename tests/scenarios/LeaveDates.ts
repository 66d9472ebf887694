import { addDays, eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";

const DAY = 480;

export interface LeaveDates {
  startDate: IsoDate;
  endDate: IsoDate;
  startPart: "full" | "am" | "pm";
  endPart: "full" | "am" | "pm";
}

export type MinutesByDate = Map<IsoDate, number>;

export function minutesByDate(
  { startDate, endDate, startPart, endPart }: LeaveDates,
  closed: ReadonlySet<IsoDate>,
): MinutesByDate {
  const minutes: MinutesByDate = new Map();
  for (const date of eachDate(startDate, endDate)) {
    const isHalf = (date === startDate && startPart !== "full") || (date === endDate && endPart !== "full");
    if (weekdayOf(date) <= 5 && !closed.has(date)) minutes.set(date, isHalf ? DAY / 2 : DAY);
  }
  return minutes;
}

export function sumOf(minutes: MinutesByDate): number {
  return [...minutes.values()].reduce((total, each) => total + each, 0);
}

export function restsAround(
  { startDate, endDate, startPart, endPart }: LeaveDates,
  taken: { startDate: IsoDate; endDate: IsoDate },
): LeaveDates[] {
  const before = addDays(taken.startDate, -1);
  const after = addDays(taken.endDate, 1);
  return [
    ...(startDate <= before ? [untilDay({ startDate, endDate: before, startPart })] : []),
    ...(after <= endDate ? [fromDay({ startDate: after, endDate, endPart })] : []),
  ];
}

function untilDay({ startPart, ...dates }: Omit<LeaveDates, "endPart">): LeaveDates {
  return { ...dates, startPart, endPart: dates.startDate === dates.endDate ? startPart : "full" };
}

function fromDay({ endPart, ...dates }: Omit<LeaveDates, "startPart">): LeaveDates {
  return { ...dates, startPart: dates.startDate === dates.endDate ? endPart : "full", endPart };
}
