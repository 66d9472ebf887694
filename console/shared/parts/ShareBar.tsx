// oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers style the parts of a progress element in different ways
import Box from "@mui/material/Box";

export type ShareTone = "primary" | "secondary" | "success" | "warning" | "error";

export function ShareBar({ percent, tone, label }: { percent: number; tone: ShareTone; label: string }) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      data-tone={tone}
      aria-valuetext={`${value} percent`}
      sx={{ height: 6, borderRadius: 99, overflow: "hidden", bgcolor: "quiet.strong", printColorAdjust: "exact" }}
    >
      <Box
        sx={{
          height: 1,
          borderRadius: 99,
          bgcolor: tone === "warning" ? "amber.main" : `${tone}.main`,
          transition: "width .4s linear",
        }}
        style={{ width: `${value}%` }}
      />
    </Box>
  );
}
