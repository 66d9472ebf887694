import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { daysBetween } from "#core/calendar/dates.ts";
import { formatDate, MONTHS } from "#core/calendar/dateTexts.ts";
import type { SamplePoint } from "#core/simulation/sample/sampleBalance.ts";
import { useChartLook } from "../../parts/useChartLook.ts";

export function SampleChart({ points, unit }: { points: readonly SamplePoint[]; unit: string }) {
  const look = useChartLook();
  const origin = points[0]?.on ?? "";
  const data = points.map((point) => ({ ...point, day: daysBetween(origin, point.on) }));
  const dayOf = new Map(data.map(({ day, on }) => [day, on]));
  const ticks = data.filter(({ on }) => on.endsWith("-01-01"));
  const isPartly = points.some(({ balance, usable }) => balance !== usable);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis
          dataKey="day"
          type="number"
          domain={["dataMin", "dataMax"]}
          ticks={ticks.map(({ day }) => day)}
          interval={0}
          tickFormatter={(day: number) => monthOf(dayOf.get(day) ?? "")}
          {...look.axis}
        />
        <YAxis width={44} interval={0} tickFormatter={figure} {...look.axis} />
        <Tooltip
          {...look.tooltip}
          cursor
          labelFormatter={(day) => formatDate(dayOf.get(Number(day)) ?? origin)}
          formatter={(amount) => countText(Number(amount), unit)}
        />
        <Area
          type="stepAfter"
          dataKey="balance"
          name="Balance"
          stroke={look.leave.blue}
          strokeWidth={2}
          fill={look.leave.blue}
          fillOpacity={0.14}
          isAnimationActive={false}
        />
        {isPartly && (
          <Line
            type="stepAfter"
            dataKey="usable"
            name="Usable"
            stroke={look.leave.purple}
            strokeDasharray="5 4"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function monthOf(date: string): string {
  return date === "" ? "" : `${(MONTHS[Number(date.slice(5, 7)) - 1] ?? "").slice(0, 3)} ${date.slice(0, 4)}`;
}
