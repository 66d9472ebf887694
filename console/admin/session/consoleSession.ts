import { queryOptions, useQuery } from "@tanstack/react-query";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { type LeaveYear, leaveYearName, yearStartOn } from "#core/leave/leaveYear.ts";
import { readMe } from "#console/shared/api/readMe.ts";
import { forgetAnother } from "#console/shared/api/forgetAnother.ts";
import { FRESH_FOR } from "#console/shared/api/makeQueryClient.ts";
import { useTodayIn } from "#console/shared/calendar/ownCalendar.ts";

export function session() {
  return queryOptions({
    queryKey: ["session"],
    staleTime: FRESH_FOR,
    queryFn: async ({ client, queryKey }): Promise<MeAnswer | null> => {
      const me = await readMe();
      forgetAnother(client, queryKey, me);
      return me;
    },
  });
}

export function useLeaveYearName(): (year: LeaveYear, startsOn?: MonthDay) => string {
  const { leaveYearStartsIn } = useMe();
  return (year, startsOn) => leaveYearName(year, startsOn ? yearStartOn(startsOn) : leaveYearStartsIn);
}

/** Throws if nobody is signed in. Use `useMe` only inside `ForAdmins`. */
export function useMe(): MeAnswer {
  const { data } = useQuery(session());
  if (!data) throw new Error("useMe is for signed-in screens");
  return data;
}

/** Returns today's date in the signed-in person's time zone. */
export function useToday(): IsoDate {
  return useTodayIn(useMe().timezone);
}
