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

/** The choice is kept in local storage and, for the server's pages, in a cookie. */
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

/** A sign-in on this device sets the cookie. It applies before the first screen is drawn. */
function adoptCookie(): void {
  const theme = themeInCookies(document.cookie);
  if (theme && theme !== localStorage.getItem(KEY)) localStorage.setItem(KEY, theme);
}

/** With a cookie, the server sends the next page in the right colors from the start. */
function ThemeForServer() {
  const { mode = "system" } = useColorScheme();
  useEffect(() => {
    document.cookie = themeCookie(mode, window.location.protocol === "https:");
  }, [mode]);
  return null;
}
