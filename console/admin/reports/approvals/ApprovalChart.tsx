import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { ApprovalMonth } from "#core/api/admin/reportAnswers.ts";
import { monthText, monthTextOf } from "../parts/months.ts";
import { useChartLook } from "../../parts/useChartLook.ts";
import { daysWaited, waitText, waitUnit } from "./waitText.ts";

const WAIT = "wait";

export function ApprovalChart({ months }: { months: readonly ApprovalMonth[] }) {
  const look = useChartLook();
  const unit = waitUnit(months.map(({ medianHours }) => medianHours));
  const data = months.map((month) => ({
    ...month,
    [WAIT]: month.medianHours === null ? null : month.medianHours / unit,
  }));
  const bar = { yAxisId: "count", stackId: "count", stroke: look.gap, maxBarSize: 56, isAnimationActive: false };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis dataKey="month" tickFormatter={monthText} interval="equidistantPreserveStart" {...look.axis} />
        <YAxis yAxisId="count" width={40} interval={0} allowDecimals={false} {...look.axis} />
        <YAxis
          yAxisId="wait"
          orientation="right"
          width={64}
          interval={0}
          allowDecimals={false}
          tickFormatter={(wait: number) => scaleText(wait, unit)}
          {...look.axis}
        />
        <Tooltip
          {...look.tooltip}
          labelFormatter={monthTextOf}
          formatter={(amount, _, { dataKey }) => (dataKey === WAIT ? waitText(Number(amount) * unit) : String(amount))}
        />
        <Bar {...bar} dataKey="approved" name="Approved" fill={look.approved} />
        <Bar {...bar} dataKey="rejected" name="Rejected" fill={look.rejected} />
        {/* Sets the line off from the bars. */}
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

function scaleText(wait: number, unit: number): string {
  if (wait === 0) return "0";
  return unit === 1 ? waitText(wait) : daysWaited(wait);
}
