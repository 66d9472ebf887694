import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { WEEKDAYS } from "#core/working/patternText.ts";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";

interface WeekFieldsProps {
  /** Shown above the days if the cycle has several weeks. */
  name: string | undefined;
  week: WorkWeek;
  onChange: (week: WorkWeek) => void;
}

/** The hours of each weekday; a blank day has none. */
export function WeekFields({ name, week, onChange }: WeekFieldsProps) {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = week;
  const set = (day: number, hours: string) => {
    const changed: [number, number, number, number, number, number, number] = [
      monday,
      tuesday,
      wednesday,
      thursday,
      friday,
      saturday,
      sunday,
    ];
    changed[day] = Math.round(Number(hours) * 60);
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
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))" }}>
        {WEEKDAYS.map((weekday, day) => (
          <TextField
            key={weekday}
            type="number"
            label={weekday}
            value={week[day] ? (week[day] ?? 0) / 60 : ""}
            placeholder="0"
            onChange={({ target }) => set(day, target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, max: 24, step: 0.25 } }}
          />
        ))}
      </Box>
    </Box>
  );
}
