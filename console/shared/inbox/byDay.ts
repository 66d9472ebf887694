import { addDays } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { longDate } from "../localDates.ts";

export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: number,
): { day: string; entries: Entry[] }[] {
  const today = dayOf(now);
  const names = new Map([
    [today, "Today"],
    [addDays(today, -1), "Yesterday"],
  ]);
  const days = groupBy(entries, ({ at }) => dayOf(Date.parse(at)));
  return [...days].map(([day, ofDay]) => ({ day: names.get(day) ?? longDate(day), entries: ofDay }));
}

function dayOf(instant: number) {
  return new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);
}
