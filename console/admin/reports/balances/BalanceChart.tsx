import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { daysText, figure } from "#console/shared/formats.ts";
import { useChartLook } from "../parts/useChartLook.ts";
import type { BalanceBar } from "./balanceBars.ts";
import type { BalanceGroup } from "./balances.ts";

/** What fits beside the bars on two lines, in letters. */
const NAME_LETTERS = { phone: 24, desktop: 40 };

/** A bar for each group, as long as what it is owed; the mouse opens it. */
export function BalanceChart({ bars, onOpen }: { bars: readonly BalanceBar[]; onOpen: (group: BalanceGroup) => void }) {
  const look = useChartLook();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const letters = isPhone ? NAME_LETTERS.phone : NAME_LETTERS.desktop;
  const data = bars.map((bar, nth) => ({ ...bar, nth, fill: bar.group ? look.vacation : look.rest }));
  const open = (nth: number) => {
    const group = bars[nth]?.group;
    if (group) onOpen(group);
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} {...look.grid} />
        <XAxis type="number" tickFormatter={figure} {...look.axis} />
        <YAxis
          type="category"
          dataKey="nth"
          width={isPhone ? 100 : 176}
          interval={0}
          tickFormatter={(nth: number) => shortened(bars[nth]?.name ?? "", letters)}
          {...look.axis}
        />
        <Tooltip
          {...look.tooltip}
          labelFormatter={(nth) => bars[Number(nth)]?.name}
          formatter={(days) => daysText(Number(days))}
        />
        <Bar
          dataKey="owed"
          name="Owed"
          maxBarSize={22}
          radius={[0, 4, 4, 0]}
          isAnimationActive={false}
          cursor="pointer"
          onClick={(_, nth) => open(nth)}
        >
          <LabelList
            dataKey="owed"
            position="right"
            fill={look.text}
            fontSize={12}
            formatter={(days) => figure(Number(days))}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
