import type { TypeColor } from "#core/leave/LeaveTypeView.ts";

export const TYPE_SHADES: Readonly<Record<TypeColor, { light: string; dark: string }>> = {
  blue: { light: "#245f94", dark: "#93c2ee" },
  purple: { light: "#6b46a3", dark: "#c4aef0" },
  green: { light: "#27734a", dark: "#85d3a4" },
  orange: { light: "#8f5a00", dark: "#ecb873" },
  red: { light: "#b3261e", dark: "#ff9c92" },
  pink: { light: "#9c2a63", dark: "#f4a9cd" },
  teal: { light: "#176b6b", dark: "#7fd0d0" },
  indigo: { light: "#3f4aa0", dark: "#aab4f5" },
  brown: { light: "#74513a", dark: "#d5b49d" },
  gray: { light: "#55605b", dark: "#a4b0aa" },
};
