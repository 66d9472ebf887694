import { useColorScheme } from "@mui/material/styles";
import { useLayoutEffect } from "react";
import type { Theme } from "#core/links/themes.ts";

/** The person may have chosen the theme on another device. With null, this device keeps its own. */
export function useAccountTheme(theme: Theme | null): void {
  const { setMode } = useColorScheme();
  // Before the page is painted, so that it never appears in other colors first.
  useLayoutEffect(() => {
    if (theme) setMode(theme);
  }, [theme, setMode]);
}
