import LinearProgress from "@mui/material/LinearProgress";

export type ShareTone = "primary" | "secondary" | "success" | "warning" | "error";

/** A bar for a share of 0 to 100 percent; `label` names what it measures. */
export function ShareBar({ percent, tone, label }: { percent: number; tone: ShareTone; label: string }) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <LinearProgress
      variant="determinate"
      aria-label={label}
      aria-valuetext={`${value} percent`}
      value={value}
      color={tone}
      sx={{ bgcolor: "quiet.strong", ...(tone === "warning" && { "& > span": { bgcolor: "amber.main" } }) }}
    />
  );
}
