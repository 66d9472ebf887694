import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useColorScheme } from "@mui/material/styles";

const MODES = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** The three theme choices, for the preferences. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <FormControl>
      <FormLabel id="theme-choice">Theme</FormLabel>
      <RadioGroup
        aria-labelledby="theme-choice"
        value={mode ?? "system"}
        onChange={(_, value) => setMode(MODES.find(([known]) => known === value)?.[0] ?? "system")}
      >
        {MODES.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
