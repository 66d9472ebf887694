import Box from "@mui/material/Box";
import { addMonths, monthStart } from "#core/calendar/dates.ts";
import { leaveYearStart } from "#core/leave/leaveYear.ts";
import { useMe, useToday } from "../session/meContext.ts";
import type { Balance, Holder } from "./balanceCalls.ts";
import { DaysReached } from "./DaysReached.tsx";
import { ForecastOn } from "./ForecastOn.tsx";

interface LookAheadProps {
  holder: Holder;
  balance: Balance;
  /** The next leave year is looked at, not this one. */
  isNext: boolean;
}

/** How many days there will be on a day, and on which day there will be so many. */
export function LookAhead({ holder, balance, isNext }: LookAheadProps) {
  const { leaveYearStartsIn } = useMe();
  const soon = addMonths(monthStart(useToday()), 3);
  const firstAsked = isNext ? leaveYearStart(balance.leaveYear + 1, leaveYearStartsIn) : soon;
  return (
    <Box sx={{ display: "grid", gap: 2.5, pt: 0.5 }}>
      <ForecastOn holder={holder} type={balance.type} firstAsked={firstAsked} />
      <DaysReached holder={holder} type={balance.type} />
    </Box>
  );
}
