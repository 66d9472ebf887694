import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { WeekStart } from "#core/calendar/weeks.ts";
import { useMe } from "../session/meContext.ts";

const CHOICES: readonly { weekStart: WeekStart; label: string }[] = [
  { weekStart: 7, label: "Sunday" },
  { weekStart: 1, label: "Monday" },
  { weekStart: 6, label: "Saturday" },
];

export function WeekStartChoice({ onChoose }: { onChoose: (weekStart: WeekStart) => void }) {
  const { weekStart: chosen } = useMe();
  return (
    <FormControl>
      <FormLabel id="week-start">First Day of the Week</FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>
        In your calendars, in Who's Away, and for dates that you type, such as “next week”
      </FormHelperText>
      <RadioGroup aria-labelledby="week-start" value={chosen}>
        {CHOICES.map(({ weekStart, label }) => (
          <FormControlLabel
            key={weekStart}
            value={weekStart}
            label={label}
            control={<Radio size="small" onChange={() => onChoose(weekStart)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
