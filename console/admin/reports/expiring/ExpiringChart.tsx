import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { BarsByName } from "../parts/BarsByName.tsx";
import { TypeBars } from "../parts/TypeBars.tsx";
import type { ExpiringBar } from "./expiring.ts";

interface ExpiringChartProps {
  bars: readonly ExpiringBar[];
  /** The leave types whose amounts are in days. */
  types: readonly LeaveTypeAnswer[];
}

/** A bar for each office, with a segment for each leave type. */
export function ExpiringChart({ bars, types }: ExpiringChartProps) {
  return (
    <BarsByName bars={bars} unit="day">
      <TypeBars types={types} maxBarSize={22} />
    </BarsByName>
  );
}
