import { createContext, useContext } from "react";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";
import {
  type LeaveYear,
  leaveYearName,
  leaveYearOf,
  leaveYearStart,
  type YearStart,
  yearStartOn,
} from "#core/leave/leaveYear.ts";
import { useTodayIn } from "#console/shared/calendar/ownCalendar.ts";

export const MeContext = createContext<MeAnswer | null>(null);

/** Returns the signed-in person. Throws outside `MeContext`. */
export function useMe(): MeAnswer {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe is for signed-in screens");
  return me;
}

/** Returns today's date in the person's office; it updates if a page stays open overnight. */
export function useToday(): IsoDate {
  return useTodayIn(useMe().timezone);
}

/** Returns the weekday on which the signed-in person's weeks start. */
export function useWeekStart(): WeekStart {
  return useMe().weekStart;
}

/**
 * The first day (MM-DD) of the leave years of the shown leave type; undefined if the type follows the organization's
 * leave year.
 */
export const OwnLeaveYear = createContext<MonthDay | undefined>(undefined);

/** Returns the day on which leave years begin: that of the surrounding `OwnLeaveYear`, or the organization's. */
export function useYearStart(): YearStart {
  const { leaveYearStartsIn } = useMe();
  const own = useContext(OwnLeaveYear);
  return own === undefined ? leaveYearStartsIn : yearStartOn(own);
}

/** Returns the current leave year and its first day. */
export function useLeaveYear(): { leaveYear: LeaveYear; since: IsoDate } {
  const startsIn = useYearStart();
  const leaveYear = leaveYearOf(useToday(), startsIn);
  return { leaveYear, since: leaveYearStart(leaveYear, startsIn) };
}

/** Returns a function that names leave years: "2027", or "2027/28" if they end in the next calendar year. */
export function useLeaveYearName(): (year: LeaveYear) => string {
  const startsIn = useYearStart();
  return (year) => leaveYearName(year, startsIn);
}
