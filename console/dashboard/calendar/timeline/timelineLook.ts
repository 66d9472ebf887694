import type { SxProps, Theme } from "@mui/material/styles";
import type { Range } from "./timelineSpan.ts";

const LEAST_DAY: Record<Range, string> = { month: "1.45rem", quarter: "0.485rem", year: "0.122rem" };

/** In the month view, a phone shows exactly a week, so no day is cut off. */
const WEEK_DAY = "max(1.45rem, (100cqw - var(--names)) / 7)";

export const ROW_REM = 2.25;

const STRIPES =
  "repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentcolor 18%, transparent) 5px 7px)";

export function timelineLook(range: Range, columns: number): SxProps<Theme> {
  return {
    "--names": { xs: "7.5rem", sm: "12rem" },
    "--row": `${ROW_REM}rem`,
    "--day": { xs: range === "month" ? WEEK_DAY : LEAST_DAY[range], sm: LEAST_DAY[range] },
    "--line": `max(100cqw, calc(var(--names) + ${columns} * var(--day)))`,
    position: "relative",
    containerType: "inline-size",
    maxHeight: "max(20rem, calc(100dvh - 15rem))",
    overflow: "auto",
    overscrollBehaviorX: "contain",
    border: 1,
    borderColor: "divider",
    borderRadius: 2,
    fontSize: "0.8125rem",
    "& .head": { position: "sticky", top: 0, zIndex: 3, width: "var(--line)", bgcolor: "background.paper" },
    "& .row": { display: "flex", width: "var(--line)", height: "var(--row)", borderBottom: 1, borderColor: "divider" },
    "& .body": { position: "relative", width: "var(--line)" },
    // Containment limits layout and style work to new rows during scrolling.
    "& .body > .row": { position: "absolute", left: 0, contain: "layout style" },
    "& .name": {
      position: "sticky",
      left: 0,
      zIndex: 2,
      flex: "none",
      width: "var(--names)",
      px: 1,
      lineHeight: "calc(var(--row) - 1px)",
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
      bgcolor: "background.paper",
      borderRight: 1,
      borderColor: "divider",
    },
    "& .name a": { color: "inherit", textDecoration: "none" },
    "& .name a:hover": { textDecoration: "underline" },
    "& .group": { bgcolor: "quiet.main" },
    "& .group .name": { width: "auto", maxWidth: "100cqw", border: 0, fontWeight: 650, bgcolor: "quiet.main" },
    "& .group .count": { ml: 0.75, fontWeight: 500, color: "text.secondary" },
    "& .track": { position: "relative", flex: 1, minWidth: 0, display: "flex" },
    "& .track.days": {
      backgroundSize: "100% 100%",
      printColorAdjust: "exact",
    },
    "& .own .track": { cursor: "cell", userSelect: "none" },
    "& .own .name": { fontWeight: 650 },
    "& .own .you": { display: { xs: "block", sm: "inline" } },
    "& .own .name:has(.you)": { lineHeight: { xs: 1.2, sm: "calc(var(--row) - 1px)" }, py: { xs: "2px", sm: 0 } },
    "& .cell": {
      flex: "none",
      minWidth: 0,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textAlign: range === "month" ? "center" : "left",
      lineHeight: range === "month" ? 1.25 : "calc(var(--row) - 1px)",
      color: "text.secondary",
      fontSize: "0.75rem",
    },
    "& .cell.day": { py: range === "month" ? 0.25 : 0 },
    "& .cell.week": { position: "absolute", top: 0, bottom: 0, pl: "2px", borderLeft: 1, borderColor: "divider" },
    "& .cell.month": {
      px: 0.75,
      fontWeight: 600,
      lineHeight: "calc(var(--row) - 1px)",
      borderLeft: 1,
      borderColor: "divider",
    },
    "& .cell.today": { color: "primary.main", fontWeight: 700 },
    "& .share": { alignSelf: "end", height: "100%", lineHeight: "calc(var(--row) - 1px)" },
    // Three digits fill a day, so lines separate neighboring figures.
    "& .share.figure": {
      boxSizing: "border-box",
      borderLeft: 1,
      borderColor: "divider",
      height: "auto",
      alignSelf: "stretch",
      py: 0.25,
      lineHeight: 1.15,
      fontSize: "0.625rem",
      letterSpacing: "-0.03em",
      // A narrow day breaks "13/14" after the slash.
      whiteSpace: "normal",
    },
    "& .shares": { height: "auto", minHeight: "var(--row)" },
    "& .shares .name": { lineHeight: "normal", alignContent: "center" },
    "& .percent": { fontSize: "0.6875rem" },
    "& .blackout": {
      position: "absolute",
      top: 0,
      bottom: 0,
      backgroundImage: STRIPES,
      pointerEvents: "none",
      printColorAdjust: "exact",
    },
    "& .bar": {
      position: "absolute",
      top: "4px",
      bottom: "4px",
      px: range === "month" ? 0.5 : 0,
      boxSizing: "border-box",
      lineHeight: "calc(var(--row) - 11px)",
      borderRadius: range === "year" ? "2px" : "5px",
      border: "1px solid",
      borderColor: "color-mix(in srgb, currentcolor 35%, transparent)",
      // `hidden` would break the sticky position of the text.
      overflow: "clip",
      whiteSpace: "nowrap",
      fontSize: "0.75rem",
      bgcolor: "event.approved",
      color: "event.approvedText",
      printColorAdjust: "exact",
    },
    "& .bar > span": {
      position: "sticky",
      left: "calc(var(--names) + 4px)",
      display: "inline-block",
      maxWidth: "100%",
      overflow: "hidden",
      textOverflow: "ellipsis",
      verticalAlign: "top",
    },
    "& .bar.pending": { bgcolor: "event.pending", color: "event.pendingText", borderStyle: "dashed" },
    "& .chosen": {
      position: "absolute",
      top: "2px",
      bottom: "2px",
      borderRadius: "5px",
      boxShadow: "inset 0 0 0 2px var(--away-palette-primary-main)",
    },
    "& .cursor": {
      position: "absolute",
      top: 0,
      bottom: 0,
      scrollMargin: "calc(var(--row) * 4) 0.5rem 2.5rem var(--names)",
    },
    "& .cursor:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2, zIndex: 1 },
    "@media print": {
      "--line": "100cqw",
      maxHeight: "none",
      overflow: "visible",
      border: 0,
      "& .head": { position: "static" },
      // Pages break between rows only if the rows are in the normal flow.
      "& .body": { height: "auto !important" },
      "& .body > .row": { position: "relative", top: "auto !important", breakInside: "avoid" },
      "& .cursor": { display: "none" },
    },
    "& .now": {
      position: "absolute",
      top: 0,
      bottom: 0,
      zIndex: 1,
      width: "1px",
      bgcolor: "primary.main",
      pointerEvents: "none",
    },
  };
}
