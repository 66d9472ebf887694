import { type DayMarks, DAY_MARKS } from "#core/offices/dayMarks.ts";
import type { TimelineBar } from "./timelineBar.ts";

/** `away` can be a fraction, because an absence of part of a day counts in part. */
export interface DayCoverage {
  working: number;
  away: number;
}

interface CoveredPerson {
  days: DayMarks;
  bars: readonly TimelineBar[];
}

const NONE: ReadonlyMap<number, number> = new Map();

export function coverageOfDays(people: readonly CoveredPerson[], count: number): DayCoverage[] {
  const coverage = Array.from({ length: count }, (): DayCoverage => ({ working: 0, away: 0 }));
  for (const { days, bars } of people) {
    const away = bars.length === 0 ? NONE : awayByDay(bars);
    for (let day = 0; day < count; day++) {
      const sum = coverage[day];
      if (!sum || days[day] === DAY_MARKS.off) continue;
      sum.working += 1;
      sum.away += away.get(day) ?? 0;
    }
  }
  return coverage;
}

function awayByDay(bars: readonly TimelineBar[]): Map<number, number> {
  const away = new Map<number, number>();
  for (const { start, length } of bars) {
    for (let day = Math.floor(start); day < start + length; day++) {
      const part = Math.min(day + 1, start + length) - Math.max(day, start);
      away.set(day, Math.min(1, (away.get(day) ?? 0) + part));
    }
  }
  return away;
}

export function percentAtWork({ working, away }: DayCoverage): number | undefined {
  return working === 0 ? undefined : Math.round(((working - away) / working) * 100);
}
