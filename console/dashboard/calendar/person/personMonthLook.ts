import type { SxProps, Theme } from "@mui/material/styles";

const STRIPES =
  "repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, currentcolor 25%, transparent) 3px 5px)";

export const personMonthLook: SxProps<Theme> = {
  display: "grid",
  alignItems: "start",
  columnGap: { xs: 1.5, sm: 2.5 },
  rowGap: 2.5,
  gridTemplateColumns: { xs: "repeat(auto-fill, minmax(9.25rem, 1fr))", sm: "repeat(auto-fill, minmax(10.5rem, 1fr))" },
  "& table": { width: "100%", borderCollapse: "separate", borderSpacing: "2px", tableLayout: "fixed" },
  "& caption": { textAlign: "left", fontWeight: 650, fontSize: "0.875rem", pb: 0.5, captionSide: "top" },
  "& th": { fontSize: "0.75rem", fontWeight: 500, color: "text.secondary", p: 0, height: "1.5rem" },
  "& td": {
    p: 0,
    height: "1.75rem",
    textAlign: "center",
    fontSize: "0.8125rem",
    borderRadius: 1,
    position: "relative",
  },
  "& .off": { bgcolor: "color-mix(in srgb, currentcolor 7%, transparent)", printColorAdjust: "exact" },
  "& .holiday": { fontWeight: 700, textDecoration: "underline", textUnderlineOffset: "3px" },
  "& .closure": { backgroundImage: STRIPES, printColorAdjust: "exact" },
  "& .today": { boxShadow: "inset 0 0 0 2px var(--away-palette-primary-main)", fontWeight: 700 },
  "& .part": {
    position: "absolute",
    top: 0,
    bottom: 0,
    borderRadius: "inherit",
    border: "1px solid",
    borderColor: "color-mix(in srgb, currentcolor 35%, transparent)",
    bgcolor: "event.approved",
    color: "event.approvedText",
    printColorAdjust: "exact",
  },
  "& .part.pending": { bgcolor: "event.pending", color: "event.pendingText", borderStyle: "dashed" },
  "& .day": { position: "relative" },
  "& .approved .day": { color: "event.approvedText", fontWeight: 600 },
  "& .pending .day": { color: "event.pendingText", fontWeight: 600 },
};
