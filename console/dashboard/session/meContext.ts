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

export function useMe(): MeAnswer {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe is for signed-in screens");
  return me;
}

export function useToday(): IsoDate {
  return useTodayIn(useMe().timezone);
}

export function useWeekStart(): WeekStart {
  return useMe().weekStart;
}

/** In the form MM-DD, or undefined if the leave type follows the organization's leave year. */
export const OwnLeaveYear = createContext<MonthDay | undefined>(undefined);

export function useYearStart(): YearStart {
  const { leaveYearStartsIn } = useMe();
  const own = useContext(OwnLeaveYear);
  return own === undefined ? leaveYearStartsIn : yearStartOn(own);
}

export function useLeaveYear(): { leaveYear: LeaveYear; since: IsoDate } {
  const startsIn = useYearStart();
  const leaveYear = leaveYearOf(useToday(), startsIn);
  return { leaveYear, since: leaveYearStart(leaveYear, startsIn) };
}

export function useLeaveYearName(): (year: LeaveYear) => string {
  const startsIn = useYearStart();
  return (year) => leaveYearName(year, startsIn);
}
