import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { BarsByName } from "../parts/BarsByName.tsx";
import { TypeBars } from "../parts/TypeBars.tsx";
import type { ExpiringBar } from "./expiring.ts";

interface ExpiringChartProps {
  bars: readonly ExpiringBar[];
  types: readonly LeaveTypeAnswer[];
  unit: LeaveUnit;
}

export function ExpiringChart({ bars, types, unit }: ExpiringChartProps) {
  return (
    <BarsByName bars={bars} unit={unit}>
      <TypeBars types={types} maxBarSize={22} />
    </BarsByName>
  );
}
