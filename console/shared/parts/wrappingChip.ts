export const WRAPPING_CHIP = {
  height: "auto",
  minHeight: "1.375rem",
  "& .MuiChip-label": { whiteSpace: "normal" },
} as const;
