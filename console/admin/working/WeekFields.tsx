import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Minutes } from "#core/leave/amounts.ts";
import { WEEKDAYS } from "#core/working/patternText.ts";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";
import { columns } from "#console/shared/parts/columns.ts";

const MINUTES_IN_24_HOURS = 1440;

interface WeekFieldsProps {
  name: string | undefined;
  week: WorkWeek;
  onChange: (week: WorkWeek) => void;
}

export function WeekFields({ name, week, onChange }: WeekFieldsProps) {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week;
  const set = (day: number, minutes: Minutes) => {
    const changed: [number, number, number, number, number, number, number] = [
      monday,
      tuesday,
      wednesday,
      thursday,
      friday,
      saturday,
      sunday,
    ];
    changed[day] = minutes;
    onChange(changed);
  };
  return (
    <Box
      component="fieldset"
      aria-label={name ? `Hours in ${name.toLowerCase()}` : "Hours"}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {name && (
        <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {name}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: columns("6.5rem") }}>
        {WEEKDAYS.map((weekday, day) => (
          <HoursField key={weekday} label={weekday} minutes={week[day] ?? 0} onChange={(hours) => set(day, hours)} />
        ))}
      </Box>
    </Box>
  );
}

interface HoursFieldProps {
  label: string;
  minutes: Minutes;
  onChange: (minutes: Minutes) => void;
}

function HoursField({ label, minutes, onChange }: HoursFieldProps) {
  const [typed, setTyped] = useState<{ text: string; minutes: Minutes }>();
  const change = (text: string) => {
    const entered = Math.round(Number(text) * 60);
    setTyped({ text, minutes: entered });
    onChange(entered);
  };
  return (
    <TextField
      type="number"
      label={label}
      value={typed?.minutes === minutes ? typed.text : textOf(minutes)}
      placeholder="0"
      error={minutes < 0 || minutes > MINUTES_IN_24_HOURS}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, max: 24, step: 0.25 } }}
    />
  );
}

function textOf(minutes: Minutes): string {
  return minutes === 0 ? "" : String(Math.round((minutes / 60) * 100) / 100);
}
