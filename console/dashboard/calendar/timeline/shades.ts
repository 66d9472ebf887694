import { DAY_MARKS, type DayMarks } from "#core/offices/dayMarks.ts";

const SHADE = "color-mix(in srgb, currentcolor 9%, transparent)";

export function shades(days: DayMarks): string {
  const at = (day: number) => `${+((day / days.length) * 100).toFixed(4)}%`;
  const stops: string[] = [];
  let start = -1;
  for (let day = 0; day <= days.length; day++) {
    const isOff = days[day] === DAY_MARKS.off;
    if (isOff && start === -1) start = day;
    if (isOff || start === -1) continue;
    stops.push(`transparent ${at(start)}`, `${SHADE} ${at(start)} ${at(day)}`, `transparent ${at(day)}`);
    start = -1;
  }
  return stops.length > 0 ? `linear-gradient(90deg, ${stops.join(", ")})` : "none";
}

export function shadesByDays(): (days: DayMarks) => string {
  const known = new Map<DayMarks, string>();
  return (days) => {
    const background = known.get(days) ?? shades(days);
    known.set(days, background);
    return background;
  };
}
