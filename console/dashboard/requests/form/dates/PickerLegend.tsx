import Box from "@mui/material/Box";
import { MARKS } from "#console/shared/calendar/picker/pickerLook.ts";

const AREA = { width: "1.125rem", height: "0.875rem", borderRadius: 0.75, border: 1, borderColor: "divider" };
const BAR = { width: "12px", height: "4px", borderRadius: 99 };

const MEANINGS = [
  { text: "Not a workday", sx: { ...AREA, ...MARKS.off } },
  { text: "Closure or blackout", sx: { ...AREA, ...MARKS.closed } },
  { text: "Your time off", sx: { ...BAR, ...MARKS.own } },
  { text: "Pending", sx: { ...BAR, ...MARKS.pending } },
  { text: "Colleague away", sx: MARKS.away },
];

export function PickerLegend() {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{ listStyle: "none", m: 0, mt: 0.5, p: 0, display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.25 }}
    >
      {MEANINGS.map(({ text, sx }) => (
        <Box
          component="li"
          key={text}
          sx={{ display: "flex", alignItems: "center", gap: 0.75, fontSize: "0.75rem", color: "text.secondary" }}
        >
          <Box aria-hidden sx={{ flex: "none", ...sx }} />
          {text}
        </Box>
      ))}
    </Box>
  );
}
