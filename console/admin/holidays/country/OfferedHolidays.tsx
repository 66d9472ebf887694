import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { offeredHolidays } from "./countryHolidayCalls.ts";
import { HolidayChoice } from "./HolidayChoice.tsx";

export function OfferedHolidays({ officeId, wanted }: { officeId: string; wanted: object }) {
  const settled = CountryHolidaysQuery.safeParse(useDebounced(wanted, 300));
  if (!settled.success) {
    return <Typography sx={{ color: "text.secondary" }}>Choose a country and a year to see the holidays</Typography>;
  }
  return <Asked officeId={officeId} wanted={settled.data} />;
}

function Asked({ officeId, wanted }: { officeId: string; wanted: CountryHolidaysQuery }) {
  const offered = useQuery(offeredHolidays(officeId, wanted));
  return (
    <Loaded
      query={offered}
      failed="Failed to load holidays"
      skeleton={<ListSkeleton rows={8} height={40} />}
      empty={<Nothing>No holidays found for this place and year</Nothing>}
    >
      {(days) => <HolidayChoice key={JSON.stringify(wanted)} officeId={officeId} wanted={wanted} days={days} />}
    </Loaded>
  );
}
