import GlobalStyles from "@mui/material/GlobalStyles";
import { light } from "#console/shared/theme/palette.ts";

const PAPER = "#fff";
const INK = "#000";

const INKS = {
  "--away-palette-background-default": PAPER,
  "--away-palette-background-paper": PAPER,
  "--away-palette-text-primary": INK,
  "--away-palette-text-secondary": "#333",
  "--away-palette-divider": "#999",
  "--away-palette-quiet-main": light.quiet.main,
  "--away-palette-quiet-strong": light.quiet.strong,
  "--away-palette-primary-main": light.primary.main,
  "--away-palette-secondary-main": light.secondary.main,
  "--away-palette-secondary-light": light.secondary.light,
  "--away-palette-info-main": light.info.main,
  "--away-palette-error-main": light.error.main,
};

const ON_PAPER = {
  "@page": { margin: "14mm" },
  "@media print": {
    "html[data-light], html[data-dark]": { colorScheme: "light", printColorAdjust: "exact", ...INKS },
    "body, main": { background: PAPER, color: INK },
    "main a, main button": { color: `${INK} !important`, textDecoration: "none !important" },
    "main .MuiCard-root": { border: "0 !important", padding: "0 !important", overflow: "visible" },
    "main tr, main figure": { breakInside: "avoid" },
    ".recharts-responsive-container > div, .recharts-wrapper": {
      width: "100% !important",
      height: "auto !important",
    },
    ".recharts-wrapper .recharts-surface": { width: "100% !important", height: "auto !important" },
    ".recharts-tooltip-wrapper": { display: "none" },
  },
};

export function PrintStyle() {
  return <GlobalStyles styles={ON_PAPER} />;
}
