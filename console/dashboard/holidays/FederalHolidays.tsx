import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { yearOf } from "#core/calendar/dates.ts";
import { yearWithoutHolidays } from "#core/offices/yearWithoutHolidays.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useToday } from "../session/meContext.ts";
import { useAddCountryHolidays, useAddFederalHolidays } from "./holidayCalls.ts";

const FIRST_YEAR = 2025;
const YEARS_AHEAD = 2;
const BOTH = "both";

interface FederalHolidaysProps {
  officeId: string;
  holidays: readonly HolidayAnswer[];
}

export function FederalHolidays({ officeId, holidays }: FederalHolidaysProps) {
  const thisYear = yearOf(useToday());
  const [chosen, setChosen] = useState<string>();
  const lastYear = thisYear + YEARS_AHEAD;
  const usual = holidays.length === 0 ? BOTH : String(Math.min(yearWithoutHolidays(holidays, thisYear), lastYear));
  const year = chosen ?? usual;
  const yearsText = year === BOTH ? `${thisYear} and ${thisYear + 1}` : year;
  const addYear = useAddFederalHolidays(officeId);
  const addYears = useAddCountryHolidays(officeId);
  const show = useOutcome();
  const years = Array.from({ length: Math.max(1, lastYear - FIRST_YEAR + 1) }, (_, nth) => String(FIRST_YEAR + nth));
  const submit = async () => {
    const adding = year === BOTH ? addYears.mutateAsync([thisYear, thisYear + 1]) : addYear.mutateAsync(Number(year));
    const wasDone = await show<{ message?: string }>(adding, {
      done: ({ message }) => ({
        title: "Holidays Added",
        description: message ?? "US federal holidays have been added.",
      }),
      failed: "Failed to add federal holidays.",
    });
    if (wasDone) setChosen(undefined);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: 1, rowGap: 2 }}>
      <TextField
        id={`holiday-year-${officeId}`}
        select
        label="Year"
        value={year}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ width: year === BOTH ? "11rem" : "6rem", textAlign: "left" }}
      >
        <MenuItem value={BOTH}>
          {thisYear} and {thisYear + 1}
        </MenuItem>
        {years.map((offered) => (
          <MenuItem key={offered} value={offered}>
            {offered}
          </MenuItem>
        ))}
      </TextField>
      <BusyButton
        variant={holidays.length === 0 ? "contained" : "outlined"}
        color={holidays.length === 0 ? "primary" : "inherit"}
        loading={addYear.isPending || addYears.isPending}
        onClick={() => void submit()}
      >
        Add {yearsText} US Holidays
      </BusyButton>
    </Box>
  );
}
