import type { SxProps, Theme } from "@mui/material/styles";

const OFF = "color-mix(in srgb, currentcolor 8%, transparent)";
const STRIPES =
  "repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, currentcolor 16%, transparent) 4px 6px)";
const DOT = { width: "4px", height: "4px", borderRadius: 99, bgcolor: "text.secondary" };

export const MARKS = {
  off: { bgcolor: OFF },
  closed: { backgroundImage: STRIPES },
  own: { bgcolor: "event.approvedText" },
  pending: { bgcolor: "event.pendingText" },
  away: DOT,
};

export const pickerLook: SxProps<Theme> = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 3,
  userSelect: "none",
  "& .top": { display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1 },
  "& .step": { flex: "0 1 2.25rem", minWidth: 24, height: "2.25rem", p: 0 },
  "& .week": { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", rowGap: "2px", mb: "2px" },
  "& .month": { minHeight: "calc(7 * 2.5rem)" },
  "& .weekday": { textAlign: "center", fontSize: "0.75rem", fontWeight: 600, color: "text.secondary", pb: 0.5 },
  "& .day": {
    position: "relative",
    height: "2.375rem",
    display: "grid",
    placeItems: "center",
    fontSize: "0.875rem",
    cursor: "pointer",
  },
  "& .day.off": MARKS.off,
  "& .day.closed": MARKS.closed,
  "& .day.holiday .date": { fontWeight: 750, textDecoration: "underline", textUnderlineOffset: "3px" },
  "& .day.out": { color: "text.disabled", cursor: "default" },
  "& .date": {
    display: "grid",
    placeItems: "center",
    width: "min(1.875rem, 100%)",
    height: "1.625rem",
    mb: "5px",
    borderRadius: 99,
  },
  "& .day:not(.out):hover .date": { bgcolor: "quiet.strong" },
  "& .day[aria-current] .date": { boxShadow: "inset 0 0 0 1px var(--away-palette-primary-main)", fontWeight: 700 },
  "& .day.chosen": { bgcolor: "color-mix(in srgb, var(--away-palette-primary-main) 18%, transparent)" },
  "& .day.first": { borderStartStartRadius: "10px", borderEndStartRadius: "10px" },
  "& .day.last": { borderStartEndRadius: "10px", borderEndEndRadius: "10px" },
  "& .day.first .date, & .day.last .date": {
    "&, .day:not(.out):hover &": { bgcolor: "primary.main", color: "primary.contrastText" },
  },
  "& .day:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -1, zIndex: 1 },
  "& .marks": {
    position: "absolute",
    insetInline: 0,
    bottom: "3px",
    display: "flex",
    justifyContent: "center",
    alignItems: "center",
    gap: "2px",
    height: "4px",
  },
  "& .own": { width: "12px", height: "4px", borderRadius: 99, ...MARKS.own },
  "& .own.pending": MARKS.pending,
  "& .away": MARKS.away,
  // Forced-colors mode overrides the colors, so outlines must mark the chosen days and today.
  "@media (forced-colors: active)": {
    "& .day.chosen": { outline: "2px solid Highlight", outlineOffset: -2 },
    "& .day[aria-current] .date": { outline: "1px solid", outlineOffset: -1 },
    "& .own, & .away": { bgcolor: "CanvasText", forcedColorAdjust: "none" },
  },
};
