import Typography from "@mui/material/Typography";
import { type ComponentType, lazy } from "react";
import { logFailure } from "../log.ts";

/** Like `lazy`, but shows a message if loading fails. An error would replace the page and discard typed input. */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      logFailure("Failed to load a chart", [error]);
      return { default: NotLoaded };
    }
  });
}

function NotLoaded() {
  return <Typography sx={{ color: "text.secondary" }}>The chart couldn&apos;t be loaded.</Typography>;
}
