import type { SxProps, Theme } from "@mui/material/styles";

/** Cells and bars are plain elements with classes, because hundreds of styled components would be slow. */
export const monthLook: SxProps<Theme> = {
  mx: { xs: -1, sm: 0 },
  // Dragging over the days must not select their text.
  "&.draggable": { userSelect: "none" },
  "--lane": { xs: "1.125rem", sm: "1.5rem" },
  "& .weekdays, & .week": { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" },
  "& .weekdays": { pb: 0.75, fontSize: "0.8125rem", fontWeight: 600, color: "text.secondary" },
  "& .weekdays > *": { px: { xs: 0.25, sm: 0.75 }, overflow: "hidden" },
  // With large text on a phone, only the first letters of the names are shown.
  containerType: "inline-size",
  "@container (max-width: 17rem)": {
    "& .weekdays span": { display: "none" },
    "& .weekdays > *": { textAlign: "center" },
  },
  "& .week": { rowGap: "2px", borderTop: 1, borderColor: "divider" },
  "& .day": {
    gridRow: "1 / -1",
    minWidth: 0,
    p: 0.5,
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    fontSize: "0.8125rem",
    cursor: "pointer",
    borderRadius: 1.5,
  },
  "& .day.off": {
    bgcolor: "color-mix(in srgb, currentcolor 5%, transparent)",
    borderRadius: 0,
    printColorAdjust: "exact",
  },
  "& .day.chosen": { boxShadow: "inset 0 0 0 2px var(--away-palette-primary-main)" },
  "& .top": { display: "flex", alignItems: "center", gap: 0.5, minWidth: 0 },
  "& .top > .date": { flex: "none" },
  "& .holiday": {
    // Two lines, because few names of holidays fit in one.
    display: { xs: "none", sm: "-webkit-box" },
    WebkitLineClamp: "2",
    WebkitBoxOrient: "vertical",
    minWidth: 0,
    // A word that is wider than the cell is divided: an ellipsis in the middle of a name hides more.
    overflow: "hidden",
    overflowWrap: "anywhere",
    hyphens: "auto",
    fontSize: "0.6875rem",
    lineHeight: "0.75rem",
    color: "text.secondary",
  },
  // Narrow stripes stay visible under the bars.
  "& .day.closed": {
    backgroundImage:
      "repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentcolor 14%, transparent) 5px 7px)",
  },
  "& .day:hover, & .day[aria-selected=true]": { bgcolor: "quiet.main" },
  "& .day.off:hover, & .day.off[aria-selected=true]": { bgcolor: "quiet.strong" },
  // A selection means nothing on paper.
  "@media print": { "& .day[aria-selected=true]:not(.off)": { bgcolor: "transparent" } },
  "& .day:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
  "& .date": {
    display: "inline-grid",
    placeItems: "center",
    alignSelf: "flex-start",
    minWidth: "min(1.5rem, 100%)",
    height: "1.5rem",
    borderRadius: 99,
    fontWeight: 550,
  },
  "& .outside .date": { fontWeight: 400, color: "text.secondary" },
  "& .day[aria-current] .date": { fontWeight: 700, color: "primary.contrastText", bgcolor: "primary.main" },
  "& .more": { px: 0.5, fontSize: "0.75rem", lineHeight: 1.3, color: "text.secondary", whiteSpace: "nowrap" },
  "& .more > span, & .bar > span": { display: { xs: "none", sm: "inline" } },
  "& .bar": {
    mx: { xs: "1px", sm: "2px" },
    px: { xs: "3px", sm: 0.75 },
    lineHeight: "var(--lane)",
    fontSize: { xs: "0.6875rem", sm: "0.8125rem" },
    fontWeight: 550,
    borderRadius: { xs: 1, sm: 1.5 },
    overflow: "hidden",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    cursor: "pointer",
    bgcolor: "event.approved",
    color: "event.approvedText",
    printColorAdjust: "exact",
  },
  "& .bar.pending": { bgcolor: "event.pending", color: "event.pendingText" },
};
