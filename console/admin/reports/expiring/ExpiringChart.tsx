import { BarsByName } from "../parts/BarsByName.tsx";
import { TypeBars } from "../parts/TypeBars.tsx";
import type { ExpiringBar } from "./expiring.ts";

/** A bar for each office, with a segment for each leave type. */
export function ExpiringChart({ bars }: { bars: readonly ExpiringBar[] }) {
  return (
    <BarsByName bars={bars}>
      <TypeBars maxBarSize={22} />
    </BarsByName>
  );
}
