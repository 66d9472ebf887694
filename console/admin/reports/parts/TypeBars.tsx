import { Bar } from "recharts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { AmountsByType } from "./reportedTypes.ts";
import { useChartLook } from "../../parts/useChartLook.ts";

interface TypeBarsProps {
  types: readonly LeaveTypeAnswer[];
  maxBarSize: number;
}

export function TypeBars({ types, maxBarSize }: TypeBarsProps) {
  const look = useChartLook();
  return types.map(({ key, name, color }) => (
    <Bar
      key={key}
      dataKey={({ taken }: { taken: AmountsByType }) => taken[key] ?? 0}
      name={name}
      stackId="days"
      fill={look.leave[color]}
      stroke={look.gap}
      maxBarSize={maxBarSize}
      isAnimationActive={false}
    />
  ));
}
