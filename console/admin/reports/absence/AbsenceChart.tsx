import { BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { countText } from "#core/countText.ts";
import { monthText, monthTextOf } from "../parts/months.ts";
import { TypeBars } from "../parts/TypeBars.tsx";
import { useChartLook } from "../../parts/useChartLook.ts";

interface AbsenceChartProps {
  months: readonly AbsenceMonth[];
  types: readonly LeaveTypeAnswer[];
  unit: LeaveUnit;
}

export function AbsenceChart({ months, types, unit }: AbsenceChartProps) {
  const look = useChartLook();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={months} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} {...look.grid} />
        <XAxis dataKey="month" tickFormatter={monthText} interval="equidistantPreserveStart" {...look.axis} />
        <YAxis width={44} interval={0} {...look.axis} />
        <Tooltip
          {...look.tooltip}
          labelFormatter={monthTextOf}
          formatter={(amount) => countText(Number(amount), unit)}
        />
        <TypeBars types={types} maxBarSize={56} />
      </BarChart>
    </ResponsiveContainer>
  );
}
