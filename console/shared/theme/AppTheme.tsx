import CssBaseline from "@mui/material/CssBaseline";
import { type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme as dashboardTheme } from "./theme.ts";

interface AppThemeProps {
  /** An app's variant of Awayday's theme. */
  theme?: Theme;
  children: ReactNode;
}

/** Applies Awayday's theme: light, dark, or the system's, remembered in local storage under `theme`. */
export function AppTheme({ theme = dashboardTheme, children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
