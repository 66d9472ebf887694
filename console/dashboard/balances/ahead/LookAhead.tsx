import Box from "@mui/material/Box";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { addMonths, monthStart } from "#core/calendar/dates.ts";
import { leaveYearStart } from "#core/leave/leaveYear.ts";
import { useToday, useYearStart } from "../../session/meContext.ts";
import type { Holder } from "../balanceCalls.ts";
import { DaysReached } from "./DaysReached.tsx";
import { ForecastOn } from "./ForecastOn.tsx";

interface LookAheadProps {
  holder: Holder;
  balance: BalanceAnswer;
  isNext: boolean;
}

export function LookAhead({ holder, balance, isNext }: LookAheadProps) {
  const startsIn = useYearStart();
  const soon = addMonths(monthStart(useToday()), 3);
  const firstAsked = isNext ? leaveYearStart(balance.leaveYear + 1, startsIn) : soon;
  return (
    <Box sx={{ display: "grid", gap: 2.5, pt: 0.5 }}>
      <ForecastOn holder={holder} type={balance.type} firstAsked={firstAsked} />
      <DaysReached holder={holder} type={balance.type} />
    </Box>
  );
}
