import type { TypeColor } from "#core/leave/LeaveTypeView.ts";
import { TYPE_SHADES } from "../leaveTypes/typeShades.ts";

declare module "@mui/material/styles" {
  interface Palette {
    event: { approved: string; approvedText: string; pending: string; pendingText: string };
    quiet: { main: string; strong: string };
    amber: { main: string };
    leave: Record<TypeColor, string>;
  }
  interface PaletteOptions {
    event?: Palette["event"];
    quiet?: Palette["quiet"];
    amber?: Palette["amber"];
    leave?: Palette["leave"];
  }
}

function leaveColors(shade: "light" | "dark") {
  return Object.fromEntries(Object.entries(TYPE_SHADES).map(([color, shades]) => [color, shades[shade]])) as Record<
    TypeColor,
    string
  >;
}

export const light = {
  primary: { main: "#17594a", dark: "#0f4437", light: "#2f7a68", contrastText: "#ffffff" },
  secondary: { main: "#9a5b12", dark: "#7c480c", light: "#b87a2d", contrastText: "#ffffff" },
  error: { main: "#b3261e", contrastText: "#ffffff" },
  warning: { main: "#8f5a00", contrastText: "#ffffff" },
  success: { main: "#27734a", contrastText: "#ffffff" },
  info: { main: "#245f94", contrastText: "#ffffff" },
  background: { default: "#f7f5f0", paper: "#ffffff" },
  text: { primary: "#1b2421", secondary: "#55605b" },
  divider: "#e2dfd5",
  quiet: { main: "#efece4", strong: "#e2ded3" },
  amber: { main: "#dca01e" },
  leave: leaveColors("light"),
  event: { approved: "#d6e6f7", approvedText: "#123f69", pending: "#fbdde8", pendingText: "#7d1640" },
};

export const dark = {
  primary: { main: "#83cfb8", dark: "#5fb59b", light: "#a7e0ce", contrastText: "#06231b" },
  secondary: { main: "#ecb873", dark: "#d29a4f", light: "#f4cf9c", contrastText: "#2a1a02" },
  error: { main: "#ff9c92", dark: "#ef8a7f", contrastText: "#3b0804" },
  warning: { main: "#ecb873", contrastText: "#2a1a02" },
  success: { main: "#85d3a4", contrastText: "#06230f" },
  info: { main: "#93c2ee", contrastText: "#06203a" },
  background: { default: "#0f1513", paper: "#161e1b" },
  text: { primary: "#e7ece9", secondary: "#a4b0aa" },
  divider: "#2a3530",
  quiet: { main: "#1d2723", strong: "#2a3530" },
  amber: { main: "#e8bd4f" },
  leave: leaveColors("dark"),
  event: { approved: "#173a59", approvedText: "#cfe4f8", pending: "#55203a", pendingText: "#fbd5e3" },
};
