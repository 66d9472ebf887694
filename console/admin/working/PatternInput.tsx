import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useInput, useRecordContext } from "react-admin";
import { todayIn } from "#core/calendar/zones.ts";
import { capitalized } from "#core/capitalized.ts";
import { patternText } from "#core/working/patternText.ts";
import { STANDARD_WEEK, type WorkingPattern, type WorkWeek } from "#core/working/WorkingPattern.ts";
import { WorkingPatternInput } from "#core/working/WorkingPatternInput.ts";
import { DayField } from "#console/shared/form/day/DayField.tsx";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { WeekFields } from "./WeekFields.tsx";

interface PatternInputProps {
  unset: { label: string; text?: string };
}

export function PatternInput({ unset }: PatternInputProps) {
  const record = useRecordContext<{ workingPattern: WorkingPattern | null }>();
  const { field, fieldState } = useInput({ source: "workingPattern", validate: problemOf });
  const [today] = useState(() => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now()));
  const pattern = (field.value || null) as WorkingPattern | null;
  const since = !pattern || (pattern.from === record?.workingPattern?.from && pattern.from < today);
  const change = (weeks: readonly WorkWeek[]) => field.onChange({ from: since ? today : pattern.from, weeks });
  const choose = (count: number) => {
    const [first = STANDARD_WEEK, second = first] = pattern?.weeks ?? [];
    if (count === 0) field.onChange(null);
    else change([first, second].slice(0, count));
  };
  const wrongFrom = fieldState.error && pattern ? problemAt("from", pattern) : undefined;
  return (
    <Box sx={{ gridColumn: "1 / -1", mt: 1, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        <Typography variant="h3" component="h2">
          Working hours
        </Typography>
        <Typography variant="body2" aria-live="polite" sx={{ color: "text.secondary" }}>
          {!pattern && unset.text}
          {pattern && problemAt("weeks", pattern) === undefined && `${capitalized(patternText(pattern))}.`}
        </Typography>
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: twoColumns("12.5rem") }}>
        <TextField
          select
          label="Schedule"
          value={pattern?.weeks.length ?? 0}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <MenuItem value={0}>{unset.label}</MenuItem>
          <MenuItem value={1}>Same every week</MenuItem>
          <MenuItem value={2}>Alternating weeks</MenuItem>
        </TextField>
        {pattern && (
          <DayField
            label="From"
            value={pattern.from}
            onChange={(from) => field.onChange({ ...pattern, from })}
            onUnreadable={(from) => field.onChange({ ...pattern, from })}
            error={wrongFrom !== undefined}
            helperText={wrongFrom ?? fromHelp(pattern)}
          />
        )}
      </Box>
      {pattern?.weeks.map((week, index) => (
        <WeekFields
          key={`week ${index + 1}`}
          name={pattern.weeks.length > 1 ? `Week ${index + 1}` : undefined}
          week={week}
          onChange={(changed) => change(pattern.weeks.map((one, place) => (place === index ? changed : one)))}
        />
      ))}
      {fieldState.error && pattern && <FormHelperText error>{problemAt("weeks", pattern)}</FormHelperText>}
    </Box>
  );
}

function fromHelp({ weeks }: WorkingPattern): string {
  return weeks.length > 1
    ? "This day is in Week 1. Future time off on or after it is recalculated."
    : "Future time off on or after this day is recalculated";
}

function problemOf(pattern: unknown): string | undefined {
  if (!pattern) return undefined;
  return WorkingPatternInput.safeParse(pattern).error?.issues[0]?.message;
}

function problemAt(field: "from" | "weeks", pattern: WorkingPattern): string | undefined {
  return WorkingPatternInput.shape[field].safeParse(pattern[field]).error?.issues[0]?.message;
}
