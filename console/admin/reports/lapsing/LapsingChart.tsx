import { Bar } from "recharts";
import { LEAVE_TYPES } from "#core/requests/LeaveType.ts";
import { typeLabel } from "#console/shared/formats.ts";
import { BarsByName } from "../parts/BarsByName.tsx";
import { useChartLook } from "../parts/useChartLook.ts";
import type { LapsingBar } from "./lapsing.ts";

/** A bar for each office, with a part for each type of leave. */
export function LapsingChart({ bars }: { bars: readonly LapsingBar[] }) {
  const look = useChartLook();
  return (
    <BarsByName bars={bars}>
      {LEAVE_TYPES.map((type) => (
        <Bar
          key={type}
          dataKey={type}
          name={typeLabel(type)}
          stackId="days"
          fill={look[type]}
          stroke={look.gap}
          maxBarSize={22}
          isAnimationActive={false}
        />
      ))}
    </BarsByName>
  );
}
