import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";

interface OwnCalendar {
  timezone: Zone;
  weekStart: WeekStart;
}

export const OwnCalendarContext = createContext<OwnCalendar | null>(null);

export function useOwnCalendar(): { today: IsoDate; weekStart: WeekStart } {
  const own = useContext(OwnCalendarContext);
  if (!own) throw new Error("useOwnCalendar is for signed-in screens");
  return { today: useTodayIn(own.timezone), weekStart: own.weekStart };
}

const MINUTE = 60_000;

export function useTodayIn(zone: Zone): IsoDate {
  return useSyncExternalStore(
    everyMinute,
    useCallback(() => todayIn(zone, Date.now()), [zone]),
  );
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}
