import { useColorScheme } from "@mui/material/styles";
import { useLayoutEffect } from "react";
import type { Theme } from "#core/links/themes.ts";

/** Applies a theme chosen on another device. With null, this device keeps its own theme. */
export function useAccountTheme(theme: Theme | null): void {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => {
    if (theme) setMode(theme);
  }, [theme, setMode]);
}
