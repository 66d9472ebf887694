import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { yearOf } from "#core/calendar/dates.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useToday } from "../session/meContext.ts";
import { type Holiday, useAddFederalHolidays } from "./holidayCalls.ts";

const FIRST_YEAR = 2025;
const YEARS_AHEAD = 2;

interface FederalHolidaysProps {
  officeId: string;
  /** The existing holidays; undefined while they load. */
  holidays: readonly Holiday[] | undefined;
}

/** Adds all US federal holidays of a year; by default of the next year that has no holidays yet. */
export function FederalHolidays({ officeId, holidays = [] }: FederalHolidaysProps) {
  const thisYear = yearOf(useToday());
  const [chosen, setChosen] = useState<number>();
  const year = chosen ?? Math.min(yearWithoutHolidays(holidays, thisYear), thisYear + YEARS_AHEAD);
  const add = useAddFederalHolidays(officeId);
  const tell = useOutcome();
  const years = Array.from(
    { length: Math.max(1, thisYear + YEARS_AHEAD - FIRST_YEAR + 1) },
    (_, nth) => FIRST_YEAR + nth,
  );
  const submit = () =>
    tell(add.mutateAsync(year), {
      done: ({ message }) => ({
        title: "Holidays Added",
        description: message ?? "US federal holidays have been added.",
      }),
      failed: "Failed to add federal holidays.",
    });
  return (
    <>
      <TextField
        id={`holiday-year-${officeId}`}
        select
        label="Year"
        value={year}
        onChange={(event) => setChosen(Number(event.target.value))}
        sx={{ width: 96, "& .MuiInputBase-root": { height: 34 } }}
      >
        {years.map((offered) => (
          <MenuItem key={offered} value={offered}>
            {offered}
          </MenuItem>
        ))}
      </TextField>
      <Button size="small" variant="outlined" color="inherit" loading={add.isPending} onClick={() => void submit()}>
        Add {year} US Holidays
      </Button>
    </>
  );
}

function yearWithoutHolidays(holidays: readonly Holiday[], from: number): number {
  const years = new Set(holidays.map(({ date }) => yearOf(date)));
  let year = from;
  while (years.has(year)) year++;
  return year;
}
