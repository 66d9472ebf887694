import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { isoDate, monthEnd } from "#core/calendar/dates.ts";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { useProblem } from "../draft/draftContext.ts";

const LEAP_YEAR = 2024;

const MONTH = { flex: "99 1 7.25rem" };
const DAY = { flex: "1 1 5.5rem" };

interface MonthDayFieldProps {
  label: string;
  value: MonthDay;
  onChange: (value: MonthDay) => void;
  path: string;
}

export function MonthDayField({ label, value, onChange, path }: MonthDayFieldProps) {
  const id = useId();
  const problem = useProblem(path);
  const [month = 1, day = 1] = value.split("-").map(Number);
  const choose = (nextMonth: number, nextDay: number) => {
    const last = lastDayOf(nextMonth);
    onChange(isoDate(LEAP_YEAR, nextMonth, Math.min(nextDay, last)).slice(5));
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <TextField
        id={`${id}-month`}
        select
        label={label}
        value={month}
        onChange={(event) => choose(Number(event.target.value), day)}
        error={problem !== undefined}
        helperText={problem}
        sx={MONTH}
      >
        {MONTHS.map((name, index) => (
          <MenuItem key={name} value={index + 1}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={`${id}-day`}
        select
        label="Day"
        value={day}
        onChange={(event) => choose(month, Number(event.target.value))}
        sx={DAY}
      >
        {Array.from({ length: lastDayOf(month) }, (_, index) => (
          <MenuItem key={index} value={index + 1}>
            {index + 1}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

function lastDayOf(month: number): number {
  return Number(monthEnd(isoDate(LEAP_YEAR, month, 1)).slice(8));
}
