import CssBaseline from "@mui/material/CssBaseline";
import { type Theme, ThemeProvider, useColorScheme } from "@mui/material/styles";
import { type ReactNode, useEffect, useState } from "react";
import { themeCookie, themeInCookies } from "#core/links/themeCookie.ts";
import { theme as dashboardTheme } from "./theme.ts";

interface AppThemeProps {
  theme?: Theme;
  children: ReactNode;
}

const KEY = "theme";

export function AppTheme({ theme = dashboardTheme, children }: AppThemeProps) {
  useState(adoptCookie);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={KEY} noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ThemeForServer />
      {children}
    </ThemeProvider>
  );
}

function adoptCookie(): void {
  const theme = themeInCookies(document.cookie);
  if (theme && theme !== localStorage.getItem(KEY)) localStorage.setItem(KEY, theme);
}

function ThemeForServer() {
  const { mode = "system" } = useColorScheme();
  useEffect(() => {
    document.cookie = themeCookie(mode, window.location.protocol === "https:");
  }, [mode]);
  return null;
}
