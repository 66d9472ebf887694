import Box from "@mui/material/Box";

const SWATCH = { width: "1.125rem", height: "0.875rem", borderRadius: 0.75, flex: "none", printColorAdjust: "exact" };
const STRIPES =
  "repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, currentcolor 25%, transparent) 4px 6px)";

const APPROVED = { text: "Approved", sx: { bgcolor: "event.approved" } };
const PENDING = { text: "Pending", sx: { bgcolor: "event.pending" } };
const DASHED = {
  borderStyle: "dashed",
  color: "event.pendingText",
  borderColor: "color-mix(in srgb, currentcolor 35%, transparent)",
};
const BARS = [APPROVED, { ...PENDING, sx: { ...PENDING.sx, ...DASHED } }];
const OFF = { bgcolor: "color-mix(in srgb, currentcolor 12%, transparent)" };
const MEANINGS = {
  month: [
    APPROVED,
    PENDING,
    { text: "Weekend or holiday", sx: OFF },
    { text: "Closure or blackout", sx: { backgroundImage: STRIPES } },
  ],
  person: [
    ...BARS,
    { text: "Day off, such as a weekend or holiday", sx: OFF },
    { text: "Closure", sx: { backgroundImage: STRIPES } },
  ],
  timeline: [
    ...BARS,
    { text: "Day off, such as a weekend, holiday, or closure", sx: OFF },
    { text: "Blackout, in your row", sx: { backgroundImage: STRIPES } },
  ],
};

export function CalendarLegend({ view }: { view: keyof typeof MEANINGS }) {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        listStyle: "none",
        m: 0,
        mt: 1.5,
        p: 0,
        display: "flex",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.5,
        fontSize: "0.8125rem",
        color: "text.secondary",
      }}
    >
      {MEANINGS[view].map(({ text, sx }) => (
        <Box component="li" key={text} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
          <Box aria-hidden sx={{ ...SWATCH, border: 1, borderColor: "divider", ...sx }} />
          {text}
        </Box>
      ))}
    </Box>
  );
}
