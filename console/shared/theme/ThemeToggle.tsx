import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import LightModeOutlined from "@mui/icons-material/LightModeOutlined";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";

interface ThemeToggleProps {
  onChoose?: (theme: "light" | "dark") => void;
}

export function ThemeToggle({ onChoose }: ThemeToggleProps) {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === "system" ? systemMode : mode) === "dark";
  const toggle = () => {
    const chosen = isDark ? "light" : "dark";
    setMode(chosen);
    onChoose?.(chosen);
  };
  const label = isDark ? "Switch to light theme" : "Switch to dark theme";
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
