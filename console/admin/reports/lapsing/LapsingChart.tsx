import { BarsByName } from "../parts/BarsByName.tsx";
import { TypeBars } from "../parts/TypeBars.tsx";
import type { LapsingBar } from "./lapsing.ts";

/** A bar for each office, with a segment for each leave type. */
export function LapsingChart({ bars }: { bars: readonly LapsingBar[] }) {
  return (
    <BarsByName bars={bars}>
      <TypeBars maxBarSize={22} />
    </BarsByName>
  );
}
