import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { useChartLook } from "../../parts/useChartLook.ts";

const NAME_LETTERS = { phone: 24, desktop: 40 };

interface BarsByNameProps {
  bars: readonly { name: string }[];
  unit: LeaveUnit;
  children: ReactNode;
}

export function BarsByName({ bars, unit, children }: BarsByNameProps) {
  const look = useChartLook();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const letters = isPhone ? NAME_LETTERS.phone : NAME_LETTERS.desktop;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={bars.map((bar, nth) => ({ ...bar, nth }))}
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
          formatter={(amount) => countText(Number(amount), unit)}
        />
        {children}
      </BarChart>
    </ResponsiveContainer>
  );
}

function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
