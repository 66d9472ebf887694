import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useColorScheme } from "@mui/material/styles";
import { type Theme, THEMES } from "#core/links/themes.ts";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

export function ThemeChoice({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const { mode, setMode } = useColorScheme();
  const choose = (theme: Theme) => {
    setMode(theme);
    onChoose(theme);
  };
  return (
    <FormControl>
      <FormLabel id="theme-choice">Theme</FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>On all of your devices</FormHelperText>
      <RadioGroup aria-labelledby="theme-choice" value={mode ?? "system"}>
        {THEMES.map((theme) => (
          <FormControlLabel
            key={theme}
            value={theme}
            label={LABELS[theme]}
            control={<Radio size="small" onChange={() => choose(theme)} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
