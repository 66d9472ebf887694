import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { daysBetween, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { DAY_MARKS } from "#core/offices/dayMarks.ts";
import { listText } from "#core/listText.ts";
import { countText } from "#core/countText.ts";
import { type DayOff, daysOff } from "../daysOff.ts";

export interface PickerDay {
  isOff: boolean;
  holidays: readonly string[];
  closed: readonly ClosedDatesAnswer[];
  own: "approved" | "pending" | undefined;
  away: readonly string[];
}

interface PickerFacts {
  viewerId: string;
  days: RosterAnswer | undefined;
  events: readonly CalendarEventAnswer[];
  closed: readonly ClosedDatesAnswer[];
}

export function pickerDays({ viewerId, days, events, closed }: PickerFacts): (date: IsoDate) => PickerDay {
  const off = ownDaysOff(days);
  return (date) => {
    const onDate = <Dates extends { startDate: IsoDate; endDate: IsoDate }>(all: readonly Dates[]) =>
      all.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
    const there = onDate(events);
    const own = there.filter(({ userId }) => userId === viewerId).map(({ status }) => status);
    const names = there.filter(({ userId }) => userId !== viewerId).map(({ userName }) => userName);
    return {
      ...off(date),
      closed: onDate(closed),
      own: own.includes("approved") ? "approved" : own[0],
      away: [...new Set(names)],
    };
  };
}

export function workedBy(days: RosterAnswer | undefined): (date: IsoDate) => boolean {
  const off = ownDaysOff(days);
  return (date) => !off(date).isOff;
}

export function countedBy(days: RosterAnswer | undefined): (date: IsoDate) => boolean {
  const isWorked = workedBy(days);
  if (!days?.countedDays) return isWorked;
  const { from, countedDays } = days;
  return (date) => isWorked(date) || countedDays[daysBetween(from, date) - 1] === DAY_MARKS.worked;
}

function ownDaysOff(answer: RosterAnswer | undefined): (date: IsoDate) => DayOff {
  const office = answer?.offices.find(({ id }) => id === answer.officeId);
  if (!answer || !office) return weekend;
  const marks = answer.people[0]?.days ?? office.days;
  const known = daysOff({ ...office, days: marks }, answer.from);
  return (date) => known.get(date) ?? (date < answer.from || date > answer.to ? weekend(date) : WORKED);
}

const WORKED: DayOff = { isOff: false, holidays: [] };

function weekend(date: IsoDate): DayOff {
  return { isOff: weekdayOf(date) > 5, holidays: [] };
}

const MOST = 4;

export function pickerDayText({ isOff, holidays, closed, own, away }: PickerDay): string {
  const others = away.length - MOST;
  const names = others > 0 ? [...away.slice(0, MOST), countText(others, "other")] : away;
  return [
    ...holidays,
    ...closed.map(({ kind, text }) => (kind === "closure" ? `closed (${text})` : `blackout (${text})`)),
    ...(isOff ? ["not a workday"] : []),
    ...(own ? [own === "approved" ? "your time off" : "your pending request"] : []),
    ...(names.length > 0 ? [`${listText(names)} away`] : []),
  ].join(", ");
}
