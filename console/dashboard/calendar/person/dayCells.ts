import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { addDays, daysBetween, eachDate, type IsoDate, monthEnd } from "#core/calendar/dates.ts";
import { formatDay } from "#core/calendar/dateTexts.ts";
import { type WeekStart, weeksOfMonth } from "#core/calendar/weeks.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { DAY_MARKS } from "#core/offices/dayMarks.ts";
import { answeredParts, answeredPartsInWords } from "#core/requests/parts/answeredParts.ts";
import { timelineBar } from "#core/timeline/timelineBar.ts";

interface Part {
  status: "approved" | "pending";
  from: number;
  to: number;
}

export interface DayCell {
  date: IsoDate;
  isOff: boolean;
  isHoliday: boolean;
  isClosure: boolean;
  parts: Part[];
  text: string;
}

type Calendar = PersonPageAnswer["calendar"];

/** Days of other months are null. `calendar` must include the month. */
export function dayCells(
  { month, weekStart }: { month: IsoDate; weekStart: WeekStart },
  { calendar, requests }: { calendar: Calendar; requests: readonly OwnRequestAnswer[] },
  nameOf: (type: LeaveType) => string,
): (DayCell | null)[][] {
  const last = monthEnd(month);
  const leave = requests.filter(
    ({ status, isCredit, startDate, endDate }) =>
      (status === "approved" || status === "pending") && !isCredit && startDate <= last && endDate >= month,
  );
  const cellOf = (date: IsoDate) => (date < month || date > last ? null : dayCell(date, { calendar, leave }, nameOf));
  return weeksOfMonth(month, weekStart)
    .map((first) => eachDate(first, addDays(first, 6)).map(cellOf))
    .filter((week) => week.some(Boolean));
}

function dayCell(
  date: IsoDate,
  { calendar, leave }: { calendar: Calendar; leave: readonly OwnRequestAnswer[] },
  nameOf: (type: LeaveType) => string,
): DayCell {
  const isOff = calendar.days[daysBetween(calendar.from, date) - 1] === DAY_MARKS.off;
  const holidays = calendar.holidays.filter((holiday) => holiday.date === date);
  const here = leave.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const facts = [
    ...holidays.map(({ name }) => name),
    ...here.map((request) => {
      const words = request.startDate === request.endDate ? answeredPartsInWords(request) : "";
      return `${nameOf(request.type)}${words && `, ${words}`}${request.status === "pending" ? " (pending)" : ""}`;
    }),
  ];
  return {
    date,
    isOff,
    isHoliday: holidays.some(({ isClosure }) => !isClosure),
    isClosure: holidays.some(({ isClosure }) => isClosure),
    parts: isOff ? [] : here.flatMap((request) => partOf(request, date)),
    text: facts.length > 0 ? `${formatDay(date)}: ${facts.join(", ")}` : "",
  };
}

function partOf(request: OwnRequestAnswer, date: IsoDate): Part[] {
  const bar = timelineBar(answeredParts(request), { from: date, to: date });
  if (!bar || bar.length <= 0) return [];
  return [
    { status: request.status === "pending" ? "pending" : "approved", from: bar.start, to: bar.start + bar.length },
  ];
}
