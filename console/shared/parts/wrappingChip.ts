/** A chip whose text wraps where it doesn't fit, as large text on a phone. */
export const WRAPPING_CHIP = {
  height: "auto",
  minHeight: "1.375rem",
  "& .MuiChip-label": { whiteSpace: "normal" },
} as const;
