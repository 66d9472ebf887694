import Typography from "@mui/material/Typography";
import { type ComponentType, lazy } from "react";
import { logFailure } from "../log.ts";

/** Like `lazy`, but a failed chart shows a message instead of an error that replaces the page and loses typed input. */
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
