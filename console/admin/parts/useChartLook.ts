import { useTheme } from "@mui/material/styles";

export function useChartLook() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return {
    leave: palette.leave,
    owed: palette.primary.main,
    approved: palette.primary.main,
    rejected: palette.secondary.light,
    wait: palette.info.main,
    rest: palette.text.secondary,
    gap: palette.background.paper,
    text: palette.text.primary,
    grid: { stroke: palette.divider, strokeDasharray: "3 3" },
    axis: { tick, axisLine: false, tickLine: false },
    tooltip: {
      isAnimationActive: false,
      cursor: { fill: palette.quiet.main },
      contentStyle: {
        background: palette.background.paper,
        border: `1px solid ${palette.divider}`,
        borderRadius: 10,
        fontSize: 13,
      },
      labelStyle: { color: palette.text.primary, fontWeight: 600 },
      itemStyle: { color: palette.text.primary, padding: 0 },
    },
  };
}
