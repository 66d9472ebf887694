import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { addMonths, monthStart } from "#core/calendar/dates.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { useToday } from "../session/meContext.ts";
import { type Balance, type Holder, outlookOf } from "./balanceCalls.ts";
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
  const firstOfMonth = monthStart(useToday());
  const outlook = useQuery(outlookOf(holder, balance.type));
  return (
    <Box sx={{ display: "grid", gap: 2.5, pt: 0.5 }}>
      {isNext ? (
        <Loaded
          query={outlook}
          failed="Failed to load what comes next"
          skeleton={<ListSkeleton rows={1} height={40} />}
        >
          {({ lapse }) => (
            // A leave year begins with a month: twelve months after the first of this one it is surely the next.
            <ForecastOn holder={holder} type={balance.type} firstAsked={lapse?.on ?? addMonths(firstOfMonth, 12)} />
          )}
        </Loaded>
      ) : (
        <ForecastOn holder={holder} type={balance.type} firstAsked={addMonths(firstOfMonth, 3)} />
      )}
      <DaysReached holder={holder} type={balance.type} />
    </Box>
  );
}
