import { Bar } from "recharts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { typeLabel } from "#console/shared/formats.ts";
import { useChartLook } from "../../parts/useChartLook.ts";

/** Splits each bar into a segment for each leave type. */
export function TypeBars({ maxBarSize }: { maxBarSize: number }) {
  const look = useChartLook();
  return LEAVE_TYPES.map((type) => (
    <Bar
      key={type}
      dataKey={type}
      name={typeLabel(type)}
      stackId="days"
      fill={look[type]}
      stroke={look.gap}
      maxBarSize={maxBarSize}
      isAnimationActive={false}
    />
  ));
}
