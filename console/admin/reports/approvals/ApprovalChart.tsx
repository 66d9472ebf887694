import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { monthText, monthTextOf } from "../parts/months.ts";
import { useChartLook } from "../parts/useChartLook.ts";
import type { ApprovalMonth } from "./approvals.ts";
import { waitText } from "./waitText.ts";

const WAIT = "medianHours";

/** A bar for the decisions of each month, and a line for how long half of them took at most. */
export function ApprovalChart({ months }: { months: readonly ApprovalMonth[] }) {
  const look = useChartLook();
  const bar = { yAxisId: "count", stackId: "count", stroke: look.gap, maxBarSize: 56, isAnimationActive: false };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={months} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis dataKey="month" tickFormatter={monthText} interval="equidistantPreserveStart" {...look.axis} />
        <YAxis yAxisId="count" width={40} allowDecimals={false} {...look.axis} />
        <YAxis
          yAxisId="wait"
          orientation="right"
          width={56}
          tickFormatter={(hours: number) => (hours === 0 ? "0" : waitText(hours))}
          {...look.axis}
        />
        <Tooltip
          {...look.tooltip}
          labelFormatter={monthTextOf}
          formatter={(amount, _, { dataKey }) => (dataKey === WAIT ? waitText(Number(amount)) : String(amount))}
        />
        <Bar {...bar} dataKey="approved" name="Approved" fill={look.approved} />
        <Bar {...bar} dataKey="rejected" name="Rejected" fill={look.rejected} />
        {/* Lifts the line off the bars that it crosses. */}
        <Line
          yAxisId="wait"
          dataKey={WAIT}
          stroke={look.gap}
          strokeWidth={6}
          dot={false}
          activeDot={false}
          tooltipType="none"
          isAnimationActive={false}
        />
        <Line
          yAxisId="wait"
          dataKey={WAIT}
          name="Median wait"
          stroke={look.wait}
          strokeWidth={2.5}
          dot={{ r: 4, fill: look.wait, stroke: look.gap, strokeWidth: 1.5 }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
