import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import { type LeaveYear, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { Me } from "./sessionCalls.ts";

export const MeContext = createContext<Me | null>(null);

/** The signed-in person; only below the shell. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe is for signed-in screens");
  return me;
}

const MINUTE = 60_000;

/** The date it is now in the person's office; a page that stays open overnight follows. */
export function useToday(): IsoDate {
  const { timezone } = useMe();
  const now = useCallback(() => todayIn(timezone, Date.now()), [timezone]);
  return useSyncExternalStore(everyMinute, now);
}

/** The leave year that it is now, and the day on which it began. */
export function useLeaveYear(): { leaveYear: LeaveYear; since: IsoDate } {
  const { leaveYearStartsIn } = useMe();
  const leaveYear = leaveYearOf(useToday(), leaveYearStartsIn);
  return { leaveYear, since: leaveYearStart(leaveYear, leaveYearStartsIn) };
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}
