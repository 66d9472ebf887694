import { Bar, LabelList } from "recharts";
import type { BalanceGroup } from "#core/api/admin/reportAnswers.ts";
import { figure } from "#core/figure.ts";
import { BarsByName } from "../parts/BarsByName.tsx";
import { useChartLook } from "../../parts/useChartLook.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { BalanceBar } from "./balanceBars.ts";

interface BalanceChartProps {
  bars: readonly BalanceBar[];
  unit: LeaveUnit;
  onOpen: (group: BalanceGroup) => void;
}

export function BalanceChart({ bars, unit, onOpen }: BalanceChartProps) {
  const look = useChartLook();
  const open = (nth: number) => {
    const group = bars[nth]?.group;
    if (group) onOpen(group);
  };
  return (
    <BarsByName bars={bars.map((bar) => ({ ...bar, fill: bar.group ? look.owed : look.rest }))} unit={unit}>
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
          formatter={(owed) => figure(Number(owed))}
        />
      </Bar>
    </BarsByName>
  );
}
